import { upTo } from '../../german/text/it.ts';
import type { Texts } from './en.ts';

export const it: Texts = {
  short: [
    'Si gioca due contro due; i compagni siedono di fronte. Ognuno riceve cinque carte, e chi fa tre prese vince la mano.',
    'Il primo di mano, a sinistra del mazziere, gli mostra in segreto una carta: il suo valore è lo **Schlag**. Il mazziere ne mostra una a lui: il suo seme è la **briscola**. Lo sanno solo loro due; i compagni devono indovinare.',
    'La carta più forte è il **Guter**, in briscola uno sopra lo Schlag; poi il **Rechter**, lo Schlag in briscola; poi le altre tre di quel valore, i **Blinde**; poi le briscole; poi il resto.',
    'Si può giocare qualsiasi carta. Solo se esce briscola, i due che annunciano devono rispondere.',
    ({ target }) =>
      `Una mano vale 2 punti. Chi si sente forte rilancia: gli altri tengono, e vale uno in più, oppure lasciano. Vince chi arriva per primo ${upTo(target)} punti.`,
  ],
  chapters: [
    'Le carte',
    'Posti e squadre',
    'La distribuzione',
    'L’annuncio',
    'La forza delle carte',
    'Il gioco',
    'Rilanciare',
    'Gestrichen',
    'Mani e partite',
    'Andarsene e aspettare',
    'Che cosa si dice al tavolo',
  ],
  rules: {
    '1.1':
      'Il mazzo tedesco. Semi: campanelle, foglie, cuori, ghiande. Valori dal basso: 7 8 9 10 Unter Ober re asso.',
    '1.2':
      'Il **Weli** è il sei di campanelle, e con lui le carte sono 33. È una carta di campanelle come le altre, sotto il sette, a meno che non sia lo Schlag (5.5).',
    '2.1': 'Si gioca in quattro. I compagni siedono uno di fronte all’altro.',
    '2.2': 'Tutto va in senso orario: dopo viene il vicino di sinistra.',
    '2.3':
      'In ogni mano uno è il **mazziere**, e il suo vicino di sinistra è il **primo di mano**. Sono loro che **annunciano**. Sono sempre avversari: ogni squadra ne ha uno.',
    '3.1': 'La prima mano comincia appena si sono sedute quattro persone o computer.',
    '3.2':
      'Chi dà le carte nella prima mano di una partita si tira a sorte, ogni posto con la stessa probabilità.',
    '3.3': 'Ognuno riceve cinque carte; tredici restano fuori, e nessuno le vede mai.',
    '3.4':
      'Ognuno vede le proprie carte, e quante ne hanno gli altri. Una mano resta come è stata data: il suo ordine non dice niente.',
    '4.1':
      'Il primo di mano sceglie lo **Schlag**, il mazziere la **briscola**, mostrandosi a vicenda una propria carta: il valore dell’una è lo Schlag, il seme dell’altra è briscola. Le carte restano in mano.',
    '4.2':
      'Queste carte le vedono solo loro due. I compagni e chi guarda vedono che una carta viene mostrata, e devono indovinare.',
    '4.3': ({ announceOrder }) =>
      ({
        schlagFirst: 'Lo Schlag si mostra per primo, così chi sceglie la briscola lo conosce.',
        any: 'Ognuno dei due mostra quando vuole; il secondo conosce ciò che ha mostrato il primo.',
        together:
          'Scelgono tutti e due coperto, e ognuno vede la carta dell’altro quando è scelta la seconda.',
      })[announceOrder] + ' Con la prima carta scelta finisce il tempo per i desideri (4.5).',
    '4.4': 'Chi per la briscola mostra il Weli fa briscola a campanelle.',
    '4.5':
      'Finché non è mostrata la prima carta, chi annuncia può chiedere qualcosa, un desiderio alla volta. L’altro accetta o rifiuta, e prima non succede altro.',
    '4.6':
      '**Schönere**, carte più belle. Se è accettato, tutti e due rendono le cinque carte e ne ricevono cinque nuove dalle 23 che ci sono allora; i compagni tengono le loro. Si può fare quante volte si vuole. Chi è stato rifiutato richiede solo con carte nuove.',
    '4.7':
      '**Schlagtausch**, lo scambio dei compiti. Se è accettato, il primo di mano sceglie la briscola e il mazziere lo Schlag. Si può una volta per mano, e chi è stato rifiutato in quella mano non richiede.',
    '4.8':
      'Lo scambio non cambia altro: il mazziere resta mazziere, e apre sempre il primo di mano.',
    '4.9':
      'Finita la mano, tutti sanno Schlag e briscola. Le carte non giocate restano coperte, e una mano che non vale niente (10.2) non scopre niente.',
    '4.10':
      'Chi annuncia può anche dire che **non chiede niente**. Non lega nessuno: chi ci ripensa può ancora chiedere. Un computer che annuncia chiede sempre o dice che non chiede niente, il primo di mano per primo, e il tavolo lo aspetta.',
    '4.11':
      'Accanto a una persona che annuncia, un computer non mostra carte per sei secondi, finché la persona può ancora chiedere e non ha detto che non chiede niente.',
    '5.1':
      'Cinque classi, la più forte per prima. Una carta di una classe più alta batte tutte quelle più basse.\n• **il Guter**: in briscola, il valore subito sopra lo Schlag\n• **il Rechter**: in briscola, il valore dello Schlag\n• **i Blinde**: negli altri semi, il valore dello Schlag\n• **briscole**: tutte le altre di briscola, prima le alte\n• **carte lisce**: tutto il resto, prima le alte',
    '5.2':
      'Il **Guter**, il Buono, sta uno sopra il **Rechter**, il Giusto: se lo Schlag è il re, è l’asso di briscola; se è l’asso, il sette di briscola.',
    '5.3':
      'I tre **Blinde** sono uguali, e come per tutte le carte uguali prende la prima giocata.',
    '5.4': 'Se briscola è campanelle e lo Schlag è un altro, il Weli è la briscola più bassa.',
    '5.5':
      'Se lo Schlag è il Weli, il Weli è il Rechter e appartiene alla briscola, qualunque sia. Il Guter è il sette di briscola, e non ci sono Blinde.',
    '5.6': ({ offSuit }) =>
      ({
        rankOnly:
          'Tra carte lisce di semi diversi conta solo il valore: una più alta di un altro seme batte quella uscita.',
        ledSuit: 'Una carta liscia può prendere solo se è del seme uscito.',
      })[offSuit] + ' Tra valori uguali prende la prima giocata.',
    '5.7':
      'Con uno Schlag dal sette all’asso ci sono 1 Guter, 1 Rechter, 3 Blinde e 6 briscole; in campanelle 7. Con il Weli per Schlag sono 1, 1, 0 e 7.',
    '6.1':
      'Il primo di mano apre la prima presa, chi prende apre la successiva. Ognuno gioca a turno una carta; la più forte prende.',
    '6.2': 'Si può giocare qualsiasi carta, salvo quello che dice 6.3.',
    '6.3':
      '**Trumpf zugeben.** Se esce una briscola, e non è il Guter, mazziere e primo di mano devono rispondere finché possono. Il Rechter è briscola, anche quando è il Weli; un Blinder no. I compagni, che non sanno la briscola, non sono mai obbligati.',
    '6.4':
      'Guter, Rechter, Blinde e briscole valgono tutti come risposta. Le alte non fanno eccezione: chi ha solo il Guter dà il Guter.',
    '6.5': 'Che si deve rispondere lo sa solo chi è obbligato, perché direbbe che cosa è uscito.',
    '6.6': 'La mano finisce appena una squadra ha tre prese. Le altre carte non si giocano.',
    '7.1': 'All’inizio una mano vale 2 punti.',
    '7.2':
      'Mentre si gioca, ognuno dei quattro può rilanciare per la sua squadra in qualsiasi momento, non solo al suo turno. Il gioco si ferma fino alla risposta.',
    '7.3':
      'Risponde chi annuncia nell’altra squadra. Se tiene, la mano vale un punto in più. Se no, la mano è finita, e chi ha rilanciato segna quanto valeva prima.',
    '7.4':
      'Dopo un rilancio tenuto può rilanciare solo l’altra squadra. Il primo può farlo chiunque.',
    '7.5':
      'Una squadra può rilanciare solo se la nuova posta non supera i punti che le mancano. Con due punti mancanti, o uno, dunque mai.',
    '7.6':
      'Un rilancio alla volta: conta il primo che arriva. Si può finché la presa decisiva non è completa.',
    '8.1':
      'Una squadra a cui mancano uno o due punti e che è avanti di cinque o più è **gestrichen**. Si guarda quando Schlag e briscola sono annunciati.',
    '8.2':
      'Allora vanno i quattro: decide chi annuncia nella squadra davanti. Se tiene, la mano vale 4; se no, l’altra segna 2, e non si gioca nessuna carta.',
    '8.3': 'Dopo non rilancia nessuno: la mano resta a 4.',
    '8.4': 'Con un vantaggio di quattro o meno non succede niente, se non che vale 7.5.',
    '9.1': ({ target }) =>
      `Chi vince una mano segna quanto valeva. Chi arriva ${upTo(target)} punti vince la partita.`,
    '9.2':
      'Dopo una partita la successiva comincia da 0 a 0, con un mazziere tirato a sorte, quando tutti i presenti sono pronti. Le partite vinte si contano finché c’è il tavolo.',
    '9.3': ({ rotation }) =>
      ({
        schlagChooser:
          'Dà le carte chi ha scelto lo Schlag: l’ultimo primo di mano, o dopo uno Schlagtausch ancora lo stesso mazziere.',
        seat: 'Il mazzo passa ogni mano di un posto a sinistra.',
      })[rotation],
    '9.4':
      'Come è finita una mano non cambia niente; ma se non è stato mostrato lo Schlag, dà di nuovo lo stesso.',
    '9.5':
      'Tra due mani il tavolo aspetta che ogni persona presente sia pronta. Nessuno aspetta il computer, né chi è assente.',
    '9.6':
      'Se il tavolo chiude una partita tra due mani, ha vinto la squadra con più punti, a pari punti tutte e due; non conta come partita vinta.',
    '10.1':
      'I posti si prendono e si lasciano tra due mani. Se uno è vuoto il tavolo aspetta, con i punti come stanno; chi prende il posto prende la squadra, e si dà una mano nuova.',
    '10.2':
      'Chi se ne va del tutto a metà mano la abbandona. Annunciati Schlag e briscola, la sua squadra l’ha persa. Prima la mano non vale niente.',
    '10.3':
      'Una mano abbandonata dà all’altra squadra quanto valeva: un rilancio senza risposta non conta, e neanche i quattro.',
    '10.4': 'Chi è via per un po’ tiene posto e carte; per lui gioca il computer.',
    '10.5':
      'Tempo scaduto: per annunciare si mostra la prima carta, come sono state date, e chi poteva solo chiedere non chiede niente; si gioca l’ultima che si può giocare; un desiderio, un rilancio e i quattro sono rifiutati; tra due mani si vale come pronti.',
    '10.6': 'Non si gioca per fiches.',
    '11.1':
      'Tutti sanno in ordine che cosa succede: chi dà, chiede e risponde; che una carta è stata mostrata; ogni carta, presa e rilancio; chi ha vinto, e perché; chi viene e chi va.',
    '11.2':
      'Solo chi annuncia sa quali carte sono state mostrate (4.2), e solo chi è obbligato che deve rispondere (6.5).',
  },
};
