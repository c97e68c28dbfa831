import type { Texts } from './en.ts';

export const de: Texts = {
  short: [
    'Wer war es, womit und wo? Eine Person, eine Waffe und ein Raum liegen verdeckt; alle anderen Karten hat jemand auf der Hand.',
    ({ dice }) =>
      `Wer an der Reihe ist, ${dice === 1 ? 'wirft den Würfel' : 'wirft die Würfel'} und geht in einen Raum, oder nimmt einen Geheimgang.`,
    'Dort verdächtigt man jemanden mit einer Waffe in diesem Raum. Der Reihe nach müssen die anderen einem, und nur einem selbst, eine der drei Karten zeigen, wenn sie eine haben. Was niemand zeigt, kann die Lösung sein.',
    'Der Zettel trägt von selbst ein, was sicher ist; eigene Zeichen kommen dazu.',
    'Wer es weiß, klagt an. Stimmt es, ist gewonnen; stimmt es nicht, ist man draußen und zeigt nur noch Karten.',
  ],
  chapters: [
    'Das Material',
    'Der Plan',
    'Plätze und Figuren',
    'Das Geben',
    'Der Zug',
    'Der Verdacht',
    'Die Anklage',
    'Was verdeckt ist',
    'Ende des Zugs, Zeit, Gehen',
    'Was am Tisch gesagt wird',
  ],
  rules: {
    '1.1':
      'Einundzwanzig Karten: sechs Personen, sechs Waffen und neun Räume. Von jeder Sorte gehört eine zur Lösung; es gibt also 324.',
    '1.2': 'Es spielen zwei bis sechs, auf jedem Platz ein Mensch oder der Computer.',
    '1.3':
      'Für jede Person steht eine Figur und für jede Waffe ein Stück auf dem Plan, auch wenn niemand damit spielt; auch sie werden verdächtigt und bewegt.',
    '2.1':
      'Der Plan hat Räume, Gänge aus Feldern und in der Mitte den Keller, den niemand betritt.',
    '2.2': 'Siebzehn Türen führen von den Räumen auf die Gänge.',
    '2.3':
      'Geheimgänge verbinden die Eckräume über Kreuz: Küche und Arbeitszimmer, Wintergarten und Salon.',
    '2.4': 'Jede Figur beginnt auf einem eigenen Feld am Rand des Plans.',
    '2.5':
      'Von dort ist der nächste Raum 4 bis 9 Schritte weit. Hinaus und hinein zählt je einen Schritt.',
    '3.1': 'Wer sich setzt, bekommt die erste Figur, die niemand am Tisch hat.',
    '3.2':
      'Vor einer Partie und danach darf jeder, der da ist, eine andere nehmen: eine freie, oder eine, die der Computer hat.',
    '3.3':
      'Es geht nach Plätzen, nach links. Der niedrigste Platz beginnt die erste Partie; jede weitere beginnt einen Platz weiter.',
    '3.4':
      'Die erste Partie beginnt, sobald alle Plätze besetzt sind. Eine weitere beginnt, wenn alle, die da sind, bereit sind.',
    '4.1': 'Eine Person, eine Waffe und ein Raum werden verdeckt gezogen: die Lösung.',
    '4.2':
      'Die anderen achtzehn Karten werden gemischt und einzeln gegeben, zuerst dem, der beginnt. Ungleiche Hände bleiben ungleich, und keine Karte liegt offen.',
    '4.3': 'Die Waffen beginnen zufällig in sechs verschiedenen Räumen. Es bedeutet nichts.',
    '5.1':
      'Zuerst wird gezogen, auf eine von drei Arten: würfeln und gehen; einen Geheimgang nehmen (5.8); bleiben (5.9). Wer ziehen kann, muss. Gezogen wird einmal.',
    '5.2': ({ dice }) =>
      dice === 1
        ? 'Das Haus wirft einen Würfel. Er sagt, wie weit die Figur geht.'
        : 'Das Haus wirft zwei Würfel. Ihre Summe sagt, wie weit die Figur geht.',
    '5.3':
      'Eine Figur geht von Feld zu Feld, nicht schräg. Sie betritt kein Feld zweimal, und keines, auf dem eine andere steht. In Räume passen alle.',
    '5.4':
      'Durch eine Tür geht es mit einem Schritt hinaus und hinein. Wer eintritt, ist am Ziel, und übrige Augen verfallen. In den Raum, den man verlassen hat, kommt man im selben Zug nicht zurück.',
    '5.5': ({ exactRoll }) =>
      exactRoll
        ? 'Auf den Gängen müssen alle Augen gezogen werden; weniger ist in Ordnung, wenn man in einem Raum ankommt.'
        : '',
    '5.6': ({ exactRoll }) =>
      exactRoll ? 'Geht das nicht, muss der längste Weg gegangen werden, den es gibt.' : '',
    '5.7': ({ exactRoll }) =>
      exactRoll ? '' : 'Eine Figur darf früher stehen bleiben, aber nicht dort, wo sie war.',
    '5.8':
      'Wer zu Beginn des Zugs in einem Eckraum steht, darf ohne Würfel durch den Geheimgang (2.3) in den gegenüberliegenden.',
    '5.9':
      'Wer **gerufen** wurde, darf bleiben: wessen Figur seit dem eigenen letzten Zug durch einen Verdacht in diesen Raum gebracht wurde. Wer bleibt, darf dort verdächtigen.',
    '5.10':
      '**Eingesperrt** ist, wem alle Türen verstellt sind, oder auf einem Gang alle Nachbarfelder. Würfeln geht dann nicht. Ohne Geheimgang oder Ruf bleibt nur, anzuklagen oder den Zug zu beenden.',
    '6.1':
      '**Verdacht.** Einmal im Zug, in einem Raum, den man in diesem Zug betreten hat oder in dem man geblieben ist (5.9).',
    '6.2':
      'Ein Verdacht nennt eine Person, eine Waffe und den Raum, in dem man ist. Eigene Karten und die eigene Figur darf man nennen.',
    '6.3': 'Figur und Waffe kommen in den Raum und bleiben dort.',
    '6.4':
      'Die anderen werden der Reihe nach gefragt, vom linken Nachbarn an, auch wer draußen ist. Wer keine der drei Karten hat, passt; der Erste, der eine hat, muss eine zeigen. Alle erfahren, wer passte und wer widerlegen kann, oder dass es niemand kann.',
    '6.5':
      'Wer mehrere hat, sucht aus. Eine Karte, die man nicht hat oder die nicht genannt ist, kann man nicht zeigen.',
    '6.6':
      'Nur wer gefragt hat, sieht die Karte. Alle anderen sehen, dass eine gezeigt wurde, von wem und wem.',
    '6.7': 'Bevor sie gezeigt ist, geht nichts anderes.',
    '7.1':
      '**Anklage.** Jederzeit im eigenen Zug, von überall, außer es wird auf Würfel oder eine Karte gewartet. Man darf alles nennen, auch eigene Karten.',
    '7.2':
      'Alle erfahren, wie sie lautet und ob sie stimmt. Stimmt sie, ist gewonnen und die Partie aus.',
    '7.3': 'Wer falsch anklagt, ist **draußen** und hat die Lösung gesehen; sonst niemand.',
    '7.4':
      'Wer draußen ist, zieht nicht mehr. Die Karten behält man und widerlegt weiter. Eine Figur, die vor einer Tür steht, geht in diesen Raum.',
    '7.5': 'Bleibt nur einer übrig, hat er gewonnen, und die Lösung wird gezeigt.',
    '7.6':
      'Wer draußen ist, kennt die Lösung. Was sie und die Zuschauer sagen, erreicht bis zum Ende nur sie selbst.',
    '8.1': 'Die Hände: Jeder sieht seine eigene, und wie viele Karten die anderen haben.',
    '8.2': 'Die Lösung: Niemand sieht sie, außer wer draußen ist.',
    '8.3': 'Gezeigte Karten: Die beiden Beteiligten merken sie sich, sonst sieht sie niemand.',
    '8.4': 'Nach dem Ende liegt alles offen: die Lösung, alle Hände, und was wem gezeigt wurde.',
    '9.1': 'Den Zug beendet, wer ihn hat, wenn gezogen ist (5.1) oder nicht gezogen werden kann.',
    '9.2':
      'Plätze nimmt und räumt man vor einer Partie und danach. Wer mittendrin geht, ist weg: Der Computer spielt weiter, bis er wieder da ist.',
    '9.3':
      'Wer im eigenen Zug zu lange braucht, dessen Zug ist zu Ende, und die Figur bleibt, wo sie ist.',
    '9.4':
      'Muss eine Karte gezeigt werden, zeigt das Haus zufällig eine der genannten; hat derselbe Spieler eine davon schon aus dieser Hand gesehen, dann eine solche.',
    '9.5':
      'Siege zählen für den, der auf dem Platz sitzt, und beginnen für Neue bei null. Um Jetons wird nicht gespielt.',
    '10.1':
      'Jeder erfährt der Reihe nach, was geschieht: jeden Wurf und Zug; jeden Verdacht, wer passte, und dass eine Karte gezeigt wurde, aber nur die beiden, welche; jede Anklage; wer gewonnen hat.',
  },
};
