import type { Card } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import { counted } from '@/shared/lib/format';

/** What stands above the first card of each set, in a list that shows the cards of each set together. */
export interface SetHeading {
  name: string;
  code: string;
  /** `84 cards` */
  cards: string;
  /** The id of the set's first card in the list. */
  above: string;
  /** The heading's place among all headings, from 1. */
  position: number;
}

/** By the set's id. */
export type SetHeadings = ReadonlyMap<string, SetHeading>;

/**
 * The headings of cards of which those of each set are together. Unknown sets have none.
 *
 * @param further how many more cards the last set has, which aren't here yet
 */
export function setHeadingsOf(
  cards: readonly Card[],
  cardSets: readonly CardSet[],
  further = 0,
): SetHeadings {
  const counts = new Map<string, { count: number; above: string }>();
  for (const { id, cardSetId } of cards) {
    const known = counts.get(cardSetId);
    if (known) known.count += 1;
    else counts.set(cardSetId, { count: 1, above: id });
  }
  const last = counts.get(cards.at(-1)?.cardSetId ?? '');
  if (last) last.count += further;
  const named = new Map(cardSets.map((cardSet) => [cardSet.id, cardSet]));
  const headings = new Map<string, SetHeading>();
  for (const [id, { count, above }] of counts) {
    const cardSet = named.get(id);
    if (!cardSet) continue;
    const { name, code } = cardSet;
    headings.set(id, {
      name,
      code,
      cards: counted(count, 'card'),
      above,
      position: headings.size + 1,
    });
  }
  return headings;
}

/** The heading above a card; undefined for a card that isn't its set's first. */
export function headingAbove(headings: SetHeadings, card: Card): SetHeading | undefined {
  const heading = headings.get(card.cardSetId);
  return heading?.above === card.id ? heading : undefined;
}

/** Without grouping. */
export const NO_HEADINGS: SetHeadings = new Map();
