import type { Texts } from './en.ts';

export const it: Texts = {
  short: [
    'Chi è stato, con che cosa e dove? Una persona, un’arma e una stanza sono nascoste; tutte le altre carte sono in mano a qualcuno.',
    ({ dice }) =>
      `Al tuo turno ${dice === 1 ? 'tira il dado' : 'tira i dadi'} ed entra in una stanza, o prendi un passaggio segreto.`,
    'Lì sospetta qualcuno con un’arma in quella stanza. A turno gli altri devono mostrarti, e solo a te, una delle tre carte se ne hanno una. Ciò che nessuno mostra può essere la soluzione.',
    'Il foglio segna da sé ciò che è sicuro; puoi aggiungere segni tuoi.',
    'Quando lo sai, accusa. Se è giusto hai vinto; se è sbagliato sei fuori, e da allora mostri solo le carte.',
  ],
  chapters: [
    'Il materiale',
    'La pianta',
    'Posti e pedine',
    'La distribuzione',
    'La mossa',
    'Il sospetto',
    'L’accusa',
    'Che cosa è nascosto',
    'Fine del turno, tempo, andarsene',
    'Che cosa si dice al tavolo',
  ],
  rules: {
    '1.1':
      'Ventuno carte: sei persone, sei armi e nove stanze. Una per tipo è la soluzione; ce ne sono dunque 324.',
    '1.2': 'Si gioca da due a sei, a ogni posto una persona o il computer.',
    '1.3':
      'Sulla pianta c’è una pedina per ogni persona e un pezzo per ogni arma, anche quelli con cui nessuno gioca; anche loro si sospettano e si spostano.',
    '2.1': 'La pianta ha stanze, corridoi a caselle e al centro la cantina, in cui nessuno entra.',
    '2.2': 'Diciassette porte danno dalle stanze sui corridoi.',
    '2.3':
      'Passaggi segreti uniscono le stanze d’angolo in croce: cucina e studio, serra e salotto.',
    '2.4': 'Ogni pedina parte da una sua casella sul bordo della pianta.',
    '2.5': 'Da lì la stanza più vicina è a 4–9 passi. Uscire ed entrare contano un passo ciascuno.',
    '3.1': 'Chi si siede riceve la prima pedina che nessuno al tavolo ha.',
    '3.2':
      'Prima e dopo una partita ogni presente può prendere un’altra pedina: una libera, o una del computer.',
    '3.3':
      'I turni vanno per posti, a sinistra. Il posto più basso comincia la prima partita; ogni altra comincia un posto più in là.',
    '3.4':
      'La prima partita comincia appena tutti i posti sono presi. Un’altra quando tutti i presenti sono pronti.',
    '4.1': 'Una persona, un’arma e una stanza si estraggono coperte: la soluzione.',
    '4.2':
      'Le altre diciotto carte si mescolano e si danno una a una, a cominciare da chi ha il primo turno. Le mani disuguali restano tali, e nessuna carta è scoperta.',
    '4.3': 'Le armi partono a caso da sei stanze diverse. Non significa niente.',
    '5.1':
      'Un turno comincia con una mossa, una di tre: tirare e camminare; prendere un passaggio (5.8); restare (5.9). Chi può muoversi deve. Si fa una volta sola.',
    '5.2': ({ dice }) =>
      dice === 1
        ? 'La casa tira un dado. Dice di quanto cammina la pedina.'
        : 'La casa tira due dadi. La somma dice di quanto cammina la pedina.',
    '5.3':
      'Una pedina va di casella in casella, non in diagonale. Non entra due volte nella stessa, né dove ce n’è un’altra. Nelle stanze c’è posto per tutte.',
    '5.4':
      'Da una stanza si esce e si entra per una porta, con un passo. Chi entra ha finito di muovere, e i punti che avanzano si perdono. Nella stanza lasciata non si rientra con la stessa mossa.',
    '5.5': ({ exactRoll }) =>
      exactRoll
        ? 'Nei corridoi si usano tutti i punti; meno va bene se si arriva in una stanza.'
        : '',
    '5.6': ({ exactRoll }) =>
      exactRoll ? 'Se non si può usarli tutti, si fa il cammino più lungo che c’è.' : '',
    '5.7': ({ exactRoll }) =>
      exactRoll ? '' : 'Una pedina può fermarsi prima, ma non restare dov’è.',
    '5.8':
      'Chi all’inizio del turno è in una stanza d’angolo può prendere il passaggio (2.3) verso quella opposta, senza dadi.',
    '5.9':
      'Chi è stato **chiamato** può restare: se un sospetto ha portato la sua pedina in questa stanza dopo il suo ultimo turno. Chi resta può sospettare lì.',
    '5.10':
      '**Chiuso dentro** è chi ha tutte le porte bloccate, o nel corridoio tutte le caselle vicine. Non può tirare. Senza passaggio né chiamata può solo accusare o finire il turno.',
    '6.1':
      '**Sospetto.** Una volta per turno, in una stanza in cui si è entrati in questo turno o in cui si è restati (5.9).',
    '6.2':
      'Un sospetto nomina una persona, un’arma e la stanza in cui si è. Si possono nominare le proprie carte e la propria pedina.',
    '6.3': 'La pedina e l’arma vengono portate nella stanza, e lì restano.',
    '6.4':
      'Agli altri si chiede a turno, dal vicino di sinistra, anche a chi è fuori. Chi non ha nessuna delle tre carte passa; il primo che ne ha una deve mostrarla. Tutti sanno chi è passato, e chi può smentire o che nessuno può.',
    '6.5':
      'Chi ne ha più d’una sceglie. Una carta che non si ha, o che non è stata nominata, non si può mostrare.',
    '6.6':
      'La carta la vede solo chi ha chiesto. Tutti gli altri vedono che una è stata mostrata, da chi e a chi.',
    '6.7': 'Finché non è mostrata non si può fare altro.',
    '7.1':
      '**Accusa.** In ogni momento del proprio turno, da ovunque, tranne quando si aspettano i dadi o una carta. Si può nominare tutto, anche le proprie carte.',
    '7.2': 'Tutti sanno quale è, e se è giusta. Chi ha ragione ha vinto, e la partita è finita.',
    '7.3': 'Chi sbaglia è **fuori**, e ha visto la soluzione; nessun altro l’ha vista.',
    '7.4':
      'Chi è fuori non ha più turni. Tiene le carte, e smentisce. Una pedina davanti a una porta va in quella stanza.',
    '7.5': 'Se ne resta uno solo, ha vinto lui, e la soluzione viene mostrata.',
    '7.6':
      'Chi è fuori conosce la soluzione. Ciò che dicono loro e chi guarda arriva solo a loro fino alla fine.',
    '8.1': 'Le mani: ognuno vede la propria, e quante carte hanno gli altri.',
    '8.2': 'La soluzione: non la vede nessuno, tranne chi è fuori.',
    '8.3': 'Le carte mostrate: se le ricordano i due interessati, nessun altro le vede.',
    '8.4':
      'Dopo la fine tutto è scoperto: la soluzione, tutte le mani, e che cosa è stato mostrato a chi.',
    '9.1': 'Il turno lo finisce chi ce l’ha, fatta la mossa (5.1) o se non se ne può fare.',
    '9.2':
      'I posti si prendono e si lasciano prima e dopo una partita. Chi va via a metà è assente: il computer gioca per lui finché torna.',
    '9.3': 'Tempo scaduto: il turno finisce, e la pedina resta dov’è.',
    '9.4':
      'Se c’è da mostrare una carta, la casa ne mostra a caso una nominata; se lo stesso giocatore ne ha già vista una da quella mano, mostra una di quelle.',
    '9.5':
      'Le vittorie contano per chi siede a un posto, e per chi si siede cominciano da zero. Non si gioca per fiches.',
    '10.1':
      'Tutti sanno in ordine che cosa succede: ogni tiro e mossa; ogni sospetto, chi è passato, e che una carta è stata mostrata, ma solo loro due quale; ogni accusa; chi ha vinto.',
  },
};
