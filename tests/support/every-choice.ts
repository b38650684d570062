import {
  type Choice,
  type ChoiceTask,
  isPossible,
  sumsOf,
} from '@server/modules/offers/queries/fairness/balancing/choice';

/** All choices that an offer may have. Only for a few candidates. */
export function possibleChoices(task: ChoiceTask): Choice[] {
  const all = task.candidates.reduce<Choice[]>(
    (choices, { most }) =>
      choices.flatMap((choice) =>
        Array.from({ length: most + 1 }, (_, copies) => [...choice, copies]),
      ),
    [[]],
  );
  return all.filter((choice) => isPossible(task, choice));
}

/**
 * The best of some choices, by looking at each (rules/fairness#balance-it): of even ones, the one with the fewest
 * changes, then the smallest difference; without any, the other way round. Null without choices.
 */
export function bestOf(task: ChoiceTask, choices: readonly Choice[]): Choice | null {
  const all = choices.map((choice) => ({ choice, ...sumsOf(task, choice) }));
  const even = all.filter(({ isEven }) => isEven);
  const byChanges = (one: Weighed, other: Weighed) => one.changes - other.changes;
  const byDifference = (one: Weighed, other: Weighed) =>
    one.differenceInCents - other.differenceInCents;
  const best =
    even.length > 0
      ? even.toSorted((one, other) => byChanges(one, other) || byDifference(one, other))
      : all.toSorted((one, other) => byDifference(one, other) || byChanges(one, other));
  return best[0]?.choice ?? null;
}

interface Weighed {
  changes: number;
  differenceInCents: number;
}
