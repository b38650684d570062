import type { Aspect, Card } from '../../card';
import type { CardExpression } from '../card-expression';

/** Stands for the aspects of a card that has none. */
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
  /** The value of a link's text; undefined where it isn't understood. */
  valueOf: (text: string) => Value | undefined;
  /** Each value once and in one order, without what no card could have. */
  canonical: (chosen: readonly Value[], filter: AspectLists) => Value[];
  /** What the list asks of a card, all of which has to hold; nothing of an empty list. */
  asks: (chosen: readonly Value[], filter: AspectLists) => readonly CardExpression[];
  /** What a person can choose from, in the order in which it is offered. */
  optionsOf: (cards: readonly Card[]) => Value[];
}
