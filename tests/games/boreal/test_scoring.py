"""BO-24 to BO-26: each end power worked out by hand, alone, with two-family cards, in chains and rings."""

from __future__ import annotations

import pytest

from game.games.boreal.components import FAMILIES
from game.games.boreal.state import Place, Scout, SwapPyramid
from tests.games.boreal.scenario import card, do, points, reasons, rules, table
from tests.rules_marker import rule

# families: Reindeer Ford nature, Cloud Bank sky, Still Tarn water, Camp Fire fire, Cloudberry Bog nature and
# water, Rain Shore water and sky, Storm Mast sky and fire, Forge Village fire and nature, archives none


@rule("BO-25")
def test_printed_points() -> None:
    assert points([["birch_wood", "whale_bay"], ["ash_crater"]]) == {
        "birch_wood": 1, "whale_bay": 7, "ash_crater": 8}


@rule("BO-25", "BO-26")
def test_one_per_adjacent_card() -> None:
    assert points([["reindeer_ford"]]) == {"reindeer_ford": 0}
    # left, right, above left; the one above right isn't there
    assert points([["still_tarn", "reindeer_ford", "camp_fire"], ["cloud_bank"]])["reindeer_ford"] == 3
    # in the middle of level 2 of a full pyramid: left, right, two above, two below
    full = [["still_tarn", "camp_fire", "cloud_bank", "birch_wood"], ["whale_bay", "reindeer_ford", "drift_ice"],
            ["snow_gate", "storm_mast"], ["glow_worm_cave"]]
    found = points(full)
    assert found["reindeer_ford"] == 6
    assert found["glow_worm_cave"] == 2  # on top: the two below
    assert points([["glow_worm_cave", "sun_stair"]])["glow_worm_cave"] == 1  # archives count as cards


@rule("BO-25")
@pytest.mark.parametrize("name", ["tidal_steps", "sun_stair"])
def test_points_by_level(name: str) -> None:
    rows = [["still_tarn", "camp_fire", "cloud_bank", "birch_wood"], ["whale_bay", "drift_ice", "snow_gate"],
            ["storm_mast", "rain_shore"], ["ember_cave"]]
    for level, worth in enumerate((2, 4, 6, 8)):
        changed = [list(r) for r in rows]
        changed[level][0] = name
        assert points(changed)[name] == worth


@rule("BO-25", "BO-26")
def test_two_per_card_of_a_family_anywhere_itself_included() -> None:
    assert points([["old_spruce"]])["old_spruce"] == 2
    # nature: Old Spruce, Cloudberry Bog, Forge Village (two-family cards count), not Map Room
    pyramid = [["old_spruce", "camp_fire", "cloudberry_bog"], ["forge_village", "map_room"]]
    assert points(pyramid)["old_spruce"] == 6
    # water: Deep Fjord, Rain Shore
    assert points([["deep_fjord", "camp_fire", "birch_wood", "rain_shore"]])["deep_fjord"] == 4


@rule("BO-25", "BO-26")
def test_two_per_adjacent_card_of_a_family() -> None:
    assert points([["aurora_dome"]])["aurora_dome"] == 0  # itself isn't adjacent
    # sky beside Aurora Dome: Rain Shore (left), Storm Mast (above); Cloud Bank is not adjacent
    pyramid = [["rain_shore", "aurora_dome", "still_tarn", "cloud_bank"], ["storm_mast"]]
    assert points(pyramid)["aurora_dome"] == 4
    # fire beside Lava Field: Forge Village
    assert points([["lava_field", "forge_village", "camp_fire"]])["lava_field"] == 2


@rule("BO-25", "BO-26")
def test_two_per_adjacent_card_of_a_different_family() -> None:
    assert points([["geyser"]])["geyser"] == 0
    # Geyser is water: Camp Fire counts; Rain Shore shares water; Map Room has no family
    assert points([["camp_fire", "geyser", "rain_shore"], ["map_room"]])["geyser"] == 2
    # Hanging Meadow is nature: Storm Mast (sky and fire) counts once, Cloudberry Bog shares nature
    assert points([["storm_mast", "hanging_meadow", "cloudberry_bog"]])["hanging_meadow"] == 2


