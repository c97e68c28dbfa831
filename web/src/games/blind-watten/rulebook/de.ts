import type { Texts } from './en.ts';

export const de: Texts = {
  short: [
    'Zwei spielen gegen zwei; Partner sitzen einander gegenüber. Jeder bekommt fünf Karten, und wer drei Stiche hat, gewinnt die Runde.',
    'Vorhand, links vom Geber, zeigt dem Geber heimlich eine Karte: Ihr Wert ist der **Schlag**. Der Geber zeigt eine zurück: Ihre Farbe ist **Trumpf**. Nur die beiden wissen es; ihre Partner müssen raten.',
    'Am stärksten ist der **Gute**, in Trumpf eins über dem Schlag; dann der **Rechte**, der Schlag in Trumpf; dann die drei anderen dieses Werts, die **Blinden**; dann die Trümpfe; dann der Rest.',
    'Zugeben darf man, was man will. Nur wenn Trumpf ausgespielt ist, müssen die beiden Ansager bedienen.',
    ({ target }) =>
      `Eine Runde zählt 2 Punkte. Wer sich stark fühlt, bietet: Die anderen halten, dann zählt sie einen mehr, oder sie geben auf. Wer zuerst ${target} Punkte hat, gewinnt.`,
  ],
  chapters: [
    'Die Karten',
    'Plätze und Mannschaften',
    'Das Geben',
    'Das Ansagen',
    'Was sticht',
    'Das Spiel',
    'Bieten',
    'Gestrichen',
    'Runden und Spiele',
    'Gehen und Warten',
    'Was am Tisch gesagt wird',
  ],
  rules: {
    '1.1':
      'Das deutsche Blatt. Farben: Schellen, Laub, Herz, Eichel. Werte von unten nach oben: 7 8 9 10 Unter Ober König Ass.',
    '1.2':
      'Der **Weli** ist der Schellen-Sechser und macht es zu 33 Karten. Er ist eine Schellenkarte wie die anderen, unter dem Siebener, außer er ist der Schlag (5.5).',
    '2.1': 'Es spielen vier. Partner sitzen einander gegenüber.',
    '2.2': 'Alles geht im Uhrzeigersinn: Der Nächste ist der linke Nachbar.',
    '2.3':
      'In jeder Runde ist einer der **Geber**, und sein linker Nachbar ist **Vorhand**. Diese beiden sind die **Ansager**. Sie sind immer Gegner, jede Mannschaft hat also einen.',
    '3.1': 'Die erste Runde beginnt, sobald sich vier gesetzt haben, Menschen oder Computer.',
    '3.2':
      'Wer die erste Runde eines Spiels gibt, wird ausgelost, jeder Platz mit gleicher Aussicht.',
    '3.3': 'Jeder bekommt fünf Karten; dreizehn spielen nicht mit, und niemand sieht sie je.',
    '3.4':
      'Jeder sieht seine eigenen Karten, und wie viele die anderen halten. Ein Blatt bleibt liegen, wie es gegeben wurde: Seine Reihenfolge sagt nichts.',
    '4.1':
      'Vorhand wählt den **Schlag**, der Geber den **Trumpf**, indem jeder dem anderen eine Karte aus der eigenen Hand zeigt: Der Wert der einen ist der Schlag, die Farbe der anderen ist Trumpf. Die Karten bleiben auf der Hand.',
    '4.2':
      'Nur die beiden Ansager sehen diese Karten. Ihre Partner und die Zuschauer sehen, dass eine Karte gezeigt wird, und müssen raten.',
    '4.3': ({ announceOrder }) =>
      ({
        schlagFirst: 'Zuerst wird der Schlag gezeigt; wer den Trumpf wählt, kennt ihn also.',
        any: 'Jeder der beiden zeigt, wann er will; der Zweite kennt, was der Erste gezeigt hat.',
        together:
          'Beide wählen verdeckt, und jeder sieht die Karte des anderen, wenn die zweite gewählt ist.',
      })[announceOrder] + ' Mit der ersten gewählten Karte ist die Zeit für Wünsche vorbei (4.5).',
    '4.4': 'Wer für den Trumpf den Weli zeigt, macht Schellen zu Trumpf.',
    '4.5':
      'Bevor die erste Karte gezeigt ist, darf jeder Ansager um etwas bitten, ein Wunsch nach dem anderen. Der andere nimmt an oder lehnt ab, und vorher geschieht nichts anderes.',
    '4.6':
      '**Schönere**, bessere Karten. Wird es angenommen, geben beide Ansager ihre fünf Karten zurück und bekommen fünf neue aus den 23, die dann da sind; ihre Partner behalten ihre. Das geht beliebig oft. Wem es abgelehnt wurde, der fragt erst mit neuen Karten wieder.',
    '4.7':
      '**Schlagtausch**. Wird er angenommen, wählt Vorhand den Trumpf und der Geber den Schlag. Das geht einmal in der Runde, und wem es abgelehnt wurde, der fragt in dieser Runde nicht wieder.',
    '4.8': 'Sonst ändert ein Schlagtausch nichts: Geber bleibt Geber, und Vorhand spielt aus.',
    '4.9':
      'Wenn die Runde vorbei ist, erfahren alle Schlag und Trumpf. Nicht gespielte Karten bleiben verdeckt, und eine Runde, die nichts zählt (10.2), deckt nichts auf.',
    '4.10':
      'Ein Ansager darf auch sagen, dass er **keinen Wunsch** hat. Es bindet niemanden: Wem doch etwas einfällt, der darf noch fragen. Ein Computer, der ansagt, fragt immer oder sagt, dass er keinen Wunsch hat, Vorhand zuerst, und darauf wartet der Tisch.',
    '4.11':
      'Neben einem Menschen, der ansagt, zeigt ein Computer sechs Sekunden lang keine Karte, solange der Mensch noch fragen darf und nicht gesagt hat, dass er keinen Wunsch hat.',
    '5.1':
      'Fünf Klassen, die stärkste zuerst. Eine Karte aus einer höheren sticht jede aus einer niedrigeren.\n• **der Gute**: in Trumpf der nächste Wert über dem Schlag\n• **der Rechte**: in Trumpf der Wert des Schlags\n• **die Blinden**: in den anderen Farben der Wert des Schlags\n• **Trümpfe**: alle anderen in Trumpf, der höhere Wert zuerst\n• **leere Karten**: alles Übrige, der höhere Wert zuerst',
    '5.2':
      'Der **Gute** steht eins über dem **Rechten**: Ist König der Schlag, ist es das Trumpf-Ass, ist Ass der Schlag, der Trumpf-Siebener.',
    '5.3':
      'Die drei **Blinden** sind gleich, und wie bei allen gleichen Karten sticht die zuerst gespielte.',
    '5.4': 'Ist Schellen Trumpf und der Schlag ein anderer, so ist der Weli der niedrigste Trumpf.',
    '5.5':
      'Ist der Weli der Schlag, so ist er der Rechte und gehört zu Trumpf, was auch Trumpf ist. Der Gute ist der Trumpf-Siebener, und Blinde gibt es nicht.',
    '5.6': ({ offSuit }) =>
      ({
        rankOnly:
          'Zwischen leeren Karten verschiedener Farben zählt allein der Wert: Eine höhere in einer anderen Farbe sticht die ausgespielte.',
        ledSuit: 'Eine leere Karte kann nur stechen, wenn sie die ausgespielte Farbe hat.',
      })[offSuit] + ' Von gleichen Werten sticht der zuerst gespielte.',
    '5.7':
      'Mit einem Schlag von Siebener bis Ass gibt es 1 Guten, 1 Rechten, 3 Blinde und 6 Trümpfe; in Schellen 7. Mit dem Weli als Schlag sind es 1, 1, 0 und 7.',
    '6.1':
      'Vorhand spielt zum ersten Stich aus, wer einen Stich macht, zum nächsten. Jeder gibt der Reihe nach eine Karte zu; die stärkste macht den Stich.',
    '6.2': 'Man darf zugeben, was man will, außer es gilt 6.3.',
    '6.3':
      '**Trumpf zugeben.** Ist Trumpf ausgespielt, und nicht der Gute, so müssen Geber und Vorhand bedienen, solange sie können. Der Rechte ist Trumpf, auch wenn er der Weli ist; ein Blinder ist es nicht. Ihre Partner, die nicht wissen, was Trumpf ist, sind nie gebunden.',
    '6.4':
      'Gute, Rechte, Blinde und Trümpfe bedienen alle. Hohe Karten sind nicht ausgenommen: Wer nur den Guten hat, gibt den Guten.',
    '6.5':
      'Dass man zugeben muss, erfährt nur, wen es betrifft, denn es verrät, was ausgespielt ist.',
    '6.6':
      'Die Runde ist vorbei, sobald eine Mannschaft drei Stiche hat. Die übrigen Karten werden nicht gespielt.',
    '7.1': 'Eine Runde zählt zunächst 2 Punkte.',
    '7.2':
      'Solange Karten gespielt werden, darf jeder der vier jederzeit für seine Mannschaft bieten, nicht nur, wenn er an der Reihe ist. Das Spiel ruht, bis geantwortet ist.',
    '7.3':
      'Es antwortet der Ansager der anderen Mannschaft. Hält er, zählt die Runde einen Punkt mehr. Wenn nicht, ist sie aus, und wer geboten hat, bekommt, was sie bis dahin zählte.',
    '7.4':
      'Ist ein Gebot gehalten, darf nur noch die andere Mannschaft bieten. Als Erste darf es jede.',
    '7.5':
      'Eine Mannschaft darf nur bieten, wenn der neue Einsatz nicht mehr ist, als ihr noch an Punkten fehlt. Fehlen ihr zwei oder einer, bietet sie also nie.',
    '7.6':
      'Ein Gebot nach dem anderen: Das erste gilt. Bieten kann man, bis der entscheidende Stich voll ist.',
    '8.1':
      'Fehlen einer Mannschaft ein oder zwei Punkte und führt sie um fünf oder mehr, so ist sie **gestrichen**. Geprüft wird, wenn Schlag und Trumpf angesagt sind.',
    '8.2':
      'Dann gehen die Vier: Der Ansager der führenden Mannschaft entscheidet. Hält er, zählt die Runde 4; wenn nicht, bekommt die andere 2, und keine Karte wird gespielt.',
    '8.3': 'Danach erhöht niemand: Die Runde zählt weiter 4.',
    '8.4': 'Mit vier Punkten Vorsprung oder weniger geschieht nichts, außer dass 7.5 gilt.',
    '9.1': ({ target }) =>
      `Wer eine Runde gewinnt, bekommt, was sie zählte. Wer ${target} Punkte erreicht, gewinnt das Spiel.`,
    '9.2':
      'Nach einem Spiel beginnt das nächste bei 0 zu 0 mit einem neu ausgelosten Geber, wenn alle, die da sind, bereit sind. Gewonnene Spiele werden gezählt, solange der Tisch besteht.',
    '9.3': ({ rotation }) =>
      ({
        schlagChooser:
          'Als Nächster gibt, wer den Schlag gewählt hat: die letzte Vorhand, oder nach einem Schlagtausch noch einmal derselbe Geber.',
        seat: 'Das Geben wandert mit jeder Runde einen Platz nach links.',
      })[rotation],
    '9.4':
      'Wie eine Runde endete, macht keinen Unterschied; ist aber kein Schlag gezeigt worden, gibt derselbe noch einmal.',
    '9.5':
      'Zwischen zwei Runden wartet der Tisch, bis jeder Mensch, der da ist, bereit ist. Auf den Computer wartet niemand, und auf keinen, der gerade weg ist.',
    '9.6':
      'Schließt der Tisch ein Spiel zwischen zwei Runden, so hat die Mannschaft mit mehr Punkten gewonnen, bei Gleichstand beide; als gewonnenes Spiel zählt es nicht.',
    '10.1':
      'Plätze nimmt und räumt man zwischen zwei Runden. Ist einer leer, wartet der Tisch, und die Punkte bleiben stehen; wer den Platz nimmt, übernimmt die Mannschaft, und es wird neu gegeben.',
    '10.2':
      'Wer mitten in der Runde endgültig geht, gibt sie auf. Sind Schlag und Trumpf angesagt, hat seine Mannschaft sie verloren. Vorher zählt die Runde nichts.',
    '10.3':
      'Eine aufgegebene Runde bringt der anderen Mannschaft, was sie zählte: Ein Gebot ohne Antwort zählt nicht mit, die Vier auch nicht.',
    '10.4': 'Wer eine Weile weg ist, behält Platz und Karten; für ihn spielt der Computer.',
    '10.5':
      'Wer zu lange braucht: Zum Ansagen wird die erste Karte gezeigt, wie sie gegeben wurden, und wer nur nach einem Wunsch gefragt ist, hat keinen; gespielt wird die letzte, die man spielen darf; ein Wunsch, ein Gebot und die Vier sind abgelehnt; zwischen zwei Runden gilt man als bereit.',
    '10.6': 'Um Jetons wird nicht gespielt.',
    '11.1':
      'Jeder erfährt der Reihe nach, was geschieht: wer gibt, fragt und antwortet; dass eine Karte gezeigt ist; jede Karte, jeden Stich, jedes Gebot; wer gewonnen hat und wodurch; wer kam und ging.',
    '11.2':
      'Nur Ansager erfahren, welche Karten gezeigt wurden (4.2), und nur wen es bindet, dass er zugeben muss (6.5).',
  },
};
