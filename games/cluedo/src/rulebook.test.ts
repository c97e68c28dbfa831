import { keepsToItsRulebook } from '@stammtisch/kernel/testing/rulebook';

keepsToItsRulebook('games/cluedo');
