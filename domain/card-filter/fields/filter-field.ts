import type { Aspect, Card } from '../../card';
import type { CardExpression } from '../card-expression';

/** The aspect of a card that has none. */
export const NO_ASPECT = 'NO_ASPECT';
export type AspectChoice = Aspect | typeof NO_ASPECT;

/** The aspects that a filter asks for, in both ways. */
export interface AspectLists {
  selectedAspects: readonly AspectChoice[];
  requiredAspects: readonly AspectChoice[];
}

/** One list of the filter: everything that the drawer, the chips, the link and the index need to know about it. */
export interface FilterField<Value extends string | number> {
  /** Names the list in the drawer. */
  label: string;
  /** What a value is called in the drawer. */
  nameOf: (value: Value) => string;
  /** What a chip says of one value: `Cost 3`. */
  chip: (value: Value) => string;
  /** The name of the link's parameter. */
  parameter: string;
  /** How many values a link may name. */
  mostInLink: number;
  /** Whether a value may hold a comma; otherwise an escaped comma in a link separates, too. */
  mayHoldComma: boolean;
  /** A value in a link, not yet escaped. */
  textOf: (value: Value) => string;
  /** The value of a link's text; undefined if it isn't valid. */
  valueOf: (text: string) => Value | undefined;
  /** Each value once and in one order, without values that no card can have. */
  canonical: (chosen: readonly Value[], filter: AspectLists) => Value[];
  /** The list as expressions, all of which must hold; none for an empty list. */
  conditions: (chosen: readonly Value[], filter: AspectLists) => readonly CardExpression[];
  /** The choices, in the order in which they are offered. */
  optionsOf: (cards: readonly Card[]) => Value[];
}
