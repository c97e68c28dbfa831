import { triesEvenings } from './trials.ts';

triesEvenings(5, 5);
