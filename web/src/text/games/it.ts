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
    what: 'Due contro due, con la briscola segreta',
    players: '4 giocatori',
    presets: {
      tramin: {
        name: 'Come a Termeno',
        what: 'Ai 18; una carta liscia prende secondo il valore, di qualsiasi seme.',
      },
      suedtirol: {
        name: 'Alto Adige',
        what: 'Ai 15; una carta liscia prende solo nel seme giocato per primo.',
      },
    },
    options: {
      target: { title: 'Una partita va ai', is: points => `${String(points)} punti` },
      offSuit: {
        title: 'Carte lisce di un altro seme',
        is: among<Options['offSuit']>({
          rankOnly: 'prendono secondo il valore',
          ledSuit: 'non prendono',
        }),
      },
      rotation: {
        title: 'Il prossimo mazziere',
        is: among<Options['rotation']>({
          schlagChooser: 'chi ha scelto lo Schlag',
          seat: 'il prossimo nel giro',
        }),
      },
      announceOrder: {
        title: 'L’annuncio',
        is: among<Options['announceOrder']>({
          schlagFirst: 'prima lo Schlag, poi la briscola',
          any: 'Schlag e briscola in qualsiasi ordine',
          together: 'tutti e due coperti, poi si mostrano',
        }),
      },
    },
  },
  watten: {
    name: 'Watten',
    what: 'Schlag e briscola annunciati a tutti',
    players: 'da 2 a 6 giocatori',
    presets: {
      bayrisch: { name: 'Alla bavarese', what: 'Ai 15; chi è gespannt e rilancia paga due punti.' },
      wirtshaus: {
        name: 'Come all’osteria',
        what: 'Agli 11; chi è gespannt non può rilanciare, e allora ogni mano vale 3. In tre il primo di mano annuncia tutto.',
      },
    },
    options: {
      target: { title: 'Una partita va ai', is: points => `${String(points)} punti` },
      gespanntFoul: {
        title: 'Rilanciare da gespannt',
        is: among<WattenOptions['gespanntFoul']>({
          penalty: 'costa due punti',
          blocked: 'non si può',
        }),
      },
      threePlayerBidding: {
        title: 'In tre la briscola la annuncia',
        is: among<WattenOptions['threePlayerBidding']>({
          split: 'il mazziere',
          solo: 'il primo di mano, che gioca da solo',
        }),
      },
      whenGespannt: {
        title: 'Quando qualcuno è gespannt',
        is: among<NonNullable<WattenOptions['whenGespannt']>>({
          raise: 'in quattro e sei rilanciano gli altri, se no vale 3',
          three: 'ogni mano vale 3 dall’inizio',
        }),
      },
    },
  },
  blackjack: {
    name: 'Blackjack',
    what: 'Più vicino al 21 del banco',
    players: 'da 1 a 5 giocatori',
    presets: {
      bjx: {
        name: 'Regole della casa',
        what: 'Si punta a turno e non si divide; l’assicurazione si prende nel proprio turno.',
      },
      vegas: {
        name: 'Come a Las Vegas',
        what: 'Si punta tutti insieme; le coppie si possono dividere e il banco guarda prima se ha un blackjack.',
      },
    },
    options: {
      decks: {
        title: 'Mazzi di carte',
        is: decks =>
          decks === 1 ? 'uno, mescolato a ogni giro' : `${String(decks)}, dati dal sabot`,
      },
      peek: {
        title: 'Il banco guarda prima se ha un blackjack',
        is: flag('sì, prima che si giochi', 'no, solo quando tutti hanno giocato'),
      },
      split: { title: 'Le coppie si possono dividere', is: flag('sì, una volta', 'no, mai') },
      doubleAfterSplit: {
        title: 'Raddoppiare dopo aver diviso',
        is: flag('è permesso', 'non è permesso'),
      },
      soft17: {
        title: 'Con un 17 morbido il banco',
        is: among<BlackjackOptions['soft17']>({ stand: 'resta così', hit: 'prende una carta' }),
      },
      betting: {
        title: 'Si punta',
        is: among<BlackjackOptions['betting']>({ inTurn: 'a turno', together: 'tutti insieme' }),
      },
    },
  },
  cluedo: {
    name: 'Cluedo',
    what: 'Chi è stato, con che cosa e dove?',
    players: 'da 2 a 6 giocatori',
    presets: {
      classic: {
        name: 'Classico',
        what: 'Due dadi; nei corridoi si usano tutti i punti.',
      },
      brisk: { name: 'Svelto', what: 'Due dadi; si possono fare anche meno passi.' },
    },
    options: {
      dice: { title: 'I dadi', is: dice => (dice === 1 ? 'un dado' : 'due dadi') },
      exactRoll: {
        title: 'Nei corridoi',
        is: flag('si usano tutti i punti', 'si possono fare meno passi'),
      },
    },
  },
  'big-two': {
    name: 'Big Two',
    what: 'Vince chi finisce per primo le tredici carte',
    players: '4 giocatori',
    presets: {
      deuce: { name: 'Con soldi finti', what: 'Ogni punto costa un dollaro finto.' },
      friendly: { name: 'Solo per gioco', what: 'Contano soltanto i punti.' },
    },
    options: {
      stake: {
        title: 'Un punto vale',
        is: cents =>
          cents === 0
            ? 'niente, solo per gioco'
            : `${(Number(cents) / 100).toFixed(2).replace('.', ',')} $ finti`,
      },
    },
  },
};