@rule("BO-25", "BO-26")
def test_four_per_family_where_one_has_strictly_more() -> None:
    assert points([["watchfire"]])["watchfire"] == 4  # fire 1 : 0
    # mine: fire 2, water 2, sky 1, nature 0; theirs: water 2, nature 1
    mine = [["watchfire", "camp_fire", "rain_shore", "still_tarn"]]
    theirs = [["cloudberry_bog", "whale_bay"]]
    assert points(mine, theirs)["watchfire"] == 8  # fire and sky; water is equal
    assert points(theirs, [["star_tower", *mine[0][1:]]], seat=1)["star_tower"] == 8  # fire 1 : 0, sky 1 : 0


@rule("BO-25", "BO-26")
def test_five_per_full_set() -> None:
    assert points([["four_winds_pass", "birch_wood", "still_tarn"]])["four_winds_pass"] == 0
    assert points([["four_winds_pass", "birch_wood", "still_tarn", "camp_fire"]])["four_winds_pass"] == 5
    # Cloudberry Bog (nature, water) and Storm Mast (sky, fire) are one set; twice with four single ones
    base = ["seed_vault", "cloudberry_bog", "storm_mast", "birch_wood"]
    pyramid = [base, ["still_tarn", "cloud_bank", "camp_fire"]]
    assert points(pyramid)["seed_vault"] == 10


@rule("BO-25", "BO-26")
def test_equal_to_the_left() -> None:
    assert points([["whale_bay", "mirror_lake"]])["mirror_lake"] == 7
    assert points([["mirror_lake", "whale_bay"]])["mirror_lake"] == 0
    assert reasons([["mirror_lake", "whale_bay"]])["mirror_lake"] == "left_missing"
    # the final value of the other card: Reindeer Ford with two neighbours
    assert points([["birch_wood", "reindeer_ford", "whispering_arch"]])["whispering_arch"] == 2


@rule("BO-25", "BO-26")
def test_equal_to_the_right() -> None:
    assert points([["echo_valley", "whale_bay"]])["echo_valley"] == 7
    assert points([["whale_bay", "echo_valley"]])["echo_valley"] == 0
    assert points([["twin_pillars", "echo_valley"]])["twin_pillars"] == 0


@rule("BO-25", "BO-26")
def test_equal_to_the_better_of_the_two_below() -> None:
    assert points([["whale_bay", "birch_wood"], ["snow_bridge"]])["snow_bridge"] == 7
    assert points([["birch_wood", "whale_bay"], ["sunken_library"]])["sunken_library"] == 7
    assert points([["snow_bridge", "whale_bay"]])["snow_bridge"] == 0
    assert reasons([["snow_bridge"]])["snow_bridge"] == "below_missing"


@rule("BO-26")
def test_references_lead_through_chains() -> None:
    found = points([["whale_bay", "mirror_lake", "whispering_arch"], ["birch_wood", "snow_bridge"]])
    assert found == {"whale_bay": 7, "mirror_lake": 7, "whispering_arch": 7, "birch_wood": 1, "snow_bridge": 7}
    found = points([["echo_valley", "twin_pillars", "whale_bay"]])
    assert (found["echo_valley"], found["twin_pillars"]) == (7, 7)


@rule("BO-26")
def test_a_ring_is_worth_nothing_and_so_is_what_leads_into_it() -> None:
    ring = [["echo_valley", "mirror_lake", "whispering_arch"], ["snow_bridge"]]
    assert points(ring) == {"echo_valley": 0, "mirror_lake": 0, "whispering_arch": 0, "snow_bridge": 0}
    # Whispering Arch is as its left neighbour, which is part of the ring; they don't point at each other
    assert reasons(ring) == {"echo_valley": "right_ring", "mirror_lake": "left_ring",
                             "whispering_arch": "left", "snow_bridge": "below_ring"}
    # one below leads into a ring, the other is worth 7: the better one counts
    assert points([["echo_valley", "mirror_lake", "whale_bay"], ["birch_wood", "snow_bridge"]])["snow_bridge"] == 7


@rule("BO-26")
def test_nothing_is_called_a_ring_that_is_none() -> None:
    chain = [["mirror_lake", "whispering_arch"], ["snow_bridge"]]  # worth 0: no card beside Mirror Lake
    assert points(chain) == {"mirror_lake": 0, "whispering_arch": 0, "snow_bridge": 0}
    assert reasons(chain) == {"mirror_lake": "left_missing", "whispering_arch": "left", "snow_bridge": "below"}
    leads = reasons([["twin_pillars", "echo_valley", "mirror_lake"], ["snow_bridge"]])
    assert leads == {"twin_pillars": "right", "echo_valley": "right_ring", "mirror_lake": "left_ring",
                     "snow_bridge": "below"}


