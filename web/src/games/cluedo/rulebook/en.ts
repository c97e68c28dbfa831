import type { Cluedo } from '@stammtisch/cluedo';

import type { Rule, RulebookTexts } from '../../rulebook.ts';

type Options = Cluedo['Options'];

const rules = {
  '1.1':
    'Twenty-one cards: six suspects, six weapons and nine rooms. One of each sort is the solution, so there are 324.',
  '1.2': 'Two to six play, on every chair a person or the computer.',
  '1.3':
    'A token for every suspect and a piece for every weapon stand on the board, also those that nobody plays with; they can be suspected and moved like all others.',
  '2.1':
    'The board has rooms, corridors of squares, and in the middle the cellar, which nobody enters.',
  '2.2': 'Seventeen doors lead from the rooms to the corridors.',
  '2.3':
    'Secret passages join the corner rooms crosswise: kitchen and study, conservatory and lounge.',
  '2.4': 'Every token starts on a square of its own at the edge of the board.',
  '2.5':
    'From their starting squares the nearest room is 4 to 9 steps away. Leaving and entering a room count one step each.',
  '3.1': 'Whoever sits down gets the first token that nobody at the table has.',
  '3.2':
    'Before a match and after it, everyone who is there may take another token: one that is free, or one that the computer has.',
  '3.3':
    'Turns go round by seats, to the left. The lowest seat begins the first match; each further match begins one seat further on.',
  '3.4':
    'The first match begins as soon as every chair is taken. Another begins when everyone who is there is ready.',
  '4.1': 'One suspect, one weapon and one room are drawn unseen: the solution.',
  '4.2':
    'The other eighteen cards are shuffled and dealt one by one, beginning with whoever has the first turn. Uneven hands stay uneven, and no card lies open.',
  '4.3': 'The weapons begin in six different rooms, by chance. It means nothing.',
  '5.1':
    'A turn begins with a move, one of three: roll and walk; take a passage (5.8); stay (5.9). Whoever can move must. It is made once.',
  '5.2': ({ dice }) =>
    dice === 1
      ? 'One die is thrown by the house. It says how far the token walks.'
      : 'Two dice are thrown by the house. Their sum is how far the token walks.',
  '5.3':
    'A token walks from square to square, not diagonally. It enters no square twice, and neither enters nor crosses a square where another token stands. Rooms hold as many as come.',
  '5.4':
    'A room is left and entered by a door, with one step. Entering ends the move, and pips left over are lost. The room that was left cannot be entered again in the same move.',
  '5.5': ({ exactRoll }) =>
    exactRoll
      ? 'In the corridors all pips must be used; a shorter walk is in order if it ends in a room.'
      : '',
  '5.6': ({ exactRoll }) =>
    exactRoll ? 'If there is no walk that uses all pips, the longest there is has to be made.' : '',
  '5.7': ({ exactRoll }) =>
    exactRoll ? '' : 'A token may stop earlier, but not stay where it is.',
  '5.8':
    'Who stands in a corner room at the beginning of a turn may take its passage (2.3) into the opposite one, without dice.',
  '5.9':
    'Who was **called** may stay: whose token has been moved into this room by somebody’s suspicion since their own last turn. Whoever stays may suspect there.',
  '5.10':
    '**Shut in** is whose doors are all blocked, or in a corridor all neighbouring squares. They cannot roll. Without a passage or a call they can only accuse or end their turn.',
  '6.1':
    '**Suspicion.** Once a turn, in a room that was entered in this turn, or in which one has stayed (5.9).',
  '6.2':
    'A suspicion names a suspect, a weapon and the room one is in. One’s own cards and one’s own token may be named.',
  '6.3': 'The token and the weapon are brought into the room, and remain there.',
  '6.4':
    'The others are asked in turn, from the neighbour to the left on, also those who are out. Who has none of the three cards passes; the first who has one must show one. Everyone is told who passed, and who can refute it or that nobody can.',
  '6.5':
    'Who has several of them chooses. A card one does not hold, or that was not named, cannot be shown.',
  '6.6':
    'Only the one who asked sees the card. Everyone else sees that a card was shown, by whom and to whom.',
  '6.7': 'Until it is shown nothing else can be done.',
  '7.1':
    '**Accusation.** At any time of one’s own turn, from anywhere, except while dice or a card are awaited. Anything may be named, also one’s own cards.',
  '7.2':
    'Everyone is told what it is, and whether it is right. Who is right has won, and the match is over.',
  '7.3': 'Who is wrong is **out**, and has seen the solution; nobody else has.',
  '7.4':
    'Who is out has no more turns. They keep their cards, and refute. A token that stands in front of a door goes into that room.',
  '7.5': 'If only one is left, that one has won, and the solution is shown.',
  '7.6':
    'Those who are out know the solution. What they and those who look on say reaches only each other until the match is over.',
  '8.1': 'Hands: everyone sees their own, and how many cards the others hold.',
  '8.2': 'The solution: nobody sees it but those who are out.',
  '8.3': 'Cards that were shown: both who took part remember them, nobody else sees them.',
  '8.4': 'After the end everything lies open: the solution, all hands, and what was shown to whom.',
  '9.1': 'A turn is ended by whoever has it, once the move is made (5.1) or if none can be made.',
  '9.2':
    'Seats are taken and given up before a match and after it. Whoever goes in the middle of one is away: the computer plays on for them until they are back.',
  '9.3': 'Out of time: on one’s turn, the turn ends, and the token stays where it is.',
  '9.4':
    'If it is time to show a card, the house shows one that was named, by chance; if the same player has seen one of them from the same hand before, it is such a card.',
  '9.5':
    'Wins are counted for whoever sits on a chair, and begin at nothing for whoever sits down. Nobody plays for chips.',
  '10.1':
    'Everyone is told what happens, in its order: each throw and move; each suspicion, who passed, and that a card was shown, but only the two of them which; each accusation; who has won.',
} satisfies Readonly<Record<string, Rule<Options>>>;

export type Texts = RulebookTexts<Options, keyof typeof rules>;

export const en: Texts = {
  short: [
    'Who did it, with what, and where? One suspect, one weapon and one room lie hidden; all other cards are in somebody’s hand.',
    ({ dice }) =>
      `On your turn, ${dice === 1 ? 'roll the die' : 'roll the dice'} and walk into a room, or take a secret passage.`,
    'There, suspect somebody with a weapon in this room. In turn the others must show you, and only you, one of the three cards if they have one. What nobody shows may be the solution.',
    'Your sheet marks by itself what is certain; you can add marks of your own.',
    'Once you know, accuse. If it is right you have won; if it is wrong you are out, and only show cards from then on.',
  ],
  chapters: [
    'The material',
    'The board',
    'Seats and tokens',
    'The deal',
    'The move',
    'Suspicion',
    'Accusation',
    'What is hidden',
    'The end of a turn, time, leaving',
    'What is said at the table',
  ],
  rules,
};
