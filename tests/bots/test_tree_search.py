"""The tree of both players' moves: what is selected, and what a node is worth."""

from cardtable.bots.budget import playouts
from cardtable.bots.geschenkt import BRAIN
from cardtable.bots.hard import Hard
from cardtable.bots.tree_search import Node, Tree
from cardtable.core.chance import Fast
from cardtable.core.move import Seat
from cardtable.games.geschenkt import GAME
from cardtable.games.geschenkt.moves import PAY, TAKE

ANN = Seat(0)


def node(*edges, is_own=True):
    """A node whose edges have these visits and values."""
    made = Node(is_own=is_own, moves=[TAKE, PAY][: len(edges)])
    for edge, (visits, value) in zip(made.edges, edges, strict=True):
        edge.visits, edge.value = visits, value
    made.visits = sum(visits for visits, _ in edges)
    return made


def test_a_move_without_a_visit_is_selected_first():
    assert node((9, 5.0), (0, 0.0)).select(1.0).move == PAY


def test_without_exploration_the_better_move_is_selected_for_whoever_is_on_turn():
    assert node((5, 1.0), (5, 2.0)).select(0.0).move == PAY
    assert node((5, 1.0), (5, 2.0), is_own=False).select(0.0).move == TAKE


def test_a_move_of_which_little_is_known_has_the_higher_upper_confidence_bound():
    root = node((90, 2.0), (10, 1.5))

    known, unknown = root.edges

    assert root.ucb(unknown, 3.0) > root.ucb(known, 3.0)
    assert root.ucb(known, 0.0) > root.ucb(unknown, 0.0)


def test_a_node_is_worth_what_its_most_visited_move_is_worth():
    state = GAME.position(players=2, chips=(3, 3), face_up=20)
    tree = Tree(BRAIN, ANN, [TAKE, PAY])

    for seed in range(40):
        tree.grow(GAME.guess(state.view(ANN), Fast(seed)), Fast(seed))

    assert tree.root.visits == 40 == sum(edge.visits for edge in tree.root.edges)
    assert tree.root.value == tree.root.most_visited().value == tree.best_two()[0].value


def test_two_players_are_searched_by_a_tree_and_more_by_flat_monte_carlo():
    """Both say by how much the move was ahead, after as many tries as the budget gave."""
    two = GAME.position(players=2, chips=(3, 3), face_up=20)
    three = GAME.position(chips=(11, 11, 11), face_up=20)
    hard = Hard(GAME, BRAIN, playouts(60))

    assert hard.think(two.view(ANN), ANN, Fast(1)).why.facts["tries"] == 60
    assert hard.think(three.view(ANN), ANN, Fast(1)).why.facts["tries"] == 30
