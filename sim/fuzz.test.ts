import { checkFuzz } from './checks.ts';

checkFuzz(3_000);
