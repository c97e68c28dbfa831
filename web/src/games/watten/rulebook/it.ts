import { upTo } from '../../german/text/it.ts';
import type { Texts } from './en.ts';

export const it: Texts = {
  short: [
    'Ognuno riceve cinque carte. In ogni mano giocano due parti una contro l’altra; chi fa tre prese la vince. In quattro e in sei si gioca a squadre.',
    'Il primo di mano, a sinistra del mazziere, annuncia un valore: lo **Schlag**. Il mazziere annuncia un seme: la **briscola**. Lo sentono tutti.',
    'Le tre più forti sono sempre le stesse: re di cuori, sette di campanelle, sette di ghiande. Poi lo Schlag in briscola, gli altri Schläge, le briscole; poi il resto, che batte solo il proprio seme.',
    'Si può giocare qualsiasi carta. Solo se nella prima presa esce proprio la carta annunciata, tutti devono dare briscola o una delle tre più forti.',
    ({ target }) =>
      `Una mano vale 2 punti. Al tuo turno puoi rilanciare: gli altri tengono, e vale uno in più, oppure lasciano. Vince chi arriva per primo ${upTo(target)} punti; chi è a due punti dalla vittoria è gespannt e non può rilanciare.`,
  ],
  chapters: [
    'Le carte',
    'Parti e punti',
    'Distribuzione e annuncio',
    'La forza delle carte',
    'Il gioco',
    'Rilanciare',
    'Gespannt',
    'Fine della mano e della partita',
    'Andarsene e aspettare',
    'Che cosa si dice al tavolo',
  ],
  rules: {
    '1.1':
      'Il mazzo tedesco da 32 carte, senza Weli. Semi: campanelle, foglie, cuori, ghiande. Valori dal basso: 7 8 9 10 Unter Ober re asso.',
    '1.2':
      'Si gioca da due a sei. Ognuno riceve cinque carte; quelle che avanzano, da 22 in due a 2 in sei, restano fuori, e nessuno le vede mai.',
    '2.1':
      'Tutto va in senso orario: dopo viene il vicino di sinistra. In ogni mano giocano due parti una contro l’altra:\n• 2 giocatori: il primo di mano contro il mazziere\n• 3: il primo di mano da solo contro il mazziere e il terzo\n• 4: chi siede di fronte, sempre\n• 5: mazziere e primo di mano contro gli altri tre\n• 6: un posto sì e uno no, sempre',
    '2.2': 'In tre, il terzo è chi taglia, alla destra del mazziere.',
    '2.3':
      'In quattro e in sei le due squadre sono fisse, e ognuna ha un solo punteggio. Altrimenti ognuno segna per sé.',
    '2.4': 'Una presa di uno della parte conta per tutta la parte.',
    '3.1':
      'La prima mano comincia appena tutti i posti sono presi, da persone o computer. Il mazziere si tira a sorte. Poi il mazzo passa ogni mano di un posto a sinistra, anche da una partita alla successiva.',
    '3.2':
      'Il vicino di sinistra del mazziere è il **primo di mano**. Una mano resta come è stata data: il suo ordine non dice niente.',
    '3.3':
      'Il primo di mano annuncia lo **Schlag**: un valore qualsiasi. Poi il mazziere, che l’ha sentito, annuncia la **briscola**: un seme qualsiasi. Non serve avere una carta così.',
    '3.4': ({ threePlayerBidding }) =>
      ({
        split:
          'Anche in tre la briscola la annuncia il mazziere, benché sia avversario del primo di mano.',
        solo: 'In tre il primo di mano, che è solo, annuncia tutto.',
      })[threePlayerBidding],
    '3.5':
      'Ciò che è annunciato e giocato è scoperto. Coperte sono solo le mani: ognuno vede le proprie carte, e quante ne hanno gli altri.',
    '4.1':
      'Cinque classi, la più forte per prima. Una carta di una classe più alta batte tutte quelle più basse.\n• **Kritische**: re di cuori, sette di campanelle, sette di ghiande\n• **lo Hauptschlag**: in briscola, il valore dello Schlag\n• **Schläge**: tutte le altre di quel valore\n• **briscole**: tutte le altre di briscola, prima le alte\n• **carte lisce**: tutto il resto',
    '4.2':
      'Le **Kritische** sono in ogni mano le tre carte migliori, qualunque cosa sia annunciata: prima il re di cuori, poi il sette di campanelle, poi il sette di ghiande.',
    '4.3':
      'Lo **Hauptschlag** è la quarta carta migliore. Se Schlag e briscola nominano una Kritische, quella resta al suo posto, e una quarta non c’è.',
    '4.4': 'Gli **Schläge** sono uguali, e come per tutte le carte uguali prende la prima giocata.',
    '4.5': 'Tra briscole conta il valore.',
    '4.6': 'Una carta liscia ne batte un’altra solo se è dello stesso seme e di valore più alto.',
    '4.7':
      'Di solito ci sono 3 Kritische, 1 Hauptschlag, 3 Schläge e 6 briscole; con briscola a foglie 7. Se lo Schlag è sette o re, alcune sono Kritische.',
    '5.1':
      'Il primo di mano apre la prima presa, chi prende apre la successiva. Ognuno gioca a turno una carta; la più forte prende.',
    '5.2': 'Si può giocare qualsiasi carta, salvo quello che dice 5.3.',
    '5.3':
      '**Trumpf oder Kritisch.** Se la prima carta di una mano è proprio quella nominata da Schlag e briscola, tutti quelli dopo devono dare briscola o una Kritische, se ne hanno. Vale solo nella prima presa.',
    '5.4':
      'Uno Schlag di un altro seme non basta, e chi ha briscola o una Kritische qui non può giocarlo. Le carte alte non fanno eccezione.',
    '5.5': 'Vale anche se la carta nominata è una Kritische.',
    '5.6':
      'Finisce per chi viene dopo, appena la carta uscita è battuta. Una Kritische che non la batte non fa finire niente.',
    '5.7':
      'La mano finisce appena una parte ha tre prese. Le altre carte non si giocano e restano coperte.',
    '6.1': 'All’inizio una mano vale 2 punti, o 3 dove lo dice 7.7.',
    '6.2':
      '**Ausschaffen.** Al proprio turno, prima di giocare una carta, si può rilanciare, anche prima di aprire: “Gehst du?” a un solo avversario, “Geht ihr?” a più d’uno.',
    '6.3':
      'Il gioco si ferma finché un avversario ha risposto: l’ultimo che in questa mano ha giocato una carta, e prima il primo avversario dopo chi ha rilanciato.',
    '6.4':
      'Se tiene, la mano vale un punto in più, e chi ha rilanciato deve ancora giocare. Se lascia, la mano è finita, e la parte che ha rilanciato segna quanto valeva prima.',
    '6.5': 'La prima volta può rilanciare qualsiasi parte. Dopo un rilancio tenuto, solo l’altra.',
    '6.6': 'Non c’è un limite, e non serve arrivare giusti al traguardo.',
    '7.1': ({ target }) =>
      `Chi è a due punti o meno dalla vittoria è **gespannt**: con ${target - 2} su ${target}, e con uno in più. In quattro e in sei lo è la squadra.`,
    '7.2': ({ gespanntFoul }) =>
      ({
        penalty:
          'Chi è gespannt non deve rilanciare. Chi lo fa perde due punti, suoi o della squadra fissa, e il rilancio non vale. Deve ancora giocare, e in questa mano non può più rilanciare.',
        blocked: 'Chi è gespannt non può proprio rilanciare.',
      })[gespanntFoul],
    '7.3': ({ gespanntFoul }) =>
      gespanntFoul === 'penalty'
        ? 'Paga solo chi altrimenti potrebbe rilanciare. Dopo non si è più gespannt, e quindi un compagno può rilanciare.'
        : '',
    '7.4': ({ whenGespannt }) =>
      whenGespannt === 'three'
        ? ''
        : 'In quattro e in sei, se è gespannt una sola squadra, l’altra rilancia da sé appena è annunciata la briscola. Vale come rilancio del suo primo giocatore a partire dal primo di mano, e si risponde come dice 6.3.',
    '7.5': ({ whenGespannt }) =>
      whenGespannt === 'three'
        ? ''
        : 'Se tiene, la mano vale 3, e a rilanciare sarebbe la squadra gespannt, cosa che 7.2 vieta. Se lascia, l’altra segna 2, e non si gioca nessuna carta.',
    '7.6': ({ whenGespannt }) =>
      whenGespannt === 'three'
        ? ''
        : 'Se sono gespannt tutte e due le squadre, o nessuna, nessuno rilancia da sé, e la mano vale 2. In due, tre e cinque non succede mai.',
    '7.7': ({ whenGespannt }) =>
      whenGespannt === 'three'
        ? 'Una mano vale 3 fin dall’inizio appena qualcuno è gespannt quando si danno le carte. Non si chiede a nessuno, e chi può rilanciare parte da 3.'
        : 'In due, tre e cinque una mano vale 3 fin dall’inizio appena qualcuno è gespannt quando si danno le carte.',
    '7.8':
      'I tavoli aperti con la versione 1 delle regole continuano con quella: con 7.4, 7.5 e 7.6, e senza 7.7.',
    '8.1':
      'Ognuno della parte che ha vinto segna quanto valeva la mano; una squadra fissa lo segna una volta.',
    '8.2': ({ target }) => `Chi arriva ${upTo(target)} punti vince la partita.`,
    '8.3':
      'Se ci arrivano in più nella stessa mano, vince chi ha più punti, e a pari punti vincono insieme.',
    '8.4':
      'Le partite vinte si contano finché c’è il tavolo; una vittoria condivisa conta per ognuno. La partita successiva comincia da zero quando tutti i presenti sono pronti, e il mazzo continua il giro.',
    '8.5':
      'Tra due mani il tavolo aspetta che ogni persona presente sia pronta. Nessuno aspetta il computer, né chi è assente.',
    '8.6':
      'Se il tavolo chiude una partita tra due mani, ha vinto chi ha più punti, a pari punti insieme; non conta come partita vinta.',
    '9.1':
      'I posti si prendono e si lasciano tra due mani. Se uno è vuoto il tavolo aspetta, con i punti come stanno; chi prende il posto prende i suoi punti o la sua squadra, e si dà una mano nuova.',
    '9.2':
      'Chi se ne va del tutto a metà mano la abbandona. Annunciata la briscola, la sua parte l’ha persa: gli altri segnano quanto valeva, e un rilancio senza risposta non conta. Prima la mano non vale niente, e dà di nuovo lo stesso mazziere.',
    '9.3': 'Chi è via per un po’ tiene posto e carte; per lui gioca il computer.',
    '9.4':
      'Tempo scaduto: si annuncia Unter o cuori, qualunque sia la mano; si gioca l’ultima carta, come sono state date, che si può giocare; a un rilancio si lascia; tra due mani si vale come pronti.',
    '9.5': 'Non si gioca per fiches.',
    '10.1':
      'Tutti sanno in ordine che cosa succede: chi dà; Schlag e briscola; ogni carta e presa; ogni rilancio e la risposta; ogni fallo; chi ha vinto, e perché; chi viene e chi va.',
  },
};
