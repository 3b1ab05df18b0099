"""The terminal client. It draws what views hold and knows no rules.

    commands/   what `cardtable play`, `host`, `join`, `replay`, `rules` and their siblings read from the command line
    local/      a game at this terminal: setting it up, several people at one keyboard, keeping it in files
    online/     a table on a server: `connection.py` keeps the socket, and reconnects when it is cut off
    prompt/     what somebody types, and what it means: moves, drafts, commands, slips
    render/     views, results and words as rich text
    screen/     what is on a screen as a value, and the two screens that show it: full and plain
    client.py   what somebody at a seat sees and can do, whether the table is in memory or on a server
    replay.py   looking back on a game

A session (local or online) shows a scene on a screen, gets a line back, and lets the prompt act on it; what it asks of
the table goes through the client.
"""
