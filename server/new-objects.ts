import { setFlagsFromString } from 'node:v8';

/**
 * Lets V8 make all new objects where short-lived ones belong. Where many of one kind outlive a collection, as the cards of an
 * answer do while several answers are made, it otherwise makes all later ones among the old objects, and never takes that
 * back: an answer then costs up to half as much again until the process ends.
 */
export function makeNewObjectsYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
