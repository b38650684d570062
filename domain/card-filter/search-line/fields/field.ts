import type { CardExpression, Comparison } from '../../card-expression';
import type { SearchLineError } from '../search-line-error';
import type { Token } from '../tokens';

/** What a field makes of its values: a question about a card, or the word that it can't read. */
export type Reading = { expression: CardExpression } | { wrong: SearchLineError };

/** A field of the search line, as in `cost<=3`. */
export interface Field {
  name: string;
  aliases: readonly string[];
  /** What its value is, in words that follow "needs". */
  holds: string;
  /** The values that are known beforehand, as typed. */
  words: readonly string[];
  comparisons: readonly Comparison[];
  /** `is` is one of `comparisons`, and there is at least one value; a list means "one of these". */
  read: (is: Comparison, values: readonly Token[]) => Reading;
}

/** The comparisons of fields that aren't numbers. */
export const EQUALITY = ['=', '!='] as const;

/** One expression, or one of several. */
export const oneOf = (of: readonly CardExpression[]): CardExpression => ({ kind: 'any', of });

/** `!=` asks for the contrary of `=`. */
export const equalOrNot = (is: Comparison, equal: CardExpression): Reading => ({
  expression: is === '!=' ? { kind: 'not', of: equal } : equal,
});
