import type { Texts } from './en.ts';

export const it: Texts = {
  short: [
    'Ognuno riceve tredici carte. Vince chi le finisce per primo; gli altri pagano per quelle che gli restano.',
    'Il due è la carta più alta, poi asso, re e così via fino al tre. Picche batte cuori, cuori fiori, fiori quadri.',
    'Comincia chi ha il 3♦: con una carta singola, una coppia, un tris, o cinque carte che fanno scala, colore, full, poker o scala colore.',
    'A turno ognuno gioca altrettante carte, più alte, oppure passa. Chi è passato può rientrare dopo.',
    'Quando tre di fila sono passati, chi ha giocato per ultimo ricomincia con quello che vuole.',
  ],
  chapters: [
    'Le carte',
    'Le combinazioni',
    'Posti e distribuzione',
    'Il gioco',
    'Punti e poste',
    'Il tavolo',
  ],
  rules: {
    '1.1': 'Un mazzo da 52. Valori dall’alto: 2 A K Q J 10 9 8 7 6 5 4 3.',
    '1.2': 'Semi dall’alto: picche, cuori, fiori, quadri.',
    '1.3':
      'Ogni carta ha un posto in un ordine solo, prima il valore, poi il seme: la più bassa è 3♦, la più alta 2♠.',
    '2.1': '**Carta singola**: qualsiasi. Vince quella più alta.',
    '2.2':
      '**Coppia**: due carte dello stesso valore. Vince il valore più alto; tra due coppie uguali quella con picche.',
    '2.3': '**Tris**: tre carte dello stesso valore. Vince il valore più alto.',
    '2.4':
      '**Scala**: cinque valori di fila, non tutti dello stesso seme, da A2345 e 23456 fino a 10JQKA. JQKA2, QKA23 e KA234 non lo sono. Vince la fila più alta; tra due uguali quella in cui l’ultima carta ha il seme più alto.',
    '2.5':
      '**Colore**: cinque carte di un seme che non fanno scala. Vince il seme più alto, qualunque siano i valori; nello stesso seme la carta più alta, e lì il due è alto.',
    '2.6': '**Full**: tre di un valore e due di un altro. Vince il tris più alto.',
    '2.7': '**Poker**: quattro di un valore e una quinta qualsiasi. Vince il più alto.',
    '2.8':
      '**Scala colore**: cinque di fila di un seme. Vince la fila più alta, poi il seme più alto.',
    '2.9':
      'Non si può giocare altro: né doppia coppia, né quattro carte, né un tris con altre carte, né file di altra lunghezza.',
    '2.10':
      'Una combinazione è battuta da una più alta di altrettante carte. Tra cinque carte un tipo più alto batte ogni tipo più basso: scala, colore, full, poker, scala colore.',
    '3.1': 'Si gioca in quattro, appena tutti i posti sono presi da persone o computer.',
    '3.2': 'Si dà e si gioca in senso antiorario: dopo viene il vicino di destra.',
    '3.3': 'Prima dà chi si è seduto per primo; poi chi ha vinto l’ultima mano.',
    '3.4': 'Tredici carte a testa. La casa mescola e taglia; ogni ordine ha la stessa probabilità.',
    '3.5': 'Le mani restano ordinate. Quante carte ha ognuno lo sanno tutti.',
    '4.1':
      'Nella prima mano, e nella prima dopo un cambio di giocatori, apre chi ha il 3♦, e la prima giocata lo deve contenere.',
    '4.2': 'In ogni altra mano apre chi ha vinto l’ultima, con quello che vuole.',
    '4.3':
      'Poi, a turno, ognuno batte l’ultima combinazione o passa. Nessuno è obbligato a batterla.',
    '4.4': 'Passare non lega: chi è passato può giocare ancora quando gli tocca.',
    '4.5':
      'Dopo tre passi di fila il mucchio si mette via, e chi ha giocato per ultimo apre con quello che vuole.',
    '4.6': 'Chi apre non può passare.',
    '4.7': 'La mano finisce appena qualcuno non ha più carte.',
    '4.8': 'Una sola ultima carta è segnalata a tutti e non obbliga nessuno.',
    '5.1':
      'Penalità per le carte rimaste: un punto l’una fino a 9 carte, due da 10 a 12, tre con 13. Dunque 9 carte costano 9 punti, 10 ne costano 20, e 13 ne costano 39.',
    '5.2':
      'Dopo ogni mano ogni coppia di giocatori regola la differenza dei punti. Con 0, 3, 20 e 39 punti fa +62, +50, −18 e −94.',
    '5.3': ({ stake }) =>
      stake === 0
        ? 'A questo tavolo si gioca solo per i punti.'
        : `A questo tavolo un punto vale ${(stake / 100).toFixed(2).replace('.', ',')} $ di soldi finti.`,
    '5.4': ({ stake }) =>
      stake === 0
        ? ''
        : 'Nessuno paga più di quanto ha davanti. Se qualcuno non può pagare tutto, chi vince divide ciò che è stato pagato in proporzione.',
    '5.5':
      'Ognuno ha un conto di punti, vincite e soldi da quando si siede a quando si alza, anche il computer.',
    '5.6': 'Le carte rimaste si mostrano a fine mano, così tutti possono contare.',
    '5.7':
      'Quando il tavolo chiude, vince il guadagno totale più alto tra chi ha giocato una mano; a pari merito insieme.',
    '6.1':
      'Dopo una mano, la successiva comincia quando ogni persona presente è pronta. Nessuno aspetta il computer, né chi è assente.',
    '6.2':
      'I posti si prendono e si lasciano tra le mani. Le fiches davanti a un posto vengono e vanno con chi ci siede.',
    '6.3':
      'Chi va via durante una mano tiene posto e fiches fino alla fine; il computer continua con le stesse carte. Chi torna gioca subito da sé.',
    '6.4':
      'Chi fa scadere il tempo passa; se deve aprire, gioca la carta più bassa con cui può. Tra le mani vale come pronto.',
    '6.5': 'Quando se ne va l’ultima persona, i computer finiscono la mano.',
    '6.6': 'Una mano cominciata si gioca fino in fondo prima che il tavolo chiuda.',
  },
};
