import type { Blackjack } from '@stammtisch/blackjack';
import type { BlindWatten } from '@stammtisch/blind-watten';
import type { Watten } from '@stammtisch/watten';

import { among, flag, type GameBook } from './texts.ts';

type Options = BlindWatten['Options'];
type BlackjackOptions = Blackjack['Options'];
type WattenOptions = Watten['Options'];

export const games: GameBook = {
  'blind-watten': {
    name: 'Blind Watten',
    what: 'Two against two, with a hidden trump',
    players: '4 players',
    presets: {
      tramin: {
        name: 'As in Tramin',
        what: 'To 18; a plain card wins by its value, whatever its suit.',
      },
      suedtirol: {
        name: 'South Tyrol',
        what: 'To 15; a plain card wins only in the suit led.',
      },
    },
    options: {
      target: { title: 'A game goes to', is: points => `${String(points)} points` },
      offSuit: {
        title: 'Plain cards of another suit',
        is: among<Options['offSuit']>({
          rankOnly: 'win by their value',
          ledSuit: 'cannot win',
        }),
      },
      rotation: {
        title: 'The next dealer',
        is: among<Options['rotation']>({
          schlagChooser: 'whoever chose the Schlag',
          seat: 'the next in the circle',
        }),
      },
      announceOrder: {
        title: 'Announcing',
        is: among<Options['announceOrder']>({
          schlagFirst: 'Schlag first, then trump',
          any: 'Schlag and trump in any order',
          together: 'both unseen, then both are shown',
        }),
      },
    },
  },
  watten: {
    name: 'Watten',
    what: 'Schlag and trump named for all to hear',
    players: '2 to 6 players',
    presets: {
      bayrisch: {
        name: 'Bavarian',
        what: 'To 15; whoever is gespannt and raises pays two points.',
      },
      wirtshaus: {
        name: 'As at the inn',
        what: 'To 11; whoever is gespannt cannot raise, and every round is then worth 3. Among three, forehand names everything.',
      },
    },
    options: {
      target: { title: 'A game goes to', is: points => `${String(points)} points` },
      gespanntFoul: {
        title: 'Raising when gespannt',
        is: among<WattenOptions['gespanntFoul']>({
          penalty: 'costs two points',
          blocked: 'is not possible',
        }),
      },
      threePlayerBidding: {
        title: 'Among three, trump is named by',
        is: among<WattenOptions['threePlayerBidding']>({
          split: 'the dealer',
          solo: 'forehand, who plays alone',
        }),
      },
      whenGespannt: {
        title: 'When someone is gespannt',
        is: among<NonNullable<WattenOptions['whenGespannt']>>({
          raise: 'four and six: the others raise; else worth 3',
          three: 'every round is worth 3 from the start',
        }),
      },
    },
  },
  blackjack: {
    name: 'Blackjack',
    what: 'Closer to 21 than the dealer',
    players: '1 to 5 players',
    presets: {
      bjx: {
        name: 'House rules',
        what: 'Bets in turn, no split; insurance belongs to your turn.',
      },
      vegas: {
        name: 'Las Vegas',
        what: 'Bets all at once; pairs may be split, and the dealer looks for a blackjack first.',
      },
    },
    options: {
      decks: {
        title: 'Decks of cards',
        is: decks =>
          decks === 1 ? 'one, shuffled for every round' : `${String(decks)}, dealt from a shoe`,
      },
      peek: {
        title: 'The dealer looks for a blackjack first',
        is: flag('yes, before anyone plays', 'no, only after all have played'),
      },
      split: { title: 'Pairs may be split', is: flag('yes, once', 'no, never') },
      doubleAfterSplit: {
        title: 'Double after a split',
        is: flag('is allowed', 'is not allowed'),
      },
      soft17: {
        title: 'With a soft 17 the dealer',
        is: among<BlackjackOptions['soft17']>({ stand: 'stands', hit: 'takes a card' }),
      },
      betting: {
        title: 'Bets are made',
        is: among<BlackjackOptions['betting']>({
          inTurn: 'one after another',
          together: 'all at once',
        }),
      },
    },
  },
  cluedo: {
    name: 'Cluedo',
    what: 'Who did it, with what, and where?',
    players: '2 to 6 players',
    presets: {
      classic: { name: 'Classic', what: 'Two dice; in the corridors all pips must be used.' },
      brisk: { name: 'Brisk', what: 'Two dice; you may walk fewer steps than you rolled.' },
    },
    options: {
      dice: { title: 'How many dice', is: dice => (dice === 1 ? 'one die' : 'two dice') },
      exactRoll: {
        title: 'In the corridors',
        is: flag('all pips must be used', 'you may walk fewer steps'),
      },
    },
  },
  'big-two': {
    name: 'Big Two',
    what: 'Be the first to shed thirteen cards',
    players: '4 players',
    presets: {
      deuce: { name: 'With play money', what: 'Every point costs one dollar of play money.' },
      friendly: { name: 'Just for fun', what: 'Only the points are counted.' },
    },
    options: {
      stake: {
        title: 'A point is worth',
        is: cents =>
          cents === 0
            ? 'nothing, just for fun'
            : `$${(Number(cents) / 100).toFixed(2)} of play money`,
      },
    },
  },
};
