import type { Text } from './en.ts';

export const it: Text = {
  rules: {
    title: 'Regole',
    lead: 'Ogni gioco in un minuto, e poi ogni regola con il suo numero.',
    of: game => `Regole di ${game}`,
    shown: (rules, preset) => `${rules} regole, come si gioca così: ${preset}.`,
    own: 'regole proprie',
    games: games => `${games} giochi`,
    words: 'Le parole del gioco',
    inAMinute: 'In un minuto',
    chapters: 'Capitoli',
    play: 'Gioca subito',
    learn: 'Imparalo in quattro minuti',
    loading: 'Le regole arrivano…',
    another: 'Le regole degli altri giochi',
  },
  help: {
    title: 'Domande e risposte',
    lead: 'Ciò che si chiede per primo. Se la tua domanda non c’è, chiedi a qualcuno in casa.',
    count: questions => `${questions} domande`,
    questions: [
      [
        'Serve un account?',
        'No. La casa inventa un nome per te, che puoi cambiare. Con un account sei la stessa persona su ogni dispositivo e tieni i soldi, le statistiche e le partite.',
      ],
      [
        'Come gioco con gli amici?',
        'Scegli “Nuovo tavolo” nel menu, apri il tavolo e manda il link, o fai inquadrare il codice. Gli amici possono anche scrivere il numero del tavolo nella pagina iniziale.',
      ],
      [
        'E se manca qualcuno?',
        'Il computer prende i posti vuoti. Quando arrivano persone, prendono i suoi posti tra due mani.',
      ],
      [
        'E se cade la connessione?',
        'Non si perde niente. La pagina torna da sé, con il tuo posto e le tue carte. Fino ad allora per te gioca il computer, se chi ospita non ha deciso altro; non rischia mai altri tuoi soldi.',
      ],
      [
        'Posso continuare su un altro dispositivo?',
        'Sì, con un account: accedi lì, e il tuo posto è in cima a ogni pagina. Gioca la finestra usata per ultima.',
      ],
      [
        'Quali nomi si possono usare?',
        'Da 2 a 20 caratteri: lettere e cifre di ogni lingua, spazi, trattini e trattini bassi. Due persone non possono avere nomi che si somigliano.',
      ],
      [
        'I soldi sono veri?',
        'No. Sono soldi finti, e non si possono comprare. Chi non ne ha più da nessuna parte ricomincia con mille dollari.',
      ],
      [
        'Chi mescola le carte?',
        'La casa, con il caso del suo sistema operativo. Nessuno, neanche i computer che giocano, vede una carta che una persona al suo posto non vedrebbe.',
      ],
      [
        'Come gioco con la tastiera?',
        'Con Tab e le frecce si arriva ovunque. H legge la tua mano, T il tavolo, C il punteggio e L l’ultima cosa successa; tutti i tasti sono nel menu del tavolo.',
      ],
      [
        'Non distinguo i semi.',
        'Nelle impostazioni scegli quattro colori, semi con lettere o carte molto grandi. C’è anche un aspetto ad alto contrasto.',
      ],
      [
        'Qualcuno si comporta male. Che cosa posso fare?',
        'Tocca il suo nome: puoi silenziarlo, e non vedi più niente di ciò che scrive, e segnalarlo a chi tiene questa casa. Chi ospita un tavolo può mandare via.',
      ],
      [
        'Che cosa deve saper fare il browser?',
        'Basta un browser degli ultimi anni, da un telefono di 360 per 640 punti in su. Non si installa niente, e non si chiede niente ai server di nessun altro.',
      ],
      [
        'Posso rivedere una partita?',
        'Sì: “Le mie partite” ha ogni partita che hai finito. Puoi rivederla passo per passo, mandare il link a un momento e salvarla in un file.',
      ],
      [
        'Posso aprire anch’io una casa così?',
        'Sì, con un comando; il codice è aperto. Gli amici nella stessa rete entrano con l’indirizzo che mostra.',
      ],
    ],
  },
  cards: {
    title: 'Tutte le carte',
    lead: 'I mazzi di questa casa come li hai scelti; altri sono nelle impostazioni.',
    deck: { french: 'Carte francesi', german: 'Carte tedesche', cluedo: 'Carte di Cluedo' },
    count: number => `${number} carte`,
    back: 'il dorso',
  },
  house: {
    title: 'Questa casa e altre',
    lead: 'Dove gli altri trovano questa casa, e dove altro giochi.',
    address: 'L’indirizzo di questa casa',
    addressText: 'Gli altri possono usare questo indirizzo: mandalo, o fai inquadrare il codice.',
    onlyHere:
      'Per ora questa casa si raggiunge solo da questo computer. Chi la tiene la avvia con un indirizzo della rete.',
    firewall:
      'Se gli altri non riescono ad aprirlo: devono essere nella stessa rete (lo stesso Wi-Fi), e il firewall del computer che tiene la casa deve lasciarli entrare. Da altrove su internet serve un inoltro di porta nel router, o un proxy.',
    link: 'Indirizzo di questa casa',
    others: 'Altre case',
    othersText: 'Ricorda qui altre case e aprile con un tocco. Restano su questo dispositivo.',
    none: 'Ancora nessuna.',
    name: 'Nome',
    where: 'Indirizzo',
    whereHint: port => `Un indirizzo IP o un dominio, se serve con la porta; altrimenti ${port}.`,
    badAddress: 'Questo non è l’indirizzo di una casa.',
    known: 'Questa casa è già ricordata.',
    remember: 'Ricorda',
    remembered: name => `${name} è ricordata.`,
    open: name => `Apri ${name}`,
    forget: name => `Dimentica ${name}`,
    number: houses => (houses === 1 ? 'Una casa ricordata.' : `${houses} case ricordate.`),
  },
};
