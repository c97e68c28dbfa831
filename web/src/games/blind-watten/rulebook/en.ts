import type { BlindWatten } from '@stammtisch/blind-watten';

import type { Rule, RulebookTexts } from '../../rulebook.ts';

type Options = BlindWatten['Options'];

const rules = {
  '1.1':
    'The German-suited pack. Suits: bells, leaves, hearts, acorns. Values from low to high: 7 8 9 10 Unter Ober king ace.',
  '1.2':
    'The **Weli** is the six of bells and makes it 33 cards. It is a card of bells like the others, below the seven, unless it is the Schlag (5.5).',
  '2.1': 'Four play. Partners sit opposite each other.',
  '2.2': 'Everything goes clockwise: next is the neighbour to the left.',
  '2.3':
    'In each round one player is the **dealer**, and the neighbour to the dealer’s left is **forehand**. These two are the **announcers**. They are always opponents, so each team has one.',
  '3.1': 'The first round begins as soon as four have sat down, people or computers.',
  '3.2': 'Who deals the first round of a game is drawn, every seat being equally likely.',
  '3.3': 'Everyone gets five cards; thirteen stay unused, and nobody ever sees them.',
  '3.4':
    'Everyone sees their own cards, and how many the others hold. A hand is kept as it was dealt: its order says nothing.',
  '4.1':
    'Forehand chooses the **Schlag**, the dealer the **trump**, each by showing the other a card of their own hand: the value of the one is the Schlag, the suit of the other is trump. The cards stay in hand.',
  '4.2':
    'Only the two announcers see these cards. Their partners and those who look on see that a card is shown, and must guess.',
  '4.3': ({ announceOrder }) =>
    ({
      schlagFirst: 'The Schlag is shown first, so that whoever chooses trump knows it.',
      any: 'Each of the two shows when they like; the second knows what the first has shown.',
      together:
        'Both choose unseen, and each sees the other’s card when the second has been chosen.',
    })[announceOrder] + ' The first card chosen ends the time for wishes (4.5).',
  '4.4': 'Who shows the Weli for trump makes bells trump.',
  '4.5':
    'Until the first card is shown, either announcer may ask for something, one wish at a time. The other accepts or declines, and nothing else happens before that.',
  '4.6':
    '**Schönere**, better cards. If accepted, both announcers give their five cards back and get five new ones out of the 23 that are then there; their partners keep theirs. It can be accepted any number of times. Who was declined asks again only with new cards.',
  '4.7':
    '**Schlagtausch**, the exchange of tasks. If accepted, forehand chooses trump and the dealer the Schlag. It can be accepted once in a round, and who was declined does not ask for it again in that round.',
  '4.8':
    'An exchange of tasks changes nothing else: dealer is still dealer and forehand still leads.',
  '4.9':
    'When the round is over, everyone learns Schlag and trump. Cards that were not played stay hidden, and a round that counts for nothing (10.2) opens nothing.',
  '4.10':
    'An announcer may also say that they have **no wish**. It binds nobody: who thinks of something after all may still ask. A computer that announces always asks or says that it has no wish, forehand first, and the table waits for that.',
  '4.11':
    'Beside a person who announces, a computer shows no card for six seconds, as long as the person may still ask and has not said that they have no wish.',
  '5.1':
    'Five classes, the strongest first. A card of a higher class beats every card of a lower one.\n• **the Guter**: of trump, the value next above the Schlag\n• **the Rechter**: of trump, the value of the Schlag\n• **the Blinde**: of the other suits, the value of the Schlag\n• **trumps**: all other cards of trump, the higher value first\n• **plain cards**: everything else, the higher value first',
  '5.2':
    'The **Guter**, the good one, stands one above the **Rechter**, the right one: with king for Schlag it is the ace of trump, with ace for Schlag it is the seven of trump.',
  '5.3': 'The three **Blinde** are equal, and as with all equal cards the one thrown first wins.',
  '5.4': 'With bells for trump and another Schlag, the Weli is the lowest trump.',
  '5.5':
    'With the Weli for Schlag, the Weli is the Rechter and belongs to trump, whatever trump is. The Guter is the seven of trump, and there are no Blinde.',
  '5.6': ({ offSuit }) =>
    ({
      rankOnly:
        'Between plain cards of different suits the value alone counts: a higher one of another suit beats the card led.',
      ledSuit: 'A plain card can win only if it is of the suit that was led.',
    })[offSuit] + ' Of equal values the one thrown first wins.',
  '5.7':
    'With a Schlag from seven to ace there are 1 Guter, 1 Rechter, 3 Blinde and 6 trumps; in bells 7. With the Weli for Schlag there are 1, 1, 0 and 7.',
  '6.1':
    'Forehand leads to the first trick, whoever takes a trick leads to the next. Everyone throws one card in turn; the strongest takes the trick.',
  '6.2': 'Any card may be thrown, except as 6.3 says.',
  '6.3':
    '**Trumpf zugeben.** If a card of trump is led, and it is not the Guter, dealer and forehand must follow as long as they can. The Rechter is a card of trump, also when it is the Weli; a Blinder is not. Their partners, who do not know what trump is, are never bound.',
  '6.4':
    'Every Guter, Rechter, Blinder and trump follows. There is no exception for high ones: whoever has only the Guter throws the Guter.',
  '6.5': 'That one must follow is told to that player alone, for it says what was led.',
  '6.6': 'The round is over as soon as a team has three tricks. The other cards are not played.',
  '7.1': 'A round is worth 2 points to begin with.',
  '7.2':
    'While cards are being played, each of the four may bet for their team at any time, not only in turn. Play rests until the bet is answered.',
  '7.3':
    'The announcer of the other team answers. If the bet is held, the round is worth one point more. If not, the round is over, and the team that bet scores what it was worth before.',
  '7.4': 'After a bet that was held, only the other team may bet. Before the first bet either may.',
  '7.5':
    'A team may bet only if the new stake is not more than the points it still needs. So with two points missing, or one, it never bets.',
  '7.6':
    'One bet at a time: the first to arrive counts. Bets are possible until the deciding trick is complete.',
  '8.1':
    'A team that is one or two short of the target and leads by five or more is **gestrichen**. This is looked at when Schlag and trump have been announced.',
  '8.2':
    'Then the four are going: the announcer of the team in front decides. If the four are held, the round is worth 4; if not, the other team scores 2, and no card is played.',
  '8.3': 'After that nobody raises: the round stays worth 4.',
  '8.4': 'With a lead of four or less nothing happens, except that 7.5 holds.',
  '9.1': ({ target }) =>
    `The winner of a round scores what it was worth. Who reaches ${target} points wins the game.`,
  '9.2':
    'After a game the next one begins at 0 to 0, with a dealer drawn anew, when everyone who is there is ready. Games won are counted as long as the table stands.',
  '9.3': ({ rotation }) =>
    ({
      schlagChooser:
        'The next dealer is whoever chose the Schlag: the last forehand, or after a Schlagtausch the same dealer again.',
      seat: 'The deal moves one seat to the left each round.',
    })[rotation],
  '9.4':
    'It makes no difference how a round ended; but if no Schlag was shown, the same dealer deals again.',
  '9.5':
    'Between two rounds the table waits until every person who is there is ready. Nobody waits for the computer, or for someone away.',
  '9.6':
    'If the table closes a game between two rounds, the team with more points has won it, at equal points both; it does not count as a game won.',
  '10.1':
    'Seats are taken and given up between two rounds. If one is empty the table waits, with the score as it stands; whoever takes the seat takes its team, and a new round is dealt.',
  '10.2':
    'Whoever goes for good in the middle of a round gives it up. Once Schlag and trump have been announced, their team has lost it. Before that the round counts for nothing.',
  '10.3':
    'A round that was given up brings the other team what it was worth: a bet not yet answered does not count, nor do the four.',
  '10.4': 'Whoever is away for a while keeps seat and cards; the computer plays for them.',
  '10.5':
    'Out of time: to announce, the first card as they were dealt is shown, and who is only asked for a wish has none; to throw, the last that may be thrown; a wish, a bet and the four are declined; between two rounds one counts as ready.',
  '10.6': 'Nobody plays for chips.',
  '11.1':
    'Everyone is told what happens, in its order: who deals, asks and answers; that a card was shown; each card and trick, each bet; who won, and why; who came and went.',
  '11.2':
    'Only announcers are told which cards were shown (4.2), and only the one bound that they must follow (6.5).',
} satisfies Readonly<Record<string, Rule<Options>>>;

export type Texts = RulebookTexts<Options, keyof typeof rules>;

export const en: Texts = {
  short: [
    'Two play against two; partners sit opposite each other. Everyone gets five cards, and the team with three tricks wins the round.',
    'Forehand, to the dealer’s left, secretly shows the dealer a card: its value is the **Schlag**. The dealer shows one back: its suit is **trump**. Only these two know; their partners have to guess.',
    'The strongest is the **Guter**, in trump one above the Schlag; then the **Rechter**, the Schlag in trump; then the three other cards of that value, the **Blinde**; then trumps; then the rest.',
    'You may throw any card. Only if trump is led must the two who announced follow.',
    ({ target }) =>
      `A round is worth 2 points. Whoever likes their chances bets: the others hold, and it is worth one more, or they give up. The first team with ${target} points wins.`,
  ],
  chapters: [
    'The cards',
    'Seats and teams',
    'The deal',
    'Announcing',
    'The strength of the cards',
    'The play',
    'Betting',
    'Gestrichen',
    'Rounds and games',
    'Leaving and waiting',
    'What is said at the table',
  ],
  rules,
};
