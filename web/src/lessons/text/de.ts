import type { Text } from './en.ts';

export const de: Text = {
  title: 'Erste Runde',
  step: (step, steps) => `${step} von ${steps}`,
  astray: 'Ab hier spielst du auf eigene Faust. Alle Regeln gelten, und nichts wird gezählt.',
  again: 'Von vorn',
  real: 'Ein ganzes Spiel spielen',
  leave: 'Die Lektion beenden',
  games: {
    watten: {
      steps: [
        'Dein Partner sitzt dir gegenüber, und du bist Vorhand: Du sagst den Schlag an. Wähle Unter: Du hast zwei davon, und alle vier werden stark. Danach wählt der Geber den Trumpf.',
        'Herz ist Trumpf. Der Herz-Unter ist jetzt der Hauptschlag; die anderen drei sind Schläge und alle gleich. Spiel den Eichel-Unter aus: Nur der Hauptschlag und die drei Kritischen stechen ihn.',
        'Gestochen! Von gleichen Schlägen gewinnt der erste. Drei Stiche gewinnen die Runde, also spiel gleich den zweiten aus, den Schellen-Unter.',
        'Der Eichel-Siebener hat gestochen: Er ist ein Kritischer, wie der Schellen-Siebener und der Herz-König. Diese drei stechen alles andere. Jetzt liegt ein Trumpf da, und dein Herz-Neuner ist zu klein: Spiel den Schellen-Siebener.',
        'Zwei Stiche zu einem, und nur einer fehlt noch. Jetzt lohnt sich das Ausschaffen: Halten die anderen, so gilt die Runde 3; geben sie auf, bekommt ihr sofort 2.',
        'Sie halten. Spiel den Herz-Neuner aus, einen kleinen Trumpf: Den Hauptschlag hat noch niemand gezeigt, und dein Partner ist vor dem Geber dran.',
      ],
      end: 'Dein Partner hatte den Hauptschlag, und der Stich des einen zählt für beide: drei Stiche, drei Punkte. Wer zuerst 15 hat, gewinnt das Spiel. Jetzt weißt du, wie es geht.',
    },
    'blind-watten': {
      steps: [
        'Du bist Vorhand und wählst den Schlag, indem du dem Geber eine Karte zeigst; die Partner sehen davon nichts. Zeig den Laub-König: Du hast zwei Könige.',
        'Der Geber hat dir den Herz-Ober gezeigt: Herz ist Trumpf, und nur ihr zwei wisst es. Die Könige der anderen Farben sind Blinde und alle gleich. Spiel den Laub-König aus: Nur Herz-Sau und Herz-König stechen ihn.',
        'Gestochen! Die beste Karte ist der Gute, der Trumpf eins über dem Schlag: die Herz-Sau in deiner Hand. Gib jetzt eine kleine Karte her, den Laub-Siebener, und schau, was die anderen werfen.',
        'Der Geber spielt Trumpf aus. Du weißt, dass es Trumpf ist, und musst zugeben; ein Blinder gilt dabei nicht als Trumpf: Spiel den Guten, den nichts sticht.',
        'Zwei Stiche zu einem, und du hast noch einen König. Biete: Hält der Geber, so gilt die Runde 3; hält er nicht, bekommt ihr sofort 2.',
        'Der Geber hält. Spiel den Schellen-König aus: Nur noch der Herz-König, der Rechte, sticht ihn.',
      ],
      end: 'Drei Stiche, drei Punkte für euer Team. Nächstes Mal bist du vielleicht ein Partner, der keine der beiden Karten gesehen hat: Dann rätst du aus dem, was die Ansager werfen. Wer zuerst 18 hat, gewinnt das Spiel.',
    },
    'big-two': {
      steps: [
        'Wer zuerst alle Karten los ist, gewinnt die Runde. Du hast die niedrigste Karte von allen, die Karo-3, und spielst deshalb aus; sie muss beim ersten Mal dabei sein. Spiel sie allein: Niedrige Karten wird man später schwer los.',
        'Jede Karte musste höher sein. Die Zwei ist der höchste Wert und Pik die höchste Farbe: Die Pik-2 schlägt niemand. Spiel sie jetzt, dann bist du am Ausspiel.',
        'Dreimal gepasst: Der Haufen kommt weg, und du spielst aus, was du willst. Spiel fünf Karten auf einmal, eine Straße: 5 6 7 8 9. Nur fünf Karten können sie schlagen.',
        'Ein Flush, fünf Karten einer Farbe, schlägt eine Straße. Ein Full House schlägt den Flush: Spiel deine drei Buben mit den zwei Vieren.',
        'Das schlägt niemand. Du spielst wieder aus und hast nur noch eine Karte: Spiel den König.',
      ],
      end: 'Gewonnen! Alle anderen zählen ihre restlichen Karten, einen Punkt je Karte, ab zehn Karten zwei. Passen darf man immer, wenn man seine Kombination für später aufheben will.',
    },
  },
};
