import { checkFuzz, checkPduFuzz } from './checks.ts';

checkFuzz(3_000);
checkPduFuzz(3_000);
