"""What is outside of us may be away. It is said when it goes and when it is back, not each time that it is missed."""

import structlog


class Absence:
    def __init__(self, what: str) -> None:
        self.is_away = False
        self._what = what

    def missed(self, error: BaseException | None = None) -> None:
        if not self.is_away:
            structlog.get_logger().warning(f"{self._what}_away", exc_info=error)
        self.is_away = True

    def met(self) -> None:
        if self.is_away:
            structlog.get_logger().info(f"{self._what}_back")
        self.is_away = False
