/**
 * Why the program can't start, with the remedy, in one sentence for the user. Any other error of the
 * start is a fault.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
