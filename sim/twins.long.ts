import { checkPduTwins, checkTwins } from './checks.ts';

checkTwins(100);
checkPduTwins(100);
