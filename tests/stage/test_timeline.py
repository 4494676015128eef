"""The timeline: order, skipping, speeds, sounds; the cast equals the view's when it has played."""

from __future__ import annotations

import pytest

from game.stage.cast import Actor, cast_of, differences
from game.stage.easing import out, overshoot, part, smooth
from game.stage.timeline import Clip, Timeline
from game.ui.layout import Box


def moving(name: str, slot: str, ms: float = 100, sound: str = "") -> Clip:
    def play(cast, t):
        actor = cast[name]
        if t >= 1:
            actor.arrive(slot)
        else:
            actor.to, actor.t = slot, t

    return Clip(ms, play, sound)


def fresh() -> Timeline:
    return Timeline(cast_of([Actor("a", "piece", "one"), Actor("b", "piece", "one")]))


def test_clips_play_one_after_another_and_carry_time_over():
    line = fresh()
    line.add(lambda cast: [moving("a", "two"), moving("b", "two")])
    assert line.update(50)
    assert line.cast["a"].t == pytest.approx(0.5)
    assert line.update(100)  # 50 ms end the first, 50 are left for the second
    assert (line.cast["a"].at, line.cast["b"].at) == ("two", "one")
    assert line.cast["b"].t == pytest.approx(0.5)
    assert not line.update(1000)
    assert line.cast["b"].at == "two"
    assert not line.busy


def test_finish_puts_everything_at_its_end_silently_and_tells_in_order():
    heard: list[str] = []
    told: list[int] = []
    line = Timeline(cast_of([Actor("a", "piece", "one")]), heard.append)
    line.add(lambda cast: [moving("a", "two", sound="ski")], lambda: told.append(1))
    line.add(lambda cast: [], lambda: told.append(2))
    line.add(lambda cast: [moving("a", "three", sound="ski")], lambda: told.append(3))
    line.update(10)
    line.finish()
    assert line.cast["a"].at == "three"
    assert told == [1, 2, 3]
    assert heard == ["ski"]  # the first had begun; what is skipped is not heard
    assert not line.busy


def test_instant_speed_plays_all_in_one_update():
    line = fresh()
    line.speed = 0.0
    line.add(lambda cast: [moving("a", "two"), moving("a", "three")])
    assert not line.update(1)
    assert line.cast["a"].at == "three"


def test_a_cue_is_made_from_the_cast_as_it_then_stands():
    line = fresh()
    seen: list[str] = []
    line.add(lambda cast: [moving("a", "two")])
    line.add(lambda cast: seen.append(cast["a"].at) or [])
    line.update(1000)
    assert seen == ["two"]


def test_drop_forgets_what_is_queued():
    line = fresh()
    told: list[int] = []
    line.add(lambda cast: [moving("a", "two")], lambda: told.append(1))
    line.update(10)
    line.drop(cast_of([Actor("c", "piece", "one")]))
    assert not line.busy
    assert not told
    assert list(line.cast) == ["c"]


def test_differences_name_actor_and_field():
    one, two = cast_of([Actor("a", "piece", "x")]), cast_of([Actor("a", "piece", "y"), Actor("b", "die", "z")])
    assert differences(one, two) == ["a.at is 'x', should be 'y'", "b is gone"]
    assert differences(one, cast_of([Actor("a", "piece", "x")])) == []


def test_two_actors_of_one_name_are_refused():
    with pytest.raises(ValueError, match="two actors are called a"):
        cast_of([Actor("a", "piece", "x"), Actor("a", "piece", "y")])


def test_an_actor_on_its_way_is_between_its_slots_and_hops():
    slots = {"x": Box(0, 0, 10, 10), "y": Box(100, 0, 10, 10)}
    actor = Actor("a", "piece", "x", to="y", t=0.5, hop=2.0)
    assert actor.place(slots) == pytest.approx(Box(50, -20, 10, 10))
    actor.arrive()
    assert (actor.at, actor.to, actor.t, actor.hop) == ("y", "", 0.0, 0.0)
    assert Actor("a", "piece", "nowhere").place(slots) is None


@pytest.mark.parametrize("ease", [smooth, out, overshoot])
def test_easings_begin_at_nothing_and_end_at_all(ease):
    assert ease(0.0) == pytest.approx(0.0, abs=1e-9)
    assert ease(1.0) == pytest.approx(1.0)


def test_part_of_a_motion():
    assert [part(t, 0.25, 0.75) for t in (0, 0.25, 0.5, 0.75, 1)] == [0, 0, 0.5, 1, 1]
    assert part(0.5, 0.5, 0.5) == 1.0
