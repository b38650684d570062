/** Announced from the last tenth on, in steps of ten characters, so that typing isn't drowned in numbers. */
const NEAR = 0.1;
const STEP = 10;

/** How much room is left in a text of at most `limit` characters, as a sentence; empty while there is plenty. */
export function spokenRoom(length: number, limit: number): string {
  const left = limit - length;
  if (left < 0)
    return `Too long by ${left > -STEP ? 'a few' : `over ${-left - (-left % STEP)}`} characters.`;
  if (left === 0) return 'No characters left.';
  if (left > limit * NEAR) return '';
  return `At most ${Math.ceil(left / STEP) * STEP} characters left.`;
}
