import { checkFuzz, checkPduFuzz } from './checks.ts';

checkFuzz(50_000);
checkPduFuzz(50_000);
