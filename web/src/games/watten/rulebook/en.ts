import type { Watten } from '@stammtisch/watten';

import type { Rule, RulebookTexts } from '../../rulebook.ts';

type Options = Watten['Options'];

const rules = {
  '1.1':
    'The German-suited pack of 32, without the Weli. Suits: bells, leaves, hearts, acorns. Values from low to high: 7 8 9 10 Unter Ober king ace.',
  '1.2':
    'Two to six play. Everyone gets five cards; what is left over, from 22 cards among two down to 2 among six, is not used, and nobody ever sees it.',
  '2.1':
    'Everything goes clockwise: next is the neighbour to the left. In each round two parties play against each other:\n• 2 players: forehand against the dealer\n• 3: forehand alone against the dealer and the third\n• 4: those opposite each other, always\n• 5: the dealer and forehand against the other three\n• 6: every second seat, always',
  '2.2': 'Among three, the third is the one who cuts, to the dealer’s right.',
  '2.3':
    'Among four and six the two teams are fixed, and each has one score. Otherwise everyone has a score of their own.',
  '2.4': 'A trick taken by one member of a party counts for the whole party.',
  '3.1':
    'The first round begins as soon as all seats are taken, by people or computers. Its dealer is drawn. After that the deal moves one seat to the left with every round, also from one game to the next.',
  '3.2':
    'The neighbour to the dealer’s left is **forehand**. A hand is kept as it was dealt: its order says nothing.',
  '3.3':
    'Forehand names the **Schlag** aloud: any value. Then the dealer, having heard it, names **trump**: any suit. Neither needs to hold such a card.',
  '3.4': ({ threePlayerBidding }) =>
    ({
      split: 'Among three the dealer names trump as well, though an opponent of forehand.',
      solo: 'Among three, forehand, being alone, names both.',
    })[threePlayerBidding],
  '3.5':
    'What is named and what is played lies open. Only hands are hidden: everyone sees their own cards, and how many the others hold.',
  '4.1':
    'Five classes, the strongest first. A card of a higher class beats every card of a lower one.\n• **crits**: king of hearts, seven of bells, seven of acorns\n• **the Hauptschlag**: of trump, the value of the Schlag\n• **Schläge**: all others of that value\n• **trumps**: all others of trump, the higher value first\n• **plain cards**: everything else',
  '4.2':
    'The **crits**, Kritische, are the three best cards of every round, whatever is named: first the king of hearts, then the seven of bells, then the seven of acorns.',
  '4.3':
    'The **Hauptschlag** is the fourth best card. If Schlag and trump name a crit, that card keeps its place among the crits, and there is no fourth best.',
  '4.4': 'The **Schläge** are equal, and as with all equal cards the one played first wins.',
  '4.5': 'Trumps beat each other by value.',
  '4.6': 'A plain card beats another only if it is of the same suit and of higher value.',
  '4.7':
    'Usually there are 3 crits, 1 Hauptschlag, 3 Schläge and 6 trumps; with leaves for trump 7. With seven or king for Schlag some of them are crits.',
  '5.1':
    'Forehand leads to the first trick, whoever takes a trick leads to the next. Everyone plays one card in turn; the strongest takes the trick.',
  '5.2': 'Any card may be played, except as 5.3 says.',
  '5.3':
    '**Trumpf oder Kritisch.** If the first card of a round is the very card that Schlag and trump name, everyone after it must give a card of trump or a crit, if they hold one. This is so in the first trick only.',
  '5.4':
    'A Schlag of another suit does not do for that, and whoever holds a trump or a crit may not play it here. There is no exception for high cards.',
  '5.5': 'It holds, too, if the card that was named is a crit.',
  '5.6':
    'It ends for those who come after as soon as the card led is beaten. A crit that does not beat it ends nothing.',
  '5.7':
    'The round is over as soon as a party has three tricks. The other cards are not played, and stay hidden.',
  '6.1': 'A round is worth 2 points to begin with, or 3 where 7.7 says so.',
  '6.2':
    '**Ausschaffen.** On their own turn, before playing a card, a player may raise, also before leading: “Gehst du?” to a single opponent, “Geht ihr?” to several.',
  '6.3':
    'Play rests until one opponent has answered: the one who was the last to play a card in this round, or before that the first opponent after whoever raised.',
  '6.4':
    'Held, the round is worth one point more, and whoever raised has still to play. Given up, the round is over, and the party that raised scores what it was worth before.',
  '6.5':
    'Either party may be the first to raise. After a raise that was held, only the other party may.',
  '6.6': 'There is no limit, and the target need not be hit exactly.',
  '7.1': ({ target }) =>
    `Whoever needs two points or fewer is **gespannt**: with ${target - 2} of ${target}, and with one more. Among four and six it is the team.`,
  '7.2': ({ gespanntFoul }) =>
    ({
      penalty:
        'Who is gespannt may not raise. Whoever does it commits a foul: it costs two points, of the player’s own or of the fixed team’s, and nothing is raised. They have still to play, and cannot raise again in this round.',
      blocked: 'Who is gespannt cannot raise at all.',
    })[gespanntFoul],
  '7.3': ({ gespanntFoul }) =>
    gespanntFoul === 'penalty'
      ? 'A foul can be committed only where a raise would be in order. After it one is no longer gespannt, so a partner may then raise.'
      : '',
  '7.4': ({ whenGespannt }) =>
    whenGespannt === 'three'
      ? ''
      : 'Among four and six, if exactly one team is gespannt, the other raises without being asked as soon as trump is named. It counts as a raise of the first of its members from forehand on, and is answered as 6.3 says.',
  '7.5': ({ whenGespannt }) =>
    whenGespannt === 'three'
      ? ''
      : 'Held, the round is worth 3, and it is the gespannt team’s turn to raise, which 7.2 forbids. Given up, the other team scores 2, and no card is played.',
  '7.6': ({ whenGespannt }) =>
    whenGespannt === 'three'
      ? ''
      : 'If both teams are gespannt, or neither, nobody raises unasked, and the round is worth 2. Among two, three and five nobody ever does.',
  '7.7': ({ whenGespannt }) =>
    whenGespannt === 'three'
      ? 'A round is worth 3 from the start as soon as anyone is gespannt when the cards are dealt. Nobody is asked, and whoever may raise goes on from 3.'
      : 'Among two, three and five a round is worth 3 from the start as soon as anyone is gespannt when the cards are dealt.',
  '7.8':
    'Tables opened under version 1 of the rules play on under it: with 7.4 to 7.6, and without 7.7.',
  '8.1':
    'Every member of the party that won scores what the round was worth; a fixed team scores it once.',
  '8.2': ({ target }) => `Who reaches ${target} points wins the game.`,
  '8.3':
    'If several reach it in the same round, the one with most points wins, and equals share the win.',
  '8.4':
    'Games won are counted as long as the table stands; a shared win counts for each. The next game begins at nothing when everyone who is there is ready, and the deal goes on round the table.',
  '8.5':
    'Between two rounds the table waits until every person who is there is ready. Nobody waits for the computer, or for someone away.',
  '8.6':
    'If the table closes a game between two rounds, whoever has most points has won it, equals together; it does not count as a game won.',
  '9.1':
    'Seats are taken and given up between two rounds. If one is empty the table waits, with the scores as they stand; whoever takes the seat takes its score, or its team, and a new round is dealt.',
  '9.2':
    'Whoever goes for good in the middle of a round gives it up. Once trump is named, their party has lost it: the others score what it was worth, and a raise not yet answered does not count. Before that the round counts for nothing, and the same dealer deals again.',
  '9.3': 'Whoever is away for a while keeps seat and cards; the computer plays for them.',
  '9.4':
    'Out of time: Unter is named, or hearts, whatever the hand; to play, it is the last card, as they were dealt, that may be played; a raise is given up; between two rounds one counts as ready.',
  '9.5': 'Nobody plays for chips.',
  '10.1':
    'Everyone is told what happens, in its order: who deals; Schlag and trump; each card and trick; each raise and its answer; each foul; who won, and why; who came and went.',
} satisfies Readonly<Record<string, Rule<Options>>>;

export type Texts = RulebookTexts<Options, keyof typeof rules>;

export const en: Texts = {
  short: [
    'Everyone gets five cards. In each round two parties play against each other, and the one with three tricks wins it. Four and six play in teams.',
    'Forehand, to the dealer’s left, names a value: the **Schlag**. The dealer names a suit: **trump**. Both are open to all.',
    'The three strongest are always the same: king of hearts, seven of bells, seven of acorns. Then the Schlag in trump, the other Schläge, the trumps; then the rest, which beats only its own suit.',
    'You may play any card. Only if the very card that was named is led to the first trick must everyone give trump or one of the three strongest.',
    ({ target }) =>
      `A round is worth 2 points. On your turn you may raise: the others hold, and it is worth one more, or they give up. First to ${target} points wins; with two missing one is gespannt and may not raise.`,
  ],
  chapters: [
    'The cards',
    'Parties and scores',
    'The deal, and naming',
    'The strength of the cards',
    'The play',
    'Ausschaffen',
    'Gespannt',
    'The end of a round and of a game',
    'Leaving and waiting',
    'What is said at the table',
  ],
  rules,
};
