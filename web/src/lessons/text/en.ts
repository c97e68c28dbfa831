/** What is said in a first round: a sentence or two for each move of one's own, then what it has come to. */
export const en = {
  title: 'First round',
  step: (step: number, steps: number) => `${step} of ${steps}`,
  astray: 'From here you play on your own. All rules hold, and nothing is counted.',
  again: 'From the beginning',
  real: 'Play a whole game',
  leave: 'End the lesson',
  games: {
    watten: {
      steps: [
        'You sit opposite your partner and are forehand: you name the Schlag. Choose Unter: you hold two of them, and all four become strong. The dealer then chooses trump.',
        'Hearts are trump. The Unter of hearts is now the Hauptschlag; the other three are Schläge, all equal. Lead the Unter of acorns: only the Hauptschlag and the three crits beat it.',
        'Taken! Of equal Schläge the first one wins. Three tricks win the round, so lead the second one, the Unter of bells.',
        'The seven of acorns took it: it is a crit, like the seven of bells and the king of hearts. These three beat everything. Now a trump lies there and your nine of hearts is too low: play the seven of bells.',
        'Two tricks to one, and only one is missing. Now it pays to raise: if the others hold, the round is worth 3; if they give up, you get 2 at once.',
        'They hold. Lead the nine of hearts, a small trump: nobody has shown the Hauptschlag yet, and your partner plays before the dealer.',
      ],
      end: 'Your partner had the Hauptschlag, and a trick of one counts for both: three tricks, three points. Whoever has 15 first wins the game. Now you know how it is played.',
    },
    'blind-watten': {
      steps: [
        'You are forehand and choose the Schlag by showing the dealer a card; the partners see neither. Show the king of leaves: you hold two kings.',
        'The dealer has shown you the Ober of hearts: hearts are trump, and only you two know. The kings of the other suits are Blinde, all equal. Lead the king of leaves: only the ace and the king of hearts beat it.',
        'Taken! The best card is the Guter, trump one above the Schlag: the ace of hearts, in your hand. Give a small card away now, the seven of leaves, and see what the others throw.',
        'The dealer leads trump. You know it is trump, so you must follow, and a Blinder does not count as one: play the Guter, which nothing beats.',
        'Two tricks to one, and you hold another king. Bet: if the dealer holds, the round is worth 3; if not, you get 2 at once.',
        'The dealer holds. Lead the king of bells: only the king of hearts, the Rechter, beats it now.',
      ],
      end: 'Three tricks, three points for your team. Next time you may be a partner who has seen neither card: then you guess from what the announcers throw. Whoever has 18 first wins the game.',
    },
    'big-two': {
      steps: [
        'Whoever gets rid of all cards first wins the hand. You hold the lowest card of all, the three of diamonds, and so you lead; it must be among the first cards played. Play it alone: low cards are hard to get rid of later.',
        'Every card had to be higher. The two is the highest rank and spades the highest suit: the two of spades cannot be beaten. Play it now to take the lead.',
        'Three passes: the heap is put aside and you lead with anything. Play five cards at once, a straight: 5 6 7 8 9. It can be beaten only by five cards.',
        'A flush, five cards of a suit, beats a straight. A full house beats a flush: play your three jacks with the two fours.',
        'Nobody can beat that. You lead again and have one card left: play the king.',
      ],
      end: 'Won! Everyone else counts the cards they have left, one point each, from ten cards on two each. You may always pass and save your combination for later.',
    },
  },
};

export type Text = typeof en;
export type LessonText = Text['games'][keyof Text['games']];
