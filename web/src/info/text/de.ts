import type { Text } from './en.ts';

export const de: Text = {
  rules: {
    title: 'Regeln',
    lead: 'Jedes Spiel in einer Minute, und dann jede Regel mit ihrer Nummer.',
    of: game => `Regeln: ${game}`,
    shown: (rules, preset) => `${rules} Regeln, wie man sie so spielt: ${preset}.`,
    own: 'eigene Regeln',
    games: games => `${games} Spiele`,
    words: 'Die Wörter des Spiels',
    inAMinute: 'In einer Minute',
    chapters: 'Kapitel',
    play: 'Gleich spielen',
    learn: 'In vier Minuten lernen',
    loading: 'Die Regeln werden geholt …',
    another: 'Die Regeln der anderen Spiele',
  },
  help: {
    title: 'Fragen und Antworten',
    lead: 'Was man zuerst fragt. Ist deine Frage nicht dabei, frag jemanden im Haus.',
    count: questions => `${questions} Fragen`,
    questions: [
      [
        'Brauche ich ein Konto?',
        'Nein. Das Haus denkt sich einen Namen für dich aus, den du ändern kannst. Mit einem Konto bist du auf jedem Gerät dieselbe Person und behältst dein Geld, deine Statistik und deine Spiele.',
      ],
      [
        'Wie spiele ich mit Freunden?',
        'Wähle im Menü „Neuer Tisch“, öffne den Tisch und schick den Link, oder lass deine Freunde den Code scannen. Sie können auch die Nummer des Tisches auf der Startseite eintippen.',
      ],
      [
        'Was, wenn jemand fehlt?',
        'Der Computer nimmt die leeren Plätze. Kommen Leute, nehmen sie seine Plätze zwischen zwei Runden.',
      ],
      [
        'Was, wenn die Verbindung abreißt?',
        'Nichts geht verloren. Die Seite kommt von selbst wieder, mit deinem Platz und deinen Karten. Bis dahin spielt der Computer für dich, wenn der Gastgeber nichts anderes bestimmt hat; mehr von deinem Geld wagt er nie.',
      ],
      [
        'Kann ich auf einem anderen Gerät weiterspielen?',
        'Ja, mit einem Konto: Melde dich dort an, und dein Platz steht oben auf jeder Seite. Es spielt das Fenster, das du zuletzt benutzt hast.',
      ],
      [
        'Welche Namen sind erlaubt?',
        '2 bis 20 Zeichen: Buchstaben und Ziffern jeder Sprache, Leerzeichen, Binde- und Unterstriche. Zwei Leute können nicht Namen haben, die gleich aussehen.',
      ],
      [
        'Ist das Geld echt?',
        'Nein. Es ist Spielgeld, und man kann es nicht kaufen. Wer nirgends mehr welches hat, beginnt wieder mit tausend Dollar.',
      ],
      [
        'Wer mischt die Karten?',
        'Das Haus, mit dem Zufall seines Betriebssystems. Niemand, auch kein Computerspieler, sieht eine Karte, die ein Mensch auf seinem Platz nicht sähe.',
      ],
      [
        'Wie spiele ich mit der Tastatur?',
        'Mit Tab und den Pfeiltasten kommt man überallhin. H liest deine Hand vor, T den Tisch, C den Stand und L, was zuletzt geschah; alle Tasten stehen im Menü des Tisches.',
      ],
      [
        'Ich kann die Farben nicht unterscheiden.',
        'Wähle in den Einstellungen vier Farben, Farben mit Buchstaben oder sehr große Karten. Es gibt auch ein Aussehen mit hohem Kontrast.',
      ],
      [
        'Jemand benimmt sich schlecht. Was kann ich tun?',
        'Tippe auf den Namen: Du kannst stumm schalten, dann siehst du nichts mehr davon, und dem melden, der dieses Haus führt. Wer einen Tisch führt, kann Leute wegschicken.',
      ],
      [
        'Was muss der Browser können?',
        'Jeder Browser der letzten Jahre genügt, ab einem Handy mit 360 mal 640 Punkten. Es wird nichts installiert, und niemandes Server sonst wird gefragt.',
      ],
      [
        'Kann ich ein Spiel noch einmal sehen?',
        'Ja: „Meine Spiele“ hat jede Partie, die du beendet hast. Du kannst sie Schritt für Schritt ansehen, einen Link zu einem Augenblick schicken und sie als Datei sichern.',
      ],
      [
        'Kann ich selbst so ein Haus aufmachen?',
        'Ja, mit einem Befehl; der Quelltext ist offen. Freunde im selben Netz kommen über die Adresse herein, die es anzeigt.',
      ],
    ],
  },
  cards: {
    title: 'Alle Karten',
    lead: 'Die Blätter dieses Hauses, wie du sie gewählt hast; andere stehen in den Einstellungen.',
    deck: { french: 'Französisches Blatt', german: 'Deutsches Blatt', cluedo: 'Karten von Cluedo' },
    count: number => `${number} Karten`,
    back: 'die Rückseite',
  },
  house: {
    title: 'Dieses Haus und andere',
    lead: 'Wo andere dieses Haus finden, und wo du sonst spielst.',
    address: 'Die Adresse dieses Hauses',
    addressText: 'Diese Adresse können andere benutzen: Schick sie, oder lass den Code scannen.',
    onlyHere:
      'Zurzeit ist dieses Haus nur von diesem Computer aus zu erreichen. Wer es führt, startet es mit einer Adresse des Netzes.',
    firewall:
      'Wenn andere es nicht öffnen können: Sie müssen im selben Netz sein (im selben WLAN), und die Firewall des Computers, auf dem das Haus läuft, muss sie einlassen. Von anderswo im Internet braucht es eine Portweiterleitung im Router oder einen Proxy.',
    link: 'Adresse dieses Hauses',
    others: 'Andere Häuser',
    othersText:
      'Merk dir hier andere Häuser und öffne sie mit einem Tippen. Sie bleiben auf diesem Gerät.',
    none: 'Noch ist keines gemerkt.',
    name: 'Name',
    where: 'Adresse',
    whereHint: port => `Eine IP-Adresse oder Domain, wenn nötig mit Port; sonst gilt ${port}.`,
    badAddress: 'Das ist keine Adresse eines Hauses.',
    known: 'Dieses Haus ist schon gemerkt.',
    remember: 'Merken',
    remembered: name => `${name} ist gemerkt.`,
    open: name => `${name} öffnen`,
    forget: name => `${name} vergessen`,
    number: houses => (houses === 1 ? 'Ein Haus gemerkt.' : `${houses} Häuser gemerkt.`),
  },
};
