import { triesEvenings } from './trials.ts';

triesEvenings(10);
