import { triesTwins } from './trials.ts';

triesTwins(100);
