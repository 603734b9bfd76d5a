"""Where a line may break: never at a no-break space, as French has before its signs; and by the rules of Japanese."""

import re
from importlib import import_module
from typing import Any, Final

WIDE: Final = "\u3000-\u9fff\uff00-\uffef"
OPENING: Final = "「『（"
CLOSING: Final = "、。，．・：；！？」』）…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
"""What no line of Japanese begins with."""
SPACE: Final = r"[^\S\u00a0]*"
NARROW: Final = rf"(?:(?![{WIDE}])[\S\u00a0])+"
WORD: Final = re.compile(rf"{SPACE}(?:[{OPENING}]*(?:{NARROW}|[{WIDE}])[{CLOSING}]*){SPACE}")


def wrap_by_language() -> None:
    """Rich takes a no-break space for any other, and a sentence without spaces for one word."""
    wrapping: Any = import_module("rich._wrap")  # it has no public place for this
    wrapping.re_word = WORD
