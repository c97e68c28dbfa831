import type { Texts } from './en.ts';

export const de: Texts = {
  short: [
    'Jeder spielt allein gegen den Geber: Wessen Karten kommen näher an 21, ohne darüber zu gehen? Bilder zählen 10, ein Ass 1 oder 11.',
    ({ betting }) =>
      'Zuerst setzen alle, ' +
      { inTurn: 'einer nach dem anderen', together: 'alle zugleich' }[betting] +
      '. Dann bekommt jeder zwei offene Karten, der Geber eine offene und eine verdeckte.',
    ({ split }) =>
      'Wer an der Reihe ist, zieht eine **Karte**, **bleibt**, oder **verdoppelt** den Einsatz für genau eine Karte' +
      (split ? '; zwei gleichwertige Karten kann man in zwei Hände **teilen**.' : '.'),
    'Der Geber zieht bis 17. Wer näher an 21 ist, gewinnt; wer darüber ist, hat verloren.',
    'Ein Gewinn zahlt 1:1, ein **Blackjack**, 21 mit den ersten zwei Karten, 3:2. Zeigt der Geber ein Ass, kann man sich gegen einen Blackjack versichern; das zahlt 2:1.',
  ],
  chapters: [
    'Die Karten',
    'Die Einsätze',
    'Das Geben',
    'Das Spiel',
    'Nachsehen und Versicherung',
    'Der Geber',
    'Was man gewinnt',
    'Der Tisch',
  ],
  rules: {
    '1.1':
      'Französische Karten, 52 in einem Spiel. Karten von 2 bis 10 zählen, was sie zeigen, Bube, Dame und König zählen 10, ein Ass 1 oder 11, was besser ist. Die Farben sind gleichgültig.',
    '1.2':
      'Eine Hand ist die Summe ihrer Karten wert. Sie ist **weich**, solange ein Ass darin 11 zählt, und über 21 **überkauft**. 21 mit den ersten zwei Karten ist ein **Blackjack**.',
    '1.3': ({ decks }) => (decks === 1 ? 'Ein einziges Spiel wird für jede Runde gemischt.' : ''),
    '1.4': ({ decks }) =>
      decks === 1
        ? ''
        : `${decks} Kartenspiele bilden einen **Schlitten**, aus dem eine Runde nach der anderen gegeben wird. Gemischt wird vor einer Runde, wenn weniger als ein Viertel der Karten übrig ist oder sie in der Runde ausgehen könnten.`,
    '1.5': 'In einer Runde können die Karten nicht ausgehen. Deshalb teilt niemand zweimal.',
    '1.6': 'Das Haus mischt vor den Einsätzen; kein Einsatz kann also auf die Karten wirken.',
    '2.1':
      'Es spielen einer bis fünf, jeder allein gegen den Geber. Leere Plätze halten niemanden auf.',
    '2.2':
      'Gesetzt werden ganze Dollar, mindestens einer, und höchstens, was vor dem Spieler liegt. Eine andere Grenze gibt es nicht, und ohne Einsatz kein Spiel.',
    '2.3': ({ betting }) =>
      ({
        inTurn: 'Gesetzt wird der Reihe nach.',
        together: 'Alle setzen zugleich.',
      })[betting] + ' Ein Einsatz kann nicht geändert werden.',
    '2.4':
      'Gefragt wird, wer da ist und einen Dollar hat. Wer weg ist oder keinen hat, behält den Platz und schaut zu.',
    '2.5':
      'Was gesetzt ist, geht sofort vom Vorrat ab. Wer verdoppeln, teilen oder versichern will, braucht nur, was dazukommt.',
    '2.6': 'Wer nicht rechtzeitig setzt, setzt die Runde aus.',
    '2.7': 'Mit dem letzten Einsatz wird gegeben. Setzt niemand, ist die Runde vorbei.',
    '3.1':
      'Jeder Spieler bekommt der Reihe nach eine Karte, dann der Geber seine offene, dann jeder Spieler die zweite, dann der Geber die **verdeckte**.',
    '3.2':
      'Alle Karten liegen offen, außer der verdeckten, die niemand sieht, bevor der Geber sie umdreht, und denen, die noch kommen.',
    '3.3': 'Jeder darf sich merken, was seit dem letzten Mischen offen lag.',
    '4.1': 'Einer nach dem anderen, Hand für Hand.',
    '4.2': '**Bleiben**: keine Karte mehr. Geht immer.',
    '4.3': '**Karte**: noch eine. Über 21 ist der Zug vorbei.',
    '4.4': ({ split, doubleAfterSplit }) =>
      '**Verdoppeln**: doppelter Einsatz für genau eine Karte, und der Zug ist vorbei. Nur mit zwei Karten' +
      (split && !doubleAfterSplit ? ', und nicht nach dem Teilen.' : '.') +
      (split && doubleAfterSplit ? ' Auch nach dem Teilen.' : ''),
    '4.5': ({ peek }) =>
      peek
        ? ''
        : '**Versichern** im eigenen Zug: solange der Spieler nur die ersten zwei Karten hat und der Geber ein Ass zeigt, einmal. Der Zug geht weiter, und verdoppeln darf man noch.',
    '4.6': ({ split }) =>
      split
        ? '**Teilen**: Zwei erste Karten von gleichem Wert, ein König und eine Zehn etwa, werden zu zwei Händen mit je einem Einsatz. Jede bekommt sofort eine zweite Karte, und sie werden nacheinander gespielt. Niemand teilt zweimal, geteilte Asse bekommen keine weitere Karte, und 21 auf einer geteilten Hand ist kein Blackjack.'
        : 'An diesem Tisch wird nicht geteilt.',
    '4.7': 'Mit 21 gibt es nichts zu entscheiden: Die Hand bleibt von selbst.',
    '4.8': 'Wer nicht rechtzeitig spielt, bleibt mit der Hand, die dran ist.',
    '5.1': ({ peek }) =>
      peek
        ? '**Nachsehen**: Ein Geber, der ein Ass oder eine Zehn zeigt, sieht seine verdeckte Karte an, bevor jemand spielt. Ein Blackjack beendet die Runde sofort.'
        : 'Die verdeckte Karte bleibt es, bis der Geber dran ist; wer verdoppelt hat, verliert also alles gegen einen Blackjack.',
    '5.2': ({ peek }) =>
      peek
        ? 'Ein Geber, der ein Ass zeigt, bietet zuerst die Versicherung an, allen zugleich. Gefragt wird, wer keinen Blackjack und genug Jetons hat; wer nicht rechtzeitig antwortet, hat abgelehnt.'
        : '',
    '5.3': 'Die Versicherung kostet die Hälfte des ersten Einsatzes, nicht mehr und nicht weniger.',
    '6.1': ({ soft17 }) =>
      'Der Geber zieht unter 17 und bleibt ab 17, ' +
      { stand: 'auch bei weichen 17.', hit: 'zieht aber bei weichen 17.' }[soft17],
    '6.2': 'Der Geber zieht nichts, wenn alle Spieler überkauft oder gegangen sind.',
    '6.3': 'Die verdeckte Karte dreht der Geber auf jeden Fall um.',
    '7.1': 'Eine überkaufte Hand hat verloren, auch wenn sich später der Geber überkauft.',
    '7.2':
      'Sonst gewinnt der höhere Wert, und jeder gegen einen überkauften Geber. Gleiche Werte sind **unentschieden**: Der Einsatz geht zurück.',
    '7.3': 'Ein Blackjack schlägt alle anderen 21; zwei Blackjacks sind unentschieden.',
    '7.4':
      'Ein Blackjack gewinnt 3:2, jede andere Hand 1:1. Ein verdoppelter Einsatz gewinnt und verliert doppelt.',
    '7.5':
      'Die Versicherung gewinnt 2:1, wenn der Geber einen Blackjack hat, sonst ist sie verloren.',
    '7.6':
      'Nach der Runde sieht jeder, was jede Hand und jeder Spieler gewonnen oder verloren hat.',
    '8.1':
      'Jeder Mensch, der sitzt und da ist, darf eine Runde beginnen. Sind alle Plätze besetzt, beginnt die erste von selbst. Wer zwischen den Runden zu lange braucht, gilt als bereit.',
    '8.2':
      'Wer sich während der Einsätze setzt, darf setzen; wer später kommt, wartet auf die nächste Runde.',
    '8.3':
      'Gehen darf jeder jederzeit. Während der Einsätze geht der Einsatz zurück; nach dem Geben gehört alles Gesetzte der Bank, und der Nächste ist dran. Geht der letzte Spieler, ist die Runde vorbei.',
    '8.4':
      'Für jemanden, der in seinem Zug weg ist, spielt der Computer weiter, ohne mehr von seinem Geld zu wagen: Er verdoppelt nicht, teilt nicht und versichert nicht. Wer zurückkommt, spielt sofort selbst.',
    '8.5':
      'Jetons darf man jederzeit bringen. Ein Computer, der alle verloren hat, bekommt vor der nächsten Runde neue vom Haus.',
    '8.6':
      'Eine begonnene Runde wird zu Ende gespielt, bevor der Tisch schließt. Sind nur noch Computer da, spielen sie nicht weiter.',
    '8.7':
      'Schließt der Tisch, so hat gewonnen, wer seit dem Hinsetzen mehr gewonnen als verloren hat.',
  },
};
