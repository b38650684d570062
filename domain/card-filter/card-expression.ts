import type { Arena, CardType, Rarity } from '../card';
import type { AspectChoice } from './card-filter';

export const NUMBER_FIELDS = ['cost', 'power', 'hp', 'upgradePower', 'upgradeHp'] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

export const COMPARISONS = ['=', '!=', '<', '<=', '>', '>='] as const;
export type Comparison = (typeof COMPARISONS)[number];

/**
 * A question that a card answers with yes or no, as plain data: the drawer and the search line both become one,
 * a predicate and an index answer it, and a database could be asked it. A missing number counts as 0 and text is
 * compared in lower case (spec 5).
 */
export type CardExpression =
  | { kind: 'all'; of: readonly CardExpression[] }
  | { kind: 'any'; of: readonly CardExpression[] }
  | { kind: 'not'; of: CardExpression }
  /** `name`: in the name or the subtitle; `rules`: in the text of either face. */
  | { kind: 'text'; field: 'name' | 'rules'; part: string }
  | { kind: 'rarity'; among: readonly Rarity[] }
  | { kind: 'cardType'; among: readonly CardType[] }
  /** A card without an arena is in none of them. */
  | { kind: 'arena'; among: readonly Arena[] }
  | { kind: 'number'; field: NumberField; among: readonly number[] }
  | { kind: 'comparison'; field: NumberField; is: Comparison; than: number | NumberField }
  /** NO_ASPECT is on a card that has no aspect. */
  | { kind: 'aspect'; has: AspectChoice }
  /** Every aspect of the card is among these; a card without any has NO_ASPECT. */
  | { kind: 'aspects'; within: readonly AspectChoice[] }
  /** Compared in lower case, as a whole. */
  | { kind: 'trait'; has: string }
  | { kind: 'keyword'; has: string }
  | { kind: 'unique' };

/** True of every card. */
export const EVERY_CARD: CardExpression = { kind: 'all', of: [] };
