import type { Texts } from './en.ts';

export const it: Texts = {
  short: [
    'Ognuno gioca da solo contro il banco: chi si avvicina di più a 21, senza superarlo? Le figure contano 10, un asso 1 o 11.',
    ({ betting }) =>
      'Prima tutti puntano, ' +
      { inTurn: 'uno dopo l’altro', together: 'tutti insieme' }[betting] +
      '. Poi ognuno riceve due carte scoperte, il banco una scoperta e una coperta.',
    ({ split }) =>
      'Al tuo turno: un’altra **carta**, **stare**, o **raddoppiare** la puntata per una carta sola' +
      (split ? '; due carte dello stesso valore si possono **dividere** in due mani.' : '.'),
    'Il banco pesca fino a 17. Vince chi è più vicino a 21; chi lo supera ha perso.',
    'Una vittoria paga 1:1, un **blackjack**, 21 con le prime due carte, 3:2. Se il banco mostra un asso ci si può assicurare contro un blackjack; paga 2:1.',
  ],
  chapters: [
    'Le carte',
    'Le puntate',
    'La distribuzione',
    'Il gioco',
    'Controllo e assicurazione',
    'Il banco',
    'Che cosa si vince',
    'Il tavolo',
  ],
  rules: {
    '1.1':
      'Carte francesi, 52 per mazzo. Quelle da 2 a 10 contano ciò che mostrano, fante, donna e re contano 10, un asso 1 o 11, come conviene. I semi non contano.',
    '1.2':
      'Una mano vale la somma delle sue carte. È **morbida** finché un asso conta 11, e **sballata** sopra 21. 21 con le prime due carte è un **blackjack**.',
    '1.3': ({ decks }) => (decks === 1 ? 'Un solo mazzo si mescola a ogni giro.' : ''),
    '1.4': ({ decks }) =>
      decks === 1
        ? ''
        : `${decks} mazzi formano un **sabot**, da cui si dà un giro dopo l’altro. Si mescola prima di un giro se resta meno di un quarto delle carte, o se potrebbero finire durante il giro.`,
    '1.5': 'In un giro le carte non possono finire. Per questo nessuno divide due volte.',
    '1.6': 'La casa mescola prima delle puntate, così nessuna puntata può influire sulle carte.',
    '2.1':
      'Si gioca da uno a cinque, ognuno da solo contro il banco. I posti vuoti non fermano nessuno.',
    '2.2':
      'Si puntano dollari interi, almeno uno, e al massimo ciò che si ha davanti. Non c’è altro limite, e senza puntata non si gioca.',
    '2.3': ({ betting }) =>
      ({
        inTurn: 'Si punta uno dopo l’altro, in ordine di posto.',
        together: 'Si punta tutti insieme.',
      })[betting] + ' Una puntata non si cambia.',
    '2.4': 'Si chiede a chi c’è e ha un dollaro. Chi è via o non l’ha tiene il posto e guarda.',
    '2.5':
      'Ciò che è puntato esce subito dal proprio mucchio. Per raddoppiare, dividere o assicurarsi basta ciò che si aggiunge.',
    '2.6': 'Chi non punta in tempo salta il giro.',
    '2.7': 'Con l’ultima puntata si danno le carte. Se nessuno punta, il giro è finito.',
    '3.1':
      'Una carta a ogni giocatore in ordine di posto, poi quella scoperta del banco, poi una seconda a ogni giocatore, poi quella **coperta** del banco.',
    '3.2':
      'Tutte le carte sono scoperte, tranne quella coperta, che nessuno vede prima che il banco la giri, e quelle che devono ancora uscire.',
    '3.3': 'Ognuno può ricordare ciò che è stato scoperto dall’ultima mescolata.',
    '4.1': 'Uno dopo l’altro, mano per mano.',
    '4.2': '**Stare**: niente più carte. Si può sempre.',
    '4.3': '**Carta**: una in più. Sopra 21 il turno è finito.',
    '4.4': ({ split, doubleAfterSplit }) =>
      '**Raddoppiare**: la puntata raddoppia per una carta sola, e il turno è finito. Solo con due carte' +
      (split && !doubleAfterSplit ? ', e non dopo aver diviso.' : '.') +
      (split && doubleAfterSplit ? ' Anche dopo aver diviso.' : ''),
    '4.5': ({ peek }) =>
      peek
        ? ''
        : '**Assicurarsi** nel proprio turno: finché si hanno solo le prime due carte e il banco mostra un asso, una volta. Il turno continua, e si può ancora raddoppiare.',
    '4.6': ({ split }) =>
      split
        ? '**Dividere**: due prime carte dello stesso valore, per esempio un re e un dieci, diventano due mani con una puntata ciascuna. Ognuna riceve subito una seconda carta, e si giocano in ordine. Nessuno divide due volte, gli assi divisi non ricevono altre carte, e 21 in una mano divisa non è un blackjack.'
        : 'A questo tavolo non si divide.',
    '4.7': 'Con 21 non c’è niente da decidere: la mano sta da sé.',
    '4.8': 'Chi non gioca in tempo sta con la mano di turno.',
    '5.1': ({ peek }) =>
      peek
        ? '**Controllo**: un banco che mostra un asso o un dieci guarda la carta coperta prima che qualcuno giochi. Un blackjack chiude subito il giro.'
        : 'La carta coperta resta tale fino al turno del banco: chi ha raddoppiato perde tutto contro un blackjack.',
    '5.2': ({ peek }) =>
      peek
        ? 'Un banco che mostra un asso offre prima l’assicurazione, a tutti insieme. Si chiede a chi non ha un blackjack e ha abbastanza fiches; chi non risponde in tempo ha rifiutato.'
        : '',
    '5.3': 'L’assicurazione costa metà della prima puntata, né più né meno.',
    '6.1': ({ soft17 }) =>
      'Il banco pesca sotto 17 e sta da 17 in su, ' +
      { stand: 'anche con un 17 morbido.', hit: 'ma pesca con un 17 morbido.' }[soft17],
    '6.2': 'Il banco non pesca se tutti i giocatori hanno sballato o se ne sono andati.',
    '6.3': 'Il banco gira in ogni caso la carta coperta.',
    '7.1': 'Una mano sballata ha perso, anche se poi sballa il banco.',
    '7.2':
      'Altrimenti vince il valore più alto, e qualsiasi valore contro un banco che ha sballato. A pari valore è **pari**: la puntata torna indietro.',
    '7.3': 'Un blackjack batte ogni altro 21; due blackjack sono pari.',
    '7.4':
      'Un blackjack vince 3:2, ogni altra mano 1:1. Una puntata raddoppiata vince e perde il doppio.',
    '7.5': 'L’assicurazione vince 2:1 se il banco ha un blackjack, altrimenti è persa.',
    '7.6': 'Finito il giro, tutti vedono che cosa ha vinto o perso ogni mano e ogni giocatore.',
    '8.1':
      'Chiunque sia seduto e presente può cominciare un giro. Quando tutti i posti sono presi il primo comincia da sé. Chi tra i giri fa scadere il tempo vale come pronto.',
    '8.2': 'Chi si siede durante le puntate può puntare; chi viene dopo aspetta il prossimo giro.',
    '8.3':
      'Ognuno può andarsene quando vuole. Durante le puntate la puntata torna indietro; dopo la distribuzione tutto ciò che è puntato va al banco, e tocca al prossimo. Se se ne va l’ultimo, il giro è finito.',
    '8.4':
      'Per chi è via durante il suo turno gioca il computer, senza rischiare altro denaro: non raddoppia, non divide e non assicura. Chi torna gioca subito da sé.',
    '8.5':
      'Si possono portare fiches in ogni momento. Un computer che le ha perse tutte ne riceve di nuove dalla casa prima del prossimo giro.',
    '8.6':
      'Un giro cominciato si gioca fino in fondo prima che il tavolo chiuda. Se restano solo computer, non continuano.',
    '8.7':
      'Quando il tavolo chiude, ha vinto chi da quando si è seduto ha vinto più di quanto ha perso.',
  },
};
