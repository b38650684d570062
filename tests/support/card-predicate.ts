import type { Card } from '@domain/card';
import {
  NO_ASPECT,
  type AspectChoice,
  type CardExpression,
  type Comparison,
  type NumberProperty,
} from '@domain/card-filter';

export type CardPredicate = (card: Card) => boolean;

const COMPARE: Record<Comparison, (a: number, b: number) => boolean> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** A missing number counts as 0. */
const numberOf = (card: Card, field: NumberProperty): number => card[field] ?? 0;

/** A card without aspects counts as having the no-aspect value. */
const aspectsOf = (card: Card): readonly AspectChoice[] =>
  card.aspects.length === 0 ? [NO_ASPECT] : card.aspects;

const TEXTS: Record<'name' | 'rules', (card: Card) => (string | null)[]> = {
  name: (card) => [card.name, card.subtitle],
  rules: (card) => [card.frontText, card.backText],
};

/**
 * The meaning of an expression: the simple reference for every faster evaluation.
 *
 * @returns a predicate that is true for the cards that match the expression
 */
export function predicateOf(expression: CardExpression): CardPredicate {
  switch (expression.kind) {
    case 'all': {
      const parts = expression.of.map(predicateOf);
      return (card) => parts.every((holds) => holds(card));
    }
    case 'any': {
      const parts = expression.of.map(predicateOf);
      return (card) => parts.some((holds) => holds(card));
    }
    case 'not': {
      const holds = predicateOf(expression.of);
      return (card) => !holds(card);
    }
    case 'text': {
      const part = expression.part.toLowerCase();
      const texts = TEXTS[expression.field];
      return (card) => texts(card).some((text) => text?.toLowerCase().includes(part) ?? false);
    }
    case 'rarity':
      return ({ rarity }) => expression.among.includes(rarity);
    case 'cardType':
      return ({ cardType }) => expression.among.includes(cardType);
    case 'arena':
      return ({ arena }) => arena !== null && expression.among.includes(arena);
    case 'number':
      return (card) => expression.among.includes(numberOf(card, expression.field));
    case 'comparison': {
      const { field, than } = expression;
      const compare = COMPARE[expression.is];
      return (card) =>
        compare(numberOf(card, field), typeof than === 'number' ? than : numberOf(card, than));
    }
    case 'aspect':
      return (card) => aspectsOf(card).includes(expression.has);
    case 'aspects':
      return (card) => aspectsOf(card).every((aspect) => expression.within.includes(aspect));
    case 'trait':
      return hasWord(({ traits }) => traits, expression.has);
    case 'keyword':
      return hasWord(({ keywords }) => keywords, expression.has);
    case 'unique':
      return ({ unique }) => unique;
  }
}

function hasWord(wordsOf: (card: Card) => readonly string[], word: string): CardPredicate {
  const wanted = word.toLowerCase();
  return (card) => wordsOf(card).some((own) => own.toLowerCase() === wanted);
}
