import type { AspectChoice } from './fields/aspect-fields';
import type { EnumerationField, NumberFieldFacts, WordField } from './fields';

/** A number of a card, by its property. */
export type NumberProperty = NumberFieldFacts['property'];

export const COMPARISONS = ['=', '!=', '<', '<=', '>', '>='] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** One for each field of the family: `{ kind: 'rarity', among: ['RARE'] }`. */
export type EnumerationExpression = {
  [Kind in EnumerationField['kind']]: {
    kind: Kind;
    among: readonly Extract<EnumerationField, { kind: Kind }>['values'][number][];
  };
}[EnumerationField['kind']];

/** A whole word of the card, compared in lower case. */
export interface WordExpression {
  kind: WordField['kind'];
  has: string;
}

/**
 * A condition that a card matches or not, as plain data. The drawer and the search line both produce it; an
 * index evaluates it, and a database could. A missing number counts as 0 and text is compared in lower case.
 */
export type CardExpression =
  | { kind: 'all'; of: readonly CardExpression[] }
  | { kind: 'any'; of: readonly CardExpression[] }
  | { kind: 'not'; of: CardExpression }
  /** `name`: in the name or the subtitle; `rules`: in the text of either face. */
  | { kind: 'text'; field: 'name' | 'rules'; part: string }
  | EnumerationExpression
  | { kind: 'number'; field: NumberProperty; among: readonly number[] }
  | { kind: 'comparison'; field: NumberProperty; is: Comparison; than: number | NumberProperty }
  /** NO_ASPECT is on a card that has no aspect. */
  | { kind: 'aspect'; has: AspectChoice }
  /** Every aspect of the card is among these; a card without any has NO_ASPECT. */
  | { kind: 'aspects'; within: readonly AspectChoice[] }
  | WordExpression
  | { kind: 'unique' };

/** True of every card. */
export const EVERY_CARD: CardExpression = { kind: 'all', of: [] };
