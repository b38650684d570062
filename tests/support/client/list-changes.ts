import type { FakeCardSet } from './catalogue';

/** The refusal of a change of a list's first item that another tab has changed meanwhile. */
export const ITEM_CONFLICT = {
  field: 'items.0.expectedVersion',
  message: 'Changed',
  code: 'CONFLICT',
};

/** Each printing's card, by the printing's id. */
export const cardIdsOf = (cardSets: readonly FakeCardSet[]): ReadonlyMap<string, string> =>
  new Map(
    cardSets.flatMap(({ cards }) =>
      cards.flatMap(({ id, cardVariants }) => cardVariants.map((each) => [each.id, id] as const)),
    ),
  );
