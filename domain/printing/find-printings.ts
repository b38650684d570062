import { type Card, numberKey, numbersOf, type VariantType } from '../card';
import {
  cardIndexOf,
  type CardExpression,
  type CardIndex,
  parseSearchLine,
  type PrintingFacts,
  selectPrintings,
} from '../card-filter';
import { comparePrintings, type Printing } from './printing';

/** Printings, ready to be searched. */
export interface PrintingIndex<Found extends Printing = Printing> {
  cards: CardIndex;
  printings: readonly Found[];
}

/** Indexes all printings of cards by number, so each keystroke of a search is fast. */
export const printingIndexOf = (cards: readonly Card[]): PrintingIndex => ({
  cards: cardIndexOf(cards),
  printings: cards
    .flatMap((card) => card.cardVariants.map((variant) => ({ card, variant })))
    .sort(comparePrintings('CARD_NUMBER')),
});

/** What a search asks of printings that no number finds: of a line with mistakes, what the good terms ask. */
export const searchExpression = (line: string): CardExpression =>
  parseSearchLine(line.trim()).expression;

interface PrintingSearch {
  /** As typed. */
  line: string;
  /** Null for any. */
  type: VariantType | null;
  /** The facts that {@link searchExpression} needs. */
  facts: PrintingFacts;
}

/** The printings that a search finds: by number, or else those that the search line finds. */
export function findPrintings<Found extends Printing>(
  { cards, printings }: PrintingIndex<Found>,
  { line, type, facts }: PrintingSearch,
): readonly Found[] {
  const ofType =
    type === null ? printings : printings.filter(({ variant }) => variant.variantType === type);
  const text = line.trim();
  if (text === '') return ofType;
  const number = numberKey(text);
  const numbered = ofType.filter(
    ({ variant }) =>
      number !== null && numbersOf(variant).some((each) => numberKey(each) === number),
  );
  if (numbered.length > 0) return numbered;
  const found = new Set(
    selectPrintings(cards, searchExpression(line), undefined, facts).map(
      ({ variant }) => variant?.id,
    ),
  );
  return ofType.filter(({ variant }) => found.has(variant.id));
}
