import type { Text } from './en.ts';

export const it: Text = {
  title: 'Prima mano',
  step: (step, steps) => `${step} di ${steps}`,
  astray: 'Da qui giochi per conto tuo. Valgono tutte le regole e non si conta niente.',
  again: 'Dall’inizio',
  real: 'Gioca una partita intera',
  leave: 'Chiudi la lezione',
  games: {
    watten: {
      steps: [
        'Il tuo compagno ti siede di fronte e tu sei primo di mano: dichiari lo Schlag. Scegli Unter: ne hai due, e tutti e quattro diventano forti. Poi il mazziere sceglie la briscola.',
        'Cuori è briscola. L’Unter di cuori ora è lo Hauptschlag; gli altri tre sono Schläge, tutti uguali. Gioca l’Unter di ghiande: lo battono solo lo Hauptschlag e le tre carte critiche.',
        'Presa! Fra Schläge uguali vince il primo. Con tre prese si vince la mano: gioca subito il secondo, l’Unter di campanelle.',
        'Ha preso il sette di ghiande: è una carta critica, come il sette di campanelle e il re di cuori. Queste tre battono tutto. Adesso in tavola c’è una briscola e il tuo nove di cuori è troppo basso: gioca il sette di campanelle.',
        'Due prese a una, ne manca una sola. Adesso conviene rilanciare: se gli altri tengono, la mano vale 3; se rinunciano, prendete subito 2.',
        'Tengono. Gioca il nove di cuori, una briscola piccola: lo Hauptschlag non si è ancora visto e il tuo compagno gioca prima del mazziere.',
      ],
      end: 'Il tuo compagno aveva lo Hauptschlag, e la presa di uno vale per tutti e due: tre prese, tre punti. Vince chi arriva per primo a 15. Adesso sai come si gioca.',
    },
    'blind-watten': {
      steps: [
        'Sei primo di mano e scegli lo Schlag mostrando una carta al mazziere; i compagni non la vedono. Mostra il re di foglie: hai due re.',
        'Il mazziere ti ha mostrato l’Ober di cuori: cuori è briscola, e lo sapete solo voi due. I re degli altri semi sono i Blinde, tutti uguali. Gioca il re di foglie: lo battono solo l’asso e il re di cuori.',
        'Presa! La carta migliore è il Guter, la briscola subito sopra lo Schlag: l’asso di cuori, che hai tu. Adesso lascia una carta bassa, il sette di foglie, e guarda che cosa giocano gli altri.',
        'Il mazziere gioca briscola. Tu sai che è briscola e devi rispondere; un Blinder non conta come briscola: gioca il Guter, che niente batte.',
        'Due prese a una, e hai ancora un re. Rilancia: se il mazziere tiene, la mano vale 3; se no, prendete subito 2.',
        'Il mazziere tiene. Gioca il re di campanelle: ormai lo batte solo il re di cuori, il Rechter.',
      ],
      end: 'Tre prese, tre punti per la vostra squadra. La prossima volta potresti essere un compagno che non ha visto nessuna delle due carte: allora si indovina da quello che gioca chi annuncia. Vince chi arriva per primo a 18.',
    },
    'big-two': {
      steps: [
        'Vince la mano chi finisce per primo le carte. Tu hai la carta più bassa di tutte, il 3 di quadri, e quindi cominci; deve essere fra le prime carte giocate. Giocala da sola: più tardi è difficile liberarsi delle carte basse.',
        'Ogni carta doveva essere più alta. Il due è il valore più alto e picche il seme più alto: il 2 di picche non si batte. Giocalo adesso e tocca a te cominciare.',
        'Tre volte passo: il mucchio va via e tu giochi quello che vuoi. Gioca cinque carte insieme, una scala: 5 6 7 8 9. La possono battere solo cinque carte.',
        'Un colore, cinque carte dello stesso seme, batte la scala. Un full batte il colore: gioca i tre fanti con i due quattro.',
        'Non lo batte nessuno. Cominci di nuovo tu e ti resta una carta: gioca il re.',
      ],
      end: 'Vinto! Gli altri contano le carte rimaste, un punto l’una, due l’una da dieci carte in su. Passare si può sempre, se si vuole tenere la combinazione per dopo.',
    },
  },
};
