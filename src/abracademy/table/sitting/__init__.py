"""A table with the people around it: who sits where, what is agreed, whose time runs; from a log of its own."""

from .again import Again, again
from .chair import FREE, Chair
from .clock import Clock
from .decide import Decision, decide
from .due import Due, brought, due, woken
from .entries import (
    Away,
    Back,
    Closed,
    Ended,
    Opened,
    Row,
    Sat,
    SittingEntry,
    Stood,
    Who,
)
from .lobby import OUTSIDE, fill, seat_outside
from .playing import moved
from .presence import came, went
from .requests import Act, Fill, Leave, Rematch, Sit, SittingRequest
from .seating import ChairSeen, Seating, seating
from .sitting import Phase, Sitting
from .terms import SECOND, Terms, agreed
from .watching import eyes_of, may_look, may_watch

__all__ = [
    "FREE",
    "OUTSIDE",
    "SECOND",
    "Act",
    "Again",
    "Away",
    "Back",
    "Chair",
    "ChairSeen",
    "Clock",
    "Closed",
    "Decision",
    "Due",
    "Ended",
    "Fill",
    "Leave",
    "Opened",
    "Phase",
    "Rematch",
    "Row",
    "Sat",
    "Seating",
    "Sit",
    "Sitting",
    "SittingEntry",
    "SittingRequest",
    "Stood",
    "Terms",
    "Who",
    "again",
    "agreed",
    "brought",
    "came",
    "decide",
    "due",
    "eyes_of",
    "fill",
    "may_look",
    "may_watch",
    "moved",
    "seat_outside",
    "seating",
    "went",
    "woken",
]
