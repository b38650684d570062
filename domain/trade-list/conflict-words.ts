/** What is said where two tabs changed one printing of a list. */
export interface ConflictWords {
  /** What happened on both sides, in two sentences. */
  story: string;
  /** What the buttons say. */
  keep: string;
  take: string;
}

/**
 * What a conflict about a printing of a list is about.
 *
 * @param own what the person set, in words, such as “3 copies”; null where they took it off the list
 * @param theirs what is there now; null where it was taken off
 */
export const listConflictWords = (own: string | null, theirs: string | null): ConflictWords => ({
  story: [
    own === null ? 'You took it off the list.' : `You set ${own}.`,
    theirs === null ? 'It was taken off the list.' : `It has become ${theirs}.`,
  ].join(' '),
  keep: own === null ? 'Take it off' : `Keep ${own}`,
  take: theirs === null ? 'Leave it off' : `Take ${theirs}`,
});