@rule("BO-24")
def test_the_count_adds_up_and_says_why() -> None:
    white = [["camp_fire", "geyser", "cloud_bank"], ["old_spruce", "tidal_steps"]]
    # 1, 2*3 (Camp Fire, Cloud Bank, Old Spruce; Tidal Steps is water too), 1, 2, 4
    assert points(white) == {"camp_fire": 1, "geyser": 6, "cloud_bank": 1, "old_spruce": 2, "tidal_steps": 4}
    s = table(white={"pyramid": white})
    assert rules().scorer.totals(s) == (14, 0)
    lines = {rules().components.cards[k.card].id: dict(k.params) for k in rules().explain(s, 0)}
    assert lines["geyser"] == {"n": 3}
    assert lines["old_spruce"] == {"family": "@boreal.family.nature", "n": 1}
    assert lines["tidal_steps"] == {"level": 2}


def test_families_have_four_bits_each() -> None:
    assert len(FAMILIES) == 4


# -- preview ---------------------------------------------------------------------------------


def test_preview_of_a_placement() -> None:
    white = {"token": 8, "reserve": ["storm_mast"], "pyramid": [["reindeer_ford", "windy_ridge", "watchfire"]]}
    s = table(white=white, black={"token": 1, "pyramid": [["warm_spring", "star_tower"]]})
    cost = rules().components.cards[card("storm_mast")].cost
    # not yet discovered: on level 2 over Reindeer Ford and Windy Ridge
    found = rules().scorer.preview_card(s, 0, card("storm_mast"), 4)
    assert found.own == 5
    # Reindeer Ford +1 (a neighbour more). Watchfire: fire 2:1 is a new lead, +4
    assert {(c.card, c.points) for c in found.changes} == {(card("reindeer_ford"), 1), (card("watchfire"), 4)}
    assert found.gain == 5 + 1 + 4
    assert found.covered == (card("reindeer_ford"), card("windy_ridge"))
    assert (found.lost, found.gained, found.income) == (3, 0, 0)
    assert found.paid == 8 - cost
    assert found.token == min(8, 8 - cost + (2, 1, 0, 0, 0, 0, 0, 0, 0)[8 - cost])
    assert found.rival_token == 0  # loses 2 of 1
    # Star Tower counts black's leads: before fire 1:1 none, so nothing to lose
    assert found.rival == 0
    # the same once it is in hand
    after = do(s, "discover storm_mast")
    assert rules().preview(after, Place(4)) == found
    assert do(after, "place L2S1").tokens == (found.token, found.rival_token)


def test_preview_of_growing_left_of_a_swap_and_of_scouting() -> None:
    s = table(white={"token": 8, "reserve": ["ember_cave", "whale_bay"], "pyramid": [["mirror_lake", "camp_fire"]]})
    found = rules().scorer.preview_card(s, 0, card("whale_bay"), -1)
    assert (found.slot, found.gain) == (0, 14)  # Mirror Lake then equals Whale Bay
    assert found.covered == ()
    s = do(s, "discover ember_cave", "place L1S3")
    # Camp Fire 1, Ember Cave 2: Mirror Lake to the right of Camp Fire is worth 1
    found = rules().preview(s, SwapPyramid(card("mirror_lake"), card("camp_fire")))
    assert found.gain == 1
    assert (found.covered, found.lost, found.gained) == ((), 0, 0)
    found = rules().preview(table(white={"token": 0}), Scout(card("birch_wood")))
    assert (found.gain, found.token, found.bonus) == (0, 2, 2)


@rule("BO-22")
def test_preview_of_a_swap_counts_what_it_covers_and_uncovers() -> None:
    s = do(table(white={"token": 8, "reserve": ["ember_cave"], "pyramid": [["birch_wood", "camp_fire"]]}),
           "discover ember_cave", "place L2S1")
    found = rules().preview(s, SwapPyramid(card("birch_wood"), card("ember_cave")))
    compasses = {k: rules().components.cards[card(k)].compasses for k in ("birch_wood", "ember_cave")}
    assert found.covered == (card("ember_cave"),)
    assert (found.lost, found.gained) == (compasses["ember_cave"], compasses["birch_wood"])
    assert found.income == compasses["birch_wood"]


def test_covering_the_last_compass_is_warned_of() -> None:
    s = do(table(white={"token": 8, "reserve": ["ash_crater"], "pyramid": [["camp_fire", "still_tarn"]]}),
           "discover ash_crater")
    view = rules().observe(s, 0)
    assert [w.key for w in rules().warnings(view, Place(4))] == ["no_compass"]
