"""Score for people who play with real cards: what a game asks about a round, and how its board learns of the answers.

What a round counts is said by the rules alone; a card only puts on the board what lies on somebody's table.
"""
