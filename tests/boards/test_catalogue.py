"""Finding boards: shipped and own maps side by side, a bad one hides none, a game's own check is heard."""

from game.boards.catalogue import find_boards, games_with_maps, picture_dir, read_checked
from tests.boards.mapfiles import lane_map, three, write


def put(folder, name, **values):
    return write(folder, lane_map(three(), board=name, **values), f"{name}.tmx")


def test_shipped_first_then_own_each_by_file_name(tmp_path) -> None:
    shipped, user = tmp_path / "maps", tmp_path / "home"
    for name in ("b", "a"):
        put(shipped / "biathlon", name)
    put(user / "maps" / "biathlon", "mine")
    put(shipped / "boreal", "other", game="boreal")
    boards, problems = find_boards("biathlon", shipped, user)
    assert problems == ()
    assert [(b.id, b.source) for b in boards] == [
        ("a", "shipped/biathlon/a.tmx"),
        ("b", "shipped/biathlon/b.tmx"),
        ("mine", "user/biathlon/mine.tmx"),
    ]
    assert picture_dir(boards[0], shipped, user) == shipped / "biathlon"
    assert picture_dir(boards[2], shipped, user) == user / "maps" / "biathlon"
    assert picture_dir(boards[2], shipped, None) is None
    assert games_with_maps(shipped, user) == ("biathlon", "boreal")


def test_without_a_user_folder_or_maps_there_is_simply_less(tmp_path) -> None:
    put(tmp_path / "biathlon", "a")
    assert [b.id for b in find_boards("biathlon", tmp_path, None)[0]] == ["a"]
    assert find_boards("triathlon", tmp_path, tmp_path / "nowhere") == ((), ())
    assert games_with_maps(tmp_path / "nowhere", None) == ()


def test_a_folder_that_cannot_be_read_is_named_and_hides_no_other(tmp_path) -> None:
    shipped, user = tmp_path / "maps", tmp_path / "home"
    put(shipped / "biathlon", "a")
    (user / "maps").mkdir(parents=True)
    (user / "maps" / "biathlon").write_text("a file is in the way")
    boards, problems = find_boards("biathlon", shipped, user)
    assert [b.id for b in boards] == ["a"]
    assert [(p.file, p.key) for p in problems] == [(str(user / "maps" / "biathlon"), "folder_unreadable")]
    assert "folder" in problems[0].text("en")


def test_a_bad_map_is_named_and_hides_none(tmp_path) -> None:
    shipped, user = tmp_path / "maps", tmp_path / "home"
    put(shipped / "biathlon", "a")
    put(shipped / "biathlon", "c")
    (shipped / "biathlon" / "b.tmx").write_text("<map/>")
    (user / "maps" / "biathlon").mkdir(parents=True)
    (user / "maps" / "biathlon" / "empty.tmx").write_text("")
    (user / "maps" / "biathlon" / "notes.txt").write_text("not a map")
    boards, problems = find_boards("biathlon", shipped, user)
    assert [b.id for b in boards] == ["a", "c"]
    assert [(p.file, p.key) for p in problems] == [
        (str(shipped / "biathlon" / "b.tmx"), "orientation"),
        (str(user / "maps" / "biathlon" / "empty.tmx"), "empty"),
    ]


def test_an_own_map_cannot_take_a_shipped_boards_id(tmp_path) -> None:
    shipped, user = tmp_path / "maps", tmp_path / "home"
    put(shipped / "biathlon", "a")
    put(user / "maps" / "biathlon", "a")
    boards, (problem,) = find_boards("biathlon", shipped, user)
    assert [b.source for b in boards] == ["shipped/biathlon/a.tmx"]
    assert problem.key == "board_twice"
    assert "shipped/biathlon/a.tmx" in problem.text()


def test_a_map_in_another_games_folder_is_refused(tmp_path) -> None:
    put(tmp_path / "triathlon", "a")
    boards, (problem,) = find_boards("triathlon", tmp_path, None)
    assert boards == ()
    assert (problem.key, problem.text()) == (
        "wrong_game",
        "the map is for biathlon, but lies in the folder of triathlon",
    )


def test_the_games_own_check_decides_too(tmp_path) -> None:
    path = put(tmp_path / "biathlon", "a")
    put(tmp_path / "biathlon", "b", greens=2)

    def needs_greens(board):
        return [] if board.prop("greens") else ["there is no green field", "BD-17 wants one"]

    boards, problems = find_boards("biathlon", tmp_path, None, needs_greens)
    assert [b.id for b in boards] == ["b"]
    assert [p.line() for p in problems] == [
        f"{path}: map: there is no green field",
        f"{path}: map: BD-17 wants one",
    ]
    board, problems = read_checked(path, needs_greens)
    assert board is None
    assert len(problems) == 2


def test_the_same_map_elsewhere_is_the_same_board(tmp_path) -> None:
    put(tmp_path / "one" / "biathlon", "a")
    put(tmp_path / "two" / "biathlon", "a")
    first, second = (find_boards("biathlon", tmp_path / name, None)[0][0] for name in ("one", "two"))
    assert first == second
