/** Something is wrong with the data that no retry mends: said to the operator in one sentence. */
export class BadDatabase extends Error {
  override readonly name = 'BadDatabase';
}
