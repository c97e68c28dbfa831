import { checkRuns } from './checks.ts';

checkRuns(0, 5);
