import { triesEvenings, triesToFuzz, triesTwins } from './trials.ts';

triesEvenings(10);
triesTwins(200);
triesToFuzz(50_000);
