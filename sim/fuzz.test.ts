import { triesToFuzz } from './trials.ts';

triesToFuzz(2_000);
