import type { Texts } from './en.ts';

export const de: Texts = {
  short: [
    'Jeder bekommt fünf Karten. In jeder Runde spielen zwei Parteien gegeneinander; wer drei Stiche hat, gewinnt sie. Zu viert und zu sechst spielt man in Mannschaften.',
    'Vorhand, links vom Geber, sagt einen Wert an: den **Schlag**. Der Geber sagt eine Farbe an: den **Trumpf**. Beides hören alle.',
    'Die drei Stärksten sind immer dieselben: Herz-König, Schellen-Siebener, Eichel-Siebener. Dann kommt der Schlag in Trumpf, dann die anderen Schläge, die Trümpfe; dann der Rest, der nur in seiner Farbe sticht.',
    'Man darf zugeben, was man will. Nur wenn zum ersten Stich genau die angesagte Karte ausgespielt ist, muss jeder Trumpf oder einen der drei Stärksten geben.',
    ({ target }) =>
      `Eine Runde zählt 2 Punkte. Wer an der Reihe ist, darf ausschaffen: Die anderen halten, dann zählt sie einen mehr, oder sie gehen. Wer zuerst ${target} Punkte hat, gewinnt; wem zwei fehlen, der ist gespannt und darf nicht ausschaffen.`,
  ],
  chapters: [
    'Die Karten',
    'Parteien und Punkte',
    'Geben und Ansagen',
    'Was sticht',
    'Das Spiel',
    'Ausschaffen',
    'Gespannt',
    'Ende der Runde und des Spiels',
    'Gehen und Warten',
    'Was am Tisch gesagt wird',
  ],
  rules: {
    '1.1':
      'Das deutsche Blatt mit 32 Karten, ohne Weli. Farben: Schellen, Laub, Herz, Eichel. Von unten nach oben: 7 8 9 10 Unter Ober König Sau.',
    '1.2':
      'Es spielen zwei bis sechs. Jeder bekommt fünf Karten; was übrig bleibt, von 22 Karten zu zweit bis 2 zu sechst, spielt nicht mit, und niemand sieht es je.',
    '2.1':
      'Alles geht im Uhrzeigersinn: Der Nächste ist der linke Nachbar. In jeder Runde spielen zwei Parteien gegeneinander:\n• 2 Spieler: Vorhand gegen den Geber\n• 3: Vorhand allein gegen den Geber und den Dritten\n• 4: die Gegenübersitzenden, immer\n• 5: der Geber und Vorhand gegen die drei anderen\n• 6: jeder zweite Platz, immer',
    '2.2': 'Zu dritt ist der Dritte, wer abhebt: Er sitzt rechts vom Geber.',
    '2.3':
      'Zu viert und zu sechst sind die beiden Mannschaften fest, und jede schreibt gemeinsam. Sonst schreibt jeder für sich.',
    '2.4': 'Was einer aus der Partei sticht, zählt für die ganze Partei.',
    '3.1':
      'Die erste Runde beginnt, sobald alle Plätze besetzt sind, von Menschen oder Computern. Ihr Geber wird ausgelost. Danach wandert das Geben mit jeder Runde einen Platz nach links, auch von einem Spiel ins nächste.',
    '3.2':
      'Der linke Nachbar des Gebers ist **Vorhand**. Ein Blatt bleibt liegen, wie es gegeben wurde: Seine Reihenfolge sagt nichts.',
    '3.3':
      'Vorhand sagt laut den **Schlag** an: irgendeinen Wert. Dann sagt der Geber, der es gehört hat, den **Trumpf** an: irgendeine Farbe. Keiner muss eine solche Karte haben.',
    '3.4': ({ threePlayerBidding }) =>
      ({
        split: 'Zu dritt sagt ebenfalls der Geber den Trumpf an, obwohl er gegen Vorhand spielt.',
        solo: 'Zu dritt sagt Vorhand, die allein ist, beides an.',
      })[threePlayerBidding],
    '3.5':
      'Was angesagt und was gespielt ist, liegt offen. Verdeckt sind nur die Blätter: Jeder sieht seine eigenen Karten, und wie viele die anderen halten.',
    '4.1':
      'Fünf Klassen, die stärkste zuerst. Eine Karte aus einer höheren sticht jede aus einer niedrigeren.\n• **Kritische**: Herz-König, Schellen-Siebener, Eichel-Siebener\n• **der Hauptschlag**: in der Trumpffarbe der Schlag\n• **Schläge**: alle anderen dieses Werts\n• **Trümpfe**: alle anderen der Trumpffarbe, der höhere Wert zuerst\n• **leere Karten**: alles Übrige',
    '4.2':
      'Die **Kritischen** sind in jeder Runde die drei besten Karten, was auch angesagt ist: zuerst der Herz-König (der Max), dann der Schellen-Siebener (der Belli), dann der Eichel-Siebener (der Spitz).',
    '4.3':
      'Der **Hauptschlag** ist die viertbeste Karte. Nennen Schlag und Trumpf einen Kritischen, so behält der seinen Rang unter den Kritischen, und eine viertbeste gibt es nicht.',
    '4.4':
      'Die **Schläge** sind gleich, und wie bei allen gleichen Karten sticht die zuerst gespielte.',
    '4.5': 'Trümpfe stechen einander nach dem Wert.',
    '4.6': 'Eine leere Karte sticht eine andere nur in derselben Farbe und mit höherem Wert.',
    '4.7':
      'Gewöhnlich gibt es 3 Kritische, 1 Hauptschlag, 3 Schläge und 6 Trümpfe; mit Laub als Trumpf 7. Sind Siebener oder König der Schlag, so sind einige davon Kritische.',
    '5.1':
      'Vorhand spielt zum ersten Stich aus, wer einen Stich macht, zum nächsten. Jeder gibt der Reihe nach eine Karte zu; die stärkste macht den Stich.',
    '5.2': 'Man darf zugeben, was man will, außer es gilt 5.3.',
    '5.3':
      '**Trumpf oder Kritisch.** Ist die erste Karte einer Runde genau die, die Schlag und Trumpf nennen, so muss jeder nach ihr Trumpf oder einen Kritischen zugeben, wenn er so etwas hat. Das gilt nur im ersten Stich.',
    '5.4':
      'Ein Schlag in einer anderen Farbe genügt dafür nicht, und wer Trumpf oder einen Kritischen hat, darf ihn hier nicht spielen. Hohe Karten sind nicht ausgenommen.',
    '5.5': 'Es gilt auch, wenn die genannte Karte selbst ein Kritischer ist.',
    '5.6':
      'Es endet für alle, die noch kommen, sobald die ausgespielte Karte gestochen ist. Ein Kritischer, der sie nicht sticht, beendet nichts.',
    '5.7':
      'Die Runde ist vorbei, sobald eine Partei drei Stiche hat. Die übrigen Karten werden nicht gespielt und bleiben verdeckt.',
    '6.1': 'Eine Runde zählt zunächst 2 Punkte, oder 3, wo 7.7 es sagt.',
    '6.2':
      '**Ausschaffen.** Wer an der Reihe ist, darf ausschaffen, bevor er seine Karte spielt, auch vor dem Ausspielen: »Gehst du?« zu einem einzelnen Gegner, »Geht ihr?« zu mehreren.',
    '6.3':
      'Das Spiel ruht, bis ein Gegner geantwortet hat: der, der in dieser Runde zuletzt eine Karte gespielt hat, und vorher der erste Gegner nach dem, der ausgeschafft hat.',
    '6.4':
      'Wird gehalten, zählt die Runde einen Punkt mehr, und wer ausgeschafft hat, muss noch spielen. Geht der andere, ist die Runde aus, und die Partei, die ausgeschafft hat, schreibt, was sie bis dahin zählte.',
    '6.5':
      'Als Erste darf jede der beiden Parteien ausschaffen. Ist gehalten, darf es nur noch die andere.',
    '6.6': 'Eine Grenze gibt es nicht, und das Ziel muss nicht genau getroffen werden.',
    '7.1': ({ target }) =>
      `Wem zwei Punkte oder weniger fehlen, der ist **gespannt**: mit ${target - 2} von ${target}, und mit einem mehr. Zu viert und zu sechst ist es die Mannschaft.`,
    '7.2': ({ gespanntFoul }) =>
      ({
        penalty:
          'Wer gespannt ist, darf nicht ausschaffen. Wer es doch tut, büßt zwei Punkte ein, eigene oder die der festen Mannschaft, und ausgeschafft ist nichts. Er muss noch spielen und kann in dieser Runde nicht mehr ausschaffen.',
        blocked: 'Wer gespannt ist, kann überhaupt nicht ausschaffen.',
      })[gespanntFoul],
    '7.3': ({ gespanntFoul }) =>
      gespanntFoul === 'penalty'
        ? 'Büßen kann nur, wer sonst ausschaffen dürfte. Danach ist man nicht mehr gespannt, ein Partner darf also ausschaffen.'
        : '',
    '7.4': ({ whenGespannt }) =>
      whenGespannt === 'three'
        ? ''
        : 'Ist zu viert oder zu sechst genau eine Mannschaft gespannt, so schafft die andere ungefragt aus, sobald der Trumpf angesagt ist. Es gilt als Ausschaffen ihres ersten Spielers von Vorhand an, und geantwortet wird nach 6.3.',
    '7.5': ({ whenGespannt }) =>
      whenGespannt === 'three'
        ? ''
        : 'Wird gehalten, zählt die Runde 3, und mit dem Ausschaffen wäre die gespannte Mannschaft an der Reihe, was 7.2 verbietet. Geht sie, schreibt die andere 2, und keine Karte wird gespielt.',
    '7.6': ({ whenGespannt }) =>
      whenGespannt === 'three'
        ? ''
        : 'Sind beide Mannschaften gespannt oder keine, schafft niemand ungefragt aus, und die Runde zählt 2. Zu zweit, zu dritt und zu fünft tut es nie jemand.',
    '7.7': ({ whenGespannt }) =>
      whenGespannt === 'three'
        ? 'Eine Runde zählt von Anfang an 3, sobald beim Geben jemand gespannt ist. Niemand wird gefragt, und wer ausschaffen darf, tut es von 3 an.'
        : 'Zu zweit, zu dritt und zu fünft zählt eine Runde von Anfang an 3, sobald beim Geben jemand gespannt ist.',
    '7.8':
      'Tische, die unter Fassung 1 der Regeln eröffnet wurden, spielen unter ihr weiter: mit 7.4 bis 7.6 und ohne 7.7.',
    '8.1':
      'Jeder aus der Partei, die gewonnen hat, schreibt, was die Runde zählte; eine feste Mannschaft schreibt es einmal.',
    '8.2': ({ target }) => `Wer ${target} Punkte erreicht, gewinnt das Spiel.`,
    '8.3':
      'Erreichen es mehrere in derselben Runde, so gewinnt, wer am meisten hat, und Gleiche gewinnen gemeinsam.',
    '8.4':
      'Gewonnene Spiele werden gezählt, solange der Tisch besteht; ein gemeinsamer Sieg zählt für jeden. Das nächste Spiel beginnt bei null, wenn alle, die da sind, bereit sind, und das Geben wandert weiter um den Tisch.',
    '8.5':
      'Zwischen zwei Runden wartet der Tisch, bis jeder Mensch, der da ist, bereit ist. Auf den Computer wartet niemand, und auf keinen, der gerade weg ist.',
    '8.6':
      'Schließt der Tisch ein Spiel zwischen zwei Runden, so hat gewonnen, wer am meisten hat, Gleiche gemeinsam; als gewonnenes Spiel zählt es nicht.',
    '9.1':
      'Plätze nimmt und räumt man zwischen zwei Runden. Ist einer leer, wartet der Tisch, und die Punkte bleiben stehen; wer den Platz nimmt, übernimmt seine Punkte oder seine Mannschaft, und es wird neu gegeben.',
    '9.2':
      'Wer mitten in der Runde endgültig geht, gibt sie auf. Ist der Trumpf angesagt, hat seine Partei verloren: Die anderen schreiben, was die Runde zählte, und ein Ausschaffen ohne Antwort zählt nicht mit. Vorher gilt die Runde nichts, und derselbe Geber gibt noch einmal.',
    '9.3': 'Wer eine Weile weg ist, behält Platz und Karten; für ihn spielt der Computer.',
    '9.4':
      'Wer zu lange braucht: Angesagt wird Unter oder Herz, was für ein Blatt es auch sei; gespielt wird die letzte Karte, wie sie gegeben wurden, die man spielen darf; auf ein Ausschaffen geht man; zwischen zwei Runden gilt man als bereit.',
    '9.5': 'Um Jetons wird nicht gespielt.',
    '10.1':
      'Jeder erfährt der Reihe nach, was geschieht: wer gibt; Schlag und Trumpf; jede Karte, jeden Stich; jedes Ausschaffen und die Antwort; jede Buße; wer gewonnen hat und wodurch; wer kam und ging.',
  },
};
