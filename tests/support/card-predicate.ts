import { numbersOf, numberValue, type Card, type Printing } from '@domain/card';
import {
  NO_ASPECT,
  NO_FACTS,
  type AspectChoice,
  type CardExpression,
  type Comparison,
  type Money,
  type NumberProperty,
  type PrintingFacts,
} from '@domain/card-filter';
import { isOneOf } from '@domain/want-list';
import { foldedText } from '@domain/folded-text';

export type CardPredicate = (card: Card) => boolean;

/** Of a row: a printing with its card, or a card without a printing. */
export type RowPredicate = (card: Card, printing: Printing | null) => boolean;

/** The rows of a card, of which it has at least one. */
export const rowsOf = (card: Card): readonly (Printing | null)[] =>
  card.cardVariants.length === 0 ? [null] : card.cardVariants;

/** A card matches if one of its rows does. */
export function predicateOf(
  expression: CardExpression,
  facts: PrintingFacts = NO_FACTS,
): CardPredicate {
  const holds = rowPredicateOf(expression, facts);
  return (card) => rowsOf(card).some((printing) => holds(card, printing));
}

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
 * @returns a predicate that is true for the rows that match the expression
 */
export function rowPredicateOf(
  expression: CardExpression,
  facts: PrintingFacts = NO_FACTS,
): RowPredicate {
  switch (expression.kind) {
    case 'all': {
      const parts = expression.of.map((part) => rowPredicateOf(part, facts));
      return (card, printing) => parts.every((holds) => holds(card, printing));
    }
    case 'any': {
      const parts = expression.of.map((part) => rowPredicateOf(part, facts));
      return (card, printing) => parts.some((holds) => holds(card, printing));
    }
    case 'not': {
      const holds = rowPredicateOf(expression.of, facts);
      return (card, printing) => !holds(card, printing);
    }
    case 'word':
      return ({ name, subtitle }) =>
        [name, subtitle ?? ''].some((text) => foldedText(text).includes(expression.part));
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
    case 'set':
      return ({ cardSetId }) => expression.among.includes(cardSetId);
    case 'new':
      return ({ cardSetId }) => cardSetId === facts.newestSet;
    case 'printing':
      return (_card, printing) =>
        printing !== null && expression.among.includes(printing.variantType);
    case 'artist': {
      const part = expression.part.toLowerCase();
      return (_card, printing) => printing?.artist?.toLowerCase().includes(part) ?? false;
    }
    case 'printingNumber': {
      const { from, to } = expression;
      return (_card, printing) =>
        printing !== null &&
        numbersOf(printing).some((text) => {
          const number = numberValue(text);
          return number !== null && number >= from && number <= to;
        });
    }
    case 'copies': {
      const { of, printing, than } = expression;
      const compare = COMPARE[expression.is];
      return ({ id: cardId, cardVariants }) => {
        const asked = cardVariants.filter(
          ({ variantType }) => printing === null || variantType === printing,
        );
        const counts =
          of === 'wanted'
            ? facts.wants.map((want) =>
                asked.some(({ id, variantType }) =>
                  isOneOf(want, { cardId, variantId: id, variantType }),
                )
                  ? want.quantity
                  : 0,
              )
            : asked.map(({ id }) => facts.copies[id]?.[of] ?? 0);
        return compare(
          counts.reduce((sum, count) => sum + count, 0),
          than,
        );
      };
    }
    case 'money': {
      const { of, than } = expression;
      const compare = COMPARE[expression.is];
      return (card, row) => {
        const printing = askedOf(card, row, expression.printing);
        const cents = printing && centsOf(of, printing, facts);
        const other = typeof than === 'number' ? than : printing && centsOf(than, printing, facts);
        return cents !== null && other !== null && compare(cents, other);
      };
    }
    case 'change': {
      const { days, printing, than } = expression;
      const compare = COMPARE[expression.is];
      return (card, row) => {
        const asked = askedOf(card, row, printing);
        const change = asked && facts.changes[asked.id]?.[days];
        return typeof change === 'number' && compare(change, than);
      };
    }
    case 'sellers': {
      const compare = COMPARE[expression.is];
      return (_card, printing) =>
        printing !== null && compare(facts.market[printing.id]?.sellers ?? 0, expression.than);
    }
    case 'seller':
      return (_card, printing) =>
        printing !== null && (facts.soldBy[expression.handle]?.includes(printing.id) ?? false);
  }
}

/** The printing whose price counts: the row's, or the card's printing of a type. */
const askedOf = (
  { cardVariants }: Card,
  row: Printing | null,
  printing: Printing['variantType'] | null,
): Printing | null =>
  printing === null
    ? row
    : (cardVariants.find(({ variantType }) => variantType === printing) ?? null);

/** A price of 0 isn't one. */
const centsOf = (of: Money, printing: Printing, { market }: PrintingFacts): number | null =>
  (of === 'price' ? printing.currentMarketPrice?.priceCents : market[printing.id]?.lowestCents) ||
  null;

function hasWord(wordsOf: (card: Card) => readonly string[], word: string): CardPredicate {
  const wanted = word.toLowerCase();
  return (card) => wordsOf(card).some((own) => own.toLowerCase() === wanted);
}
