import { triesEvenings } from './trials.ts';

triesEvenings(0, 5);
