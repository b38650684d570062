/**
 * Why the program can't start: one sentence with its remedy, for the person who started it. Anything
 * else that is thrown on the way is a fault.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
