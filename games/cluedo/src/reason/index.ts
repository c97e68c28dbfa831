export { type Deal, dealer, dealFrom } from './dealer.ts';
export { type Evidence, evidenceOf, type MatchView } from './evidence.ts';
export { type Cell, type Mark, type Reason, type Sheet, sheetOf } from './sheet.ts';
export { weigh, type Weights } from './weigh.ts';
