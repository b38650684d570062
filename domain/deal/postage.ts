/** A step of what a seller asks for postage: one envelope of so many copies, worth so much, costs so many cents. */
export interface PostageStep {
  /** The most copies that it holds; null for any number. */
  upToCopies: number | null;
  /** The most that they are worth, in whole cents; null for any value. */
  upToCents: number | null;
  cents: number;
}

/** What a seller asks for postage, step by step; null if that isn't known. */
export type Postage = readonly PostageStep[] | null;

/** The most steps, and the most that one may cost, in whole cents. */
const MAX_POSTAGE_STEPS = 6;
const MAX_POSTAGE_CENTS = 20_000;

/** Whether a step holds so many copies, worth so much. */
const holds = ({ upToCopies, upToCents }: PostageStep, copies: number, cents: number): boolean =>
  copies <= (upToCopies ?? Infinity) && cents <= (upToCents ?? Infinity);

/**
 * What an envelope of so many copies, worth so much, costs: the cheapest step that holds them (rules/deals#postage).
 *
 * @returns whole cents, Infinity if no step holds them
 */
export const postageFor = (steps: readonly PostageStep[], copies: number, cents: number): number =>
  steps.reduce(
    (least, step) => (holds(step, copies, cents) ? Math.min(least, step.cents) : least),
    Infinity,
  );

/** Whether steps can be used: 1 to 6, of whole numbers, of which one holds any number of copies of any value. */
export const isPostage = (steps: readonly PostageStep[]): boolean =>
  steps.length <= MAX_POSTAGE_STEPS &&
  steps.some(({ upToCopies, upToCents }) => upToCopies === null && upToCents === null) &&
  steps.every(
    ({ upToCopies, upToCents, cents }) =>
      [upToCopies ?? 1, upToCents ?? 1].every((most) => Number.isSafeInteger(most) && most >= 1) &&
      Number.isInteger(cents) &&
      cents >= 0 &&
      cents <= MAX_POSTAGE_CENTS,
  );

/** What an envelope may hold, and its price; a limit that it doesn't have is Infinity. */
export interface Envelope {
  upToCopies: number;
  upToCents: number;
  /** Its postage, and what it counts beside that, in whole cents. */
  cents: number;
}

/** One that holds anything, of unknown postage. */
const OF_UNKNOWN_POSTAGE: readonly PostageStep[] = [
  { upToCopies: null, upToCents: null, cents: 0 },
];

/** The envelopes of which a seller sends one: a step of its postage each, or one without known postage. */
export const envelopesOf = (postage: Postage, envelopeCents: number): Envelope[] =>
  (postage ?? OF_UNKNOWN_POSTAGE).map(({ upToCopies, upToCents, cents }) => ({
    upToCopies: upToCopies ?? Infinity,
    upToCents: upToCents ?? Infinity,
    cents: cents + envelopeCents,
  }));
