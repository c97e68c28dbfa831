import { checkTwins } from './checks.ts';

checkTwins(100);
