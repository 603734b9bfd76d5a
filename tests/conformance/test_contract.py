"""What the house promises of every game."""

from collections.abc import Iterator
from random import Random
from typing import Any, cast, get_args, get_type_hints

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import fields

from abracademy.kernel import (
    AnyGame,
    Outcome,
    Refused,
    Sentence,
    Shuffle,
    Tale,
    Wire,
    answer,
    describe,
    read_action,
    read_options,
    read_outcome,
    require_turn,
    viewers,
)
from abracademy.table import Table, Update, reopened, update
from tests.apart import Apart
from tests.played import Played, play_at_random

GAMES_PLAYED = 12


@pytest.fixture
def some_played(game: AnyGame, known: Apart) -> list[Played]:
    """A few random games at every number of seats."""
    random = Random(7)
    return [
        play_at_random(game, known.options(random, seats), seats, random)
        for seats in game.seats
        for _ in range(GAMES_PLAYED // len(game.seats))
    ]


def seen(value: Any) -> bytes:
    return msgspec.json.encode(value)


def test_random_play_ends_with_a_place_for_everybody(some_played: list[Played]) -> None:
    for played in some_played:
        result = played.game.result(played.end)
        assert len(result.places) == len(result.points) == played.seats
        assert min(result.places) == 1
        assert result.ending
        assert played.game.legal(played.end) == ()


def test_folding_the_log_gives_the_state(some_played: list[Played]) -> None:
    for played in some_played:
        table = Table(played.game, played.options, played.seats)
        for step in played.steps:
            table.play(step.move)
        record = msgspec.json.decode(msgspec.json.encode(table.record()), type=type(table.record()))
        again = reopened(played.game, record)
        assert again.state == table.state == played.end
        assert again.events == table.events
        assert again.log == table.log


def test_codecs_round_trip(some_played: list[Played]) -> None:
    for played in some_played:
        game = played.game
        assert read_options(game.options, msgspec.to_builtins(played.options)) == played.options
        for action in game.actions(played.options, played.seats):
            assert read_action(game, msgspec.json.decode(seen(action))) == action
        for step in played.steps:
            values: tuple[Any, ...] = (step.before, *step.events, *_on_the_wire(played, step))
            assert [_and_back(value) for value in values] == list(values)
            if isinstance(step.move, Outcome):
                awaits: Any = game.awaits(step.before)
                assert _and_back(awaits) == awaits
                assert read_outcome(awaits, msgspec.json.decode(seen(step.move.value))) == step.move


def _and_back(value: object) -> object:
    return msgspec.json.decode(seen(value), type=type(value))


def _on_the_wire(played: Played, step: Any) -> Iterator[Wire]:
    for viewer in viewers(played.seats):
        yield played.game.view(step.after, viewer)
        for event in step.events:
            yield played.game.tell(event, viewer)


def test_states_and_events_never_change_after_the_fact(game: AnyGame, known: Apart) -> None:
    random = Random(3)
    for seats in game.seats:
        state, kept = game.begin(known.options(random, seats), seats), list[tuple[Any, bytes]]()
        while (awaits := game.awaits(state)) is not None:
            kept.append((state, seen(state)))
            move = random.choice(game.legal(state)) if isinstance(awaits, int) else answer(awaits, random)
            state, events = game.play(state, move)
            kept += [(event, seen(event)) for event in events]
            for viewer in viewers(seats):
                game.view(state, viewer)
        assert all(seen(value) == bytes_then for value, bytes_then in kept)


def test_values_hold_nothing_that_could_be_changed(some_played: list[Played]) -> None:
    for played in some_played:
        for step in played.steps:
            assert all(map(_is_frozen, (step.after, *step.events, *_on_the_wire(played, step))))


def _is_frozen(value: Any) -> bool:
    if isinstance(value, Struct):
        frozen = value.__struct_config__.frozen
        return frozen and all(_is_frozen(getattr(value, field.name)) for field in fields(value))
    if isinstance(value, tuple):
        return all(map(_is_frozen, cast(tuple[object, ...], value)))
    return value is None or value is msgspec.UNSET or isinstance(value, int | str)


def test_legal_actions_all_play_and_everything_else_is_refused_without_effect(some_played: list[Played]) -> None:
    for played in some_played:
        game, random = played.game, Random(5)
        for step in random.sample(played.steps, min(40, len(played.steps))):
            before = seen(step.before)
            for action in game.actions(played.options, played.seats):
                _try(game, step.before, action)
            assert seen(step.before) == before


def _try(game: AnyGame, state: Any, action: Any) -> None:
    if action in game.legal(state):
        after, events = game.play(state, action)
        assert after != state
        assert isinstance(events, tuple)
        return
    expected = "illegal_action" if isinstance(game.awaits(state), int) else "not_your_turn"
    with pytest.raises(Refused) as refused:
        game.play(state, action)
    assert refused.value.code == expected


def test_legal_actions_stand_in_the_fixed_order_of_all_actions(some_played: list[Played]) -> None:
    for played in some_played:
        every = played.game.actions(played.options, played.seats)
        assert len(set(every)) == len(every)
        for step in played.steps:
            legal = played.game.legal(step.before)
            assert list(legal) == [action for action in every if action in legal]
            assert bool(legal) == isinstance(played.game.awaits(step.before), int)


def test_only_the_awaited_seat_may_move(some_played: list[Played]) -> None:
    for played in some_played:
        for step in played.steps[:50]:
            awaits = played.game.awaits(step.before)
            for seat in range(played.seats):
                if seat != awaits:
                    with pytest.raises(Refused) as refused:
                        require_turn(awaits, seat)
                    assert refused.value.code == "not_your_turn"


def test_chance_takes_only_what_it_was_asked_for(some_played: list[Played]) -> None:
    for played in some_played:
        for step in played.steps:
            awaits = played.game.awaits(step.before)
            if isinstance(awaits, int):
                with pytest.raises(Refused):
                    played.game.play(step.before, Outcome(1))
            else:
                wrong = step.move.value[1:] if isinstance(awaits, Shuffle) else 99
                with pytest.raises(Refused) as refused:
                    played.game.play(step.before, Outcome(wrong))
                assert refused.value.code == "bad_outcome"


def test_a_game_that_is_over_takes_no_move(some_played: list[Played]) -> None:
    for played in some_played:
        for move in (Outcome(1), *played.game.actions(played.options, played.seats)):
            with pytest.raises(Refused) as refused:
                played.game.play(played.end, move)
            assert refused.value.code == "game_over"


def test_things_are_neither_made_nor_lost(some_played: list[Played], known: Apart) -> None:
    for played in some_played:
        for step in played.steps:
            assert known.things(step.after) == known.things(step.before)


def test_only_wire_values_are_sent(some_played: list[Played]) -> None:
    for played in some_played:
        for step in played.steps:
            for value in _on_the_wire(played, step):
                assert isinstance(value, Wire)
                assert all(issubclass(kind, Wire) for kind in _structs_in(type(value)))


def _structs_in(kind: Any) -> Iterator[type]:
    """The kinds of values that such a value may hold, as its annotations say."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        yield kind
        for hint in get_type_hints(kind).values():
            yield from _structs_in(hint)
    for part in get_args(kind):
        yield from _structs_in(part)


def test_a_states_kind_is_not_sent(game: AnyGame, known: Apart) -> None:
    assert not isinstance(game.begin(known.options(Random(1), game.seats[0]), game.seats[0]), Wire)


def test_everybody_is_told_something_of_every_event(some_played: list[Played]) -> None:
    """So that counting messages, or numbering them, tells nothing."""
    for played in some_played:
        for step in played.steps:
            for event in step.events:
                kinds = {type(played.game.tell(event, viewer)) for viewer in viewers(played.seats)}
                assert len(kinds) == 1


def test_the_changes_told_make_the_new_view_of_the_old(some_played: list[Played]) -> None:
    for played in some_played:
        for viewer in viewers(played.seats):
            view = msgspec.json.decode(seen(played.game.view(played.steps[0].before, viewer)))
            for step in played.steps:
                news = _news(played, step, viewer)
                _apply(view, msgspec.json.decode(seen(news))["changes"])
                assert view == msgspec.json.decode(seen(played.game.view(step.after, viewer)))


def _news(played: Played, step: Any, viewer: Any) -> Update:
    before, after = played.game.view(step.before, viewer), played.game.view(step.after, viewer)
    return update(played.game, viewer, before, after, step.events)


def _apply(view: Any, changes: list[Any]) -> None:
    for (*way, last), value in changes:
        place = view
        for key in way:
            place = place[key]
        place[last] = value


def test_a_view_names_whose_turn_it_is_and_no_more_of_chance(some_played: list[Played]) -> None:
    for played in some_played:
        for step in played.steps:
            awaits = played.game.awaits(step.after)
            shown = {"seat": awaits} if isinstance(awaits, int) else awaits and {"chance": True}
            for viewer in viewers(played.seats):
                view = msgspec.json.decode(seen(played.game.view(step.after, viewer)))
                assert view["viewer"] == (viewer if isinstance(viewer, int) else None)
                assert view["awaits"] == shown
                assert bool(view["legal"]) == (awaits == viewer)


def test_what_is_imagined_fits_all_that_was_told(some_played: list[Played]) -> None:
    for played in some_played:
        random = Random(11)
        for length in random.sample(range(len(played.steps) + 1), min(12, len(played.steps))):
            cut = played.until(length)
            for viewer in viewers(played.seats):
                _imagine(cut, viewer, random)


def _imagine(played: Played, viewer: Any, random: Random) -> None:
    game, told = played.game, [event for step in played.steps for event in step.events]
    tale = Tale(played.options, played.seats, tuple(game.tell(event, viewer) for event in told))
    state, weight = game.imagine(viewer, tale, random)
    assert 0 < weight <= 1
    assert game.view(state, viewer) == game.view(played.end, viewer)  # with what the viewer may do
    assert type(game.awaits(state)) is type(game.awaits(played.end))


def test_every_seat_count_can_begin_with_the_default_options(game: AnyGame) -> None:
    for seats in game.seats:
        assert game.awaits(game.begin(read_options(game.options, {}), seats)) is not None
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(Refused) as refused:
            game.begin(read_options(game.options, {}), seats)
        assert refused.value.code == "bad_options"


def test_every_option_says_its_default(game: AnyGame) -> None:
    assert all("default" in schema for schema in describe(game.options).values())


def test_sentences_are_made_of_what_was_told(some_played: list[Played]) -> None:
    for played in some_played:
        for step in played.steps:
            for viewer in viewers(played.seats):
                for event in step.events:
                    said = played.game.sentences(played.game.tell(event, viewer), played.options)
                    assert all(isinstance(sentence, Sentence) for sentence in said)
                    assert all(0 <= seat < played.seats for one in said for seat in one.seats.values())
