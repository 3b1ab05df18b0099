// Geschenkt for boardgame.io: 24 of the cards 3 to 35, eleven chips each; the deck never leaves the server.
const { INVALID_MOVE } = require("boardgame.io/core");

function points(cards, chips) {
  return cards.filter((card) => !cards.includes(card - 1)).reduce((sum, card) => sum + card, -chips);
}

exports.Geschenkt = {
  name: "geschenkt",
  minPlayers: 3,
  maxPlayers: 5,
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 33 }, (_, n) => n + 3)).slice(9);
    const faceUp = deck.pop();
    const chips = Array(ctx.numPlayers).fill(11);
    return { deck, left: deck.length, faceUp, pot: 0, chips, cards: chips.map(() => []) };
  },
  playerView: ({ G: { deck, ...seen } }) => seen,
  moves: {
    pay: {
      client: false,
      move: ({ G, playerID, events }) => {
        if (G.faceUp === null || G.chips[playerID] < 1) return INVALID_MOVE;
        G.chips[playerID]--;
        G.pot++;
        events.endTurn();
      },
    },
    take: {
      client: false,
      move: ({ G, playerID }) => {
        if (G.faceUp === null) return INVALID_MOVE;
        G.cards[playerID] = [...G.cards[playerID], G.faceUp].sort((a, b) => a - b);
        G.chips[playerID] += G.pot;
        G.pot = 0;
        G.faceUp = G.deck.length ? G.deck.pop() : null;
        G.left = G.deck.length;
      },
    },
  },
  endIf: ({ G }) => (G.faceUp === null ? { scores: G.cards.map((cards, seat) => points(cards, G.chips[seat])) } : undefined),
};
