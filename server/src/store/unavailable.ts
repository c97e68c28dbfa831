/** Nothing can be read or written at the moment; whoever asked may ask again. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
