import { triesToFuzz } from './trials.ts';

triesToFuzz(50_000);
