import type { Texts } from './en.ts';

export const de: Texts = {
  short: [
    'Jeder bekommt dreizehn Karten. Wer sie zuerst los ist, gewinnt; die anderen zahlen für das, was ihnen geblieben ist.',
    'Die Zwei ist die höchste Karte, dann Ass, König und so weiter hinab zur Drei. Pik schlägt Herz, Herz Kreuz, Kreuz Karo.',
    'Wer 3♦ hat, beginnt: mit einer einzelnen Karte, einem Paar, einem Drilling oder mit fünf Karten, die Straße, Flush, Full House, Vierling oder Straight Flush sind.',
    'Der Reihe nach spielt jeder ebenso viele Karten, und höhere, oder passt. Wer gepasst hat, darf später wieder mitspielen.',
    'Haben drei nacheinander gepasst, beginnt, wer zuletzt gespielt hat, neu mit irgendetwas.',
  ],
  chapters: [
    'Die Karten',
    'Die Kombinationen',
    'Plätze und Geben',
    'Das Spiel',
    'Punkte und Einsätze',
    'Der Tisch',
  ],
  rules: {
    '1.1': 'Ein Blatt mit 52 Karten. Von oben nach unten: 2 A K Q J 10 9 8 7 6 5 4 3.',
    '1.2': 'Farben von oben nach unten: Pik, Herz, Kreuz, Karo.',
    '1.3':
      'Jede Karte hat einen Platz in einer Reihe, zuerst nach Wert, dann nach Farbe: Die niedrigste ist 3♦, die höchste 2♠.',
    '2.1': '**Einzelkarte**: irgendeine. Der höhere Platz gewinnt.',
    '2.2':
      '**Paar**: zwei gleiche Werte. Der höhere Wert gewinnt; von zwei gleichen Paaren das mit dem Pik.',
    '2.3': '**Drilling**: drei gleiche Werte. Der höhere Wert gewinnt.',
    '2.4':
      '**Straße**: fünf Werte in einer Reihe, nicht alle in einer Farbe, von A2345 und 23456 bis 10JQKA. JQKA2, QKA23 und KA234 sind keine. Die höhere Reihe gewinnt; von zwei gleichen die, deren letzte Karte die höhere Farbe hat.',
    '2.5':
      '**Flush**: fünf Karten einer Farbe, die keine Straße sind. Die höhere Farbe gewinnt, was die Werte auch sind; in derselben Farbe die höchste Karte, und da ist die Zwei hoch.',
    '2.6': '**Full House**: drei eines Werts und zwei eines anderen. Der höhere Drilling gewinnt.',
    '2.7': '**Vierling**: vier eines Werts und irgendeine fünfte Karte. Der höhere gewinnt.',
    '2.8':
      '**Straight Flush**: fünf in einer Reihe in einer Farbe. Die höhere Reihe gewinnt, dann die höhere Farbe.',
    '2.9':
      'Sonst ist nichts spielbar: nicht zwei Paare, nicht vier Karten, kein Drilling mit Beikarten, keine Reihe anderer Länge.',
    '2.10':
      'Geschlagen wird eine Kombination von einer höheren aus ebenso vielen Karten. Bei fünf Karten schlägt die höhere Art jede niedrigere: Straße, Flush, Full House, Vierling, Straight Flush.',
    '3.1': 'Es spielen vier, sobald alle Plätze von Menschen oder Computern besetzt sind.',
    '3.2': 'Gegeben und gespielt wird gegen den Uhrzeigersinn: Der Nächste ist der rechte Nachbar.',
    '3.3': 'Zuerst gibt, wer sich als Erster gesetzt hat; später, wer zuletzt gewonnen hat.',
    '3.4':
      'Dreizehn Karten für jeden. Das Haus mischt und hebt ab; jede Reihenfolge ist gleich wahrscheinlich.',
    '3.5': 'Das Blatt bleibt sortiert. Wie viele Karten jeder hat, wissen alle.',
    '4.1':
      'Beim ersten Mal, und beim ersten Mal nach einem Wechsel der Spieler, beginnt, wer 3♦ hat, und muss sie dabei spielen.',
    '4.2': 'Sonst beginnt, wer zuletzt gewonnen hat, mit irgendetwas.',
    '4.3':
      'Dann schlägt jeder der Reihe nach die letzte Kombination oder passt. Schlagen muss niemand.',
    '4.4': 'Passen bindet nicht: Wer gepasst hat, darf wieder spielen, wenn er an der Reihe ist.',
    '4.5':
      'Haben drei nacheinander gepasst, kommt der Haufen weg, und wer zuletzt gespielt hat, beginnt mit irgendetwas.',
    '4.6': 'Wer beginnt, kann nicht passen.',
    '4.7': 'Sobald einer keine Karten mehr hat, ist es vorbei.',
    '4.8': 'Eine einzige letzte Karte wird allen gemeldet und verpflichtet niemanden.',
    '5.1':
      'Strafpunkte für übrige Karten: je einer bis 9 Karten, je zwei bei 10 bis 12, je drei bei 13. 9 Karten kosten also 9 Punkte, 10 kosten 20, und 13 kosten 39.',
    '5.2':
      'Danach rechnen je zwei Spieler die Differenz ihrer Punkte ab. Bei 0, 3, 20 und 39 Punkten sind das +62, +50, −18 und −94.',
    '5.3': ({ stake }) =>
      stake === 0
        ? 'An diesem Tisch geht es nur um Punkte.'
        : `An diesem Tisch gilt ein Punkt ${(stake / 100).toFixed(2).replace('.', ',')} $ Spielgeld.`,
    '5.4': ({ stake }) =>
      stake === 0
        ? ''
        : 'Niemand zahlt mehr, als vor ihm liegt. Kann jemand nicht alles zahlen, teilen sich die Gewinner, was gezahlt wurde, im Verhältnis ihrer Gewinne.',
    '5.5':
      'Jeder hat ein Konto für Punkte, Gewinne und Geld, vom Hinsetzen bis zum Aufstehen, der Computer auch.',
    '5.6': 'Die übrigen Karten werden am Ende gezeigt, damit alle nachzählen können.',
    '5.7':
      'Schließt der Tisch, gewinnt der höchste Gesamtgewinn unter denen, die gespielt haben; Gleiche teilen sich den Sieg.',
    '6.1':
      'Weiter geht es, wenn jeder Mensch, der da ist, bereit ist. Auf den Computer wartet niemand, und auf keinen, der gerade weg ist.',
    '6.2':
      'Plätze nimmt und räumt man dazwischen. Die Jetons vor einem Platz kommen und gehen mit dem, der dort sitzt.',
    '6.3':
      'Wer zwischendurch weggeht, behält Platz und Jetons bis zum Ende; der Computer spielt dieselben Karten weiter. Wer zurückkommt, spielt sofort selbst.',
    '6.4':
      'Wer zu lange braucht, passt; wer beginnt, spielt die niedrigste Karte, mit der er beginnen darf. Dazwischen gilt man als bereit.',
    '6.5': 'Geht der letzte Mensch, spielen die Computer zu Ende.',
    '6.6': 'Was begonnen ist, wird zu Ende gespielt, bevor der Tisch schließt.',
  },
};
