import type { VariantType } from '../card';
import type { AspectChoice } from './fields/aspect-fields';
import type { EnumerationField, NumberFieldFacts, WordField } from './fields';

/** A number of a card, by its property. */
export type NumberProperty = NumberFieldFacts['property'];

export const COMPARISONS = ['=', '!=', '<', '<=', '>', '>='] as const;
export type Comparison = (typeof COMPARISONS)[number];

export const COMPARE: Record<Comparison, (a: number, b: number) => boolean> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

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

/** What a player has of a card, in copies: in the collection, on the lists, and in accepted offers. */
export const COPY_COUNTS = ['own', 'missing', 'extra', 'wanted', 'selling', 'promised'] as const;
export type CopyCount = (typeof COPY_COUNTS)[number];

/** Over how many days a price change can be asked for. */
export const CHANGE_SPANS = [7, 30, 90] as const;
export type ChangeSpan = (typeof CHANGE_SPANS)[number];

/** `price`: the market price; `forsale`: the lowest price that others ask. */
export type Money = 'price' | 'forsale';

/** A condition on the printing of a row, or on the card's printing of a type, whichever the row is. */
export type PrintingExpression =
  | { kind: 'printing'; among: readonly VariantType[] }
  /** A part of the artist's name. */
  | { kind: 'artist'; part: string }
  /** One of the printing's numbers is in this range, both ends included. */
  | { kind: 'printingNumber'; from: number; to: number }
  /** In US cents. A printing without the price, and a price of 0, matches no comparison. */
  | {
      kind: 'money';
      of: Money;
      printing: VariantType | null;
      is: Comparison;
      than: number | Money;
    }
  /** In percent. A printing whose change isn't known matches no comparison. */
  | {
      kind: 'change';
      days: ChangeSpan;
      printing: VariantType | null;
      is: Comparison;
      than: number;
    }
  /** How many others sell the printing, on lists that the viewer may see. */
  | { kind: 'sellers'; is: Comparison; than: number }
  /** The player with this handle is one of them. */
  | { kind: 'seller'; handle: string };

/**
 * Copies that the viewer has of all of the card's printings together, or of its printing of one type. A card without
 * that printing has 0.
 */
export interface CopiesExpression {
  kind: 'copies';
  of: CopyCount;
  printing: VariantType | null;
  is: Comparison;
  than: number;
}

/**
 * A condition that a printing of a card matches or not, as plain data: a row of an answer is a printing with its card,
 * or a card that has no printing (rules/search#rows). The drawer and the search line both produce it; the index in
 * memory evaluates it, and so does the database. A missing number counts as 0 and text is compared in lower case.
 */
export type CardExpression =
  | { kind: 'all'; of: readonly CardExpression[] }
  | { kind: 'any'; of: readonly CardExpression[] }
  | { kind: 'not'; of: CardExpression }
  /** In the name or the subtitle, both folded by `foldedText`; so is the part, which `isWord` accepts. */
  | { kind: 'word'; part: string }
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
  | { kind: 'unique' }
  /** Ids of card sets, which are their codes in lower case. */
  | { kind: 'set'; among: readonly string[] }
  /** Of the newest set. */
  | { kind: 'new' }
  | CopiesExpression
  | PrintingExpression;

/** True of every card. */
export const EVERY_CARD: CardExpression = { kind: 'all', of: [] };
