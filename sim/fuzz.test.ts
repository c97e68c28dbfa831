import { triesToFuzz } from './trials.ts';

triesToFuzz(3_000);
