import { checkFuzz } from './checks.ts';

checkFuzz(50_000);
