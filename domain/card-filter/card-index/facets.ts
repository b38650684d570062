import type { CardExpression } from '../card-expression';
import {
  EMPTY_CARD_FILTER,
  expressionOf,
  type CardFilter,
  type FilterOptions,
} from '../card-filter';
import { FILTER_FIELDS, LIST_FIELDS } from '../fields';
import type { PrintingFacts } from '../printing-facts';
import { intersect, sizeOf, sizeOfBoth, sumOfBoth, type Bits } from './bits';
import type { CardIndex } from './card-index';
import type { Postings } from './postings';
import { matchingCards, matchingRowsOfCards, placesOf } from './select-cards';
import type { Card } from '@domain/card';

type FacetField = keyof FilterOptions;

/** How many cards each choice of the drawer would leave, by its value; one that isn't there leaves none. */
export type FacetCounts = Readonly<Record<FacetField, ReadonlyMap<string | number, number>>>;

export interface FacetedSearch {
  filter: CardFilter;
  /** The part of the search line for which the drawer has no control. */
  rest: CardExpression;
  facts: PrintingFacts;
  /** Cards to which the page itself has narrowed the list; null for all. */
  among: readonly Card[] | null;
  /** What is counted: cards, or their printings that match (rules/search#rows). */
  of?: 'cards' | 'printings';
}

/**
 * Counts what each choice would leave of the cards, or printings, that match everything else: alone in its list where a card needs one
 * of the list (a rarity, a cost), together with the others where it needs all (aspects, traits, keywords)
 * (rules/filters#counts).
 */
export function facetCounts(index: CardIndex, search: FacetedSearch): FacetCounts {
  const { filter, rest, facts, among, of = 'cards' } = search;
  const within = among && placesOf(index, among);
  const matching = (asked: CardFilter): Bits => {
    const bits = matchingCards(index, { kind: 'all', of: [expressionOf(asked), rest] }, facts);
    const own = bits.slice();
    if (within) intersect(own, within);
    return own;
  };
  const shown = matching(filter);
  const withoutField = (field: FacetField): Bits =>
    filter[field].length === 0 ? shown : matching({ ...filter, [field]: EMPTY_CARD_FILTER[field] });
  // The drawer's choices are about cards, so a card keeps all its matching printings or none.
  const weights = of === 'printings' ? matchingRowsOfCards(index, rest, facts) : null;

  const counts = {} as Record<FacetField, ReadonlyMap<string | number, number>>;
  for (const name of LIST_FIELDS) {
    if (name === 'requiredAspects') continue;
    const field = FILTER_FIELDS[name];
    const needsAll = field.family === 'word' || field.family === 'aspect';
    counts[name] = countsIn(
      needsAll ? shown : withoutField(name),
      postingsOf(index, name),
      weights,
    );
  }
  return counts;
}

/** A field's values as the drawer offers them; words in lower case. */
function postingsOf({ postings }: CardIndex, name: FacetField): Postings<string | number | null> {
  const field = FILTER_FIELDS[name];
  switch (field.family) {
    case 'enumeration':
      return postings.enumeration[field.kind];
    case 'number':
      return postings.number[field.property];
    case 'aspect':
      return postings.aspect;
    case 'word':
      return postings.word[field.kind];
  }
}

function countsIn(
  shown: Bits,
  postings: Postings<string | number | null>,
  weights: Int32Array | null,
): ReadonlyMap<string | number, number> {
  const counts = new Map<string | number, number>();
  if (sizeOf(shown) === 0) return counts;
  for (const [value, cards] of postings) {
    if (value === null) continue;
    counts.set(value, weights ? sumOfBoth(shown, cards, weights) : sizeOfBoth(shown, cards));
  }
  return counts;
}
