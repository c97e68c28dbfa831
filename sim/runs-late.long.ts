import { checkRuns } from './checks.ts';

checkRuns(5, 5);
