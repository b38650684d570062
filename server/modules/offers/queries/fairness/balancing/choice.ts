import { isEven } from '@domain/fairness';

/** A printing of which an offer may contain more or fewer copies. */
export interface Candidate {
  variantId: string;
  /** Which way its copies go, for the viewer. */
  way: 'GIVES' | 'GETS';
  /** The market price of a copy in whole US cents, more than 0. */
  priceInCents: number;
  /** Copies in the present choice. */
  chosen: number;
  /** Copies that the choice may have; at least `chosen`. */
  most: number;
}

/** The present choice, and what may be changed about it. */
export interface ChoiceTask {
  candidates: readonly Candidate[];
  /** What stays as it is on each side: money in whole US cents, and printings without a market price. */
  kept: Record<Candidate['way'], { cents: number; printings: number }>;
  /** How many printings a choice may have at most. */
  maxPrintings: number;
}

/** Copies for each candidate, in their order. */
export type Choice = readonly number[];

/** What a choice comes to. */
export interface ChoiceSums {
  /** How many copies it has more or fewer than the present one. */
  changes: number;
  givesInCents: number;
  getsInCents: number;
  differenceInCents: number;
  isEven: boolean;
}

export function sumsOf({ candidates, kept }: ChoiceTask, choice: Choice): ChoiceSums {
  let changes = 0;
  const cents = { GIVES: kept.GIVES.cents, GETS: kept.GETS.cents };
  for (const [at, { way, priceInCents, chosen }] of candidates.entries()) {
    const copies = choice[at] ?? 0;
    changes += Math.abs(copies - chosen);
    cents[way] += copies * priceInCents;
  }
  return {
    changes,
    givesInCents: cents.GIVES,
    getsInCents: cents.GETS,
    differenceInCents: Math.abs(cents.GIVES - cents.GETS),
    isEven: isEven(cents.GIVES, cents.GETS),
  };
}

/** The ways that have to keep at least one printing: those of the present choice, or both if it is empty. */
export function waysToFill({ candidates, kept }: ChoiceTask): Candidate['way'][] {
  const ways = ['GIVES', 'GETS'] as const;
  const filled = ways.filter(
    (way) =>
      kept[way].printings > 0 ||
      candidates.some((candidate) => candidate.way === way && candidate.chosen > 0),
  );
  return filled.length > 0 ? filled : [...ways];
}

/** Whether there is anything to choose, and something for each of these ways. */
export const canBeFilled = (task: ChoiceTask): boolean =>
  task.candidates.length > 0 &&
  waysToFill(task).every(
    (way) =>
      task.kept[way].printings > 0 || task.candidates.some((candidate) => candidate.way === way),
  );

/** Whether an offer may have these copies: as many as are free, of so many printings, and none of the ways emptied. */
export function isPossible(task: ChoiceTask, choice: Choice): boolean {
  const { candidates, kept, maxPrintings } = task;
  const printings = choice.filter((copies) => copies > 0).length;
  return (
    choice.length === candidates.length &&
    candidates.every(({ most }, at) => {
      const copies = choice[at] ?? -1;
      return Number.isInteger(copies) && copies >= 0 && copies <= most;
    }) &&
    printings + kept.GIVES.printings + kept.GETS.printings <= maxPrintings &&
    waysToFill(task).every(
      (way) =>
        kept[way].printings > 0 ||
        candidates.some((candidate, at) => candidate.way === way && (choice[at] ?? 0) > 0),
    )
  );
}
