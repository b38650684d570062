import { numbersOf, type Card, type VariantType } from '../card';
import { buildCardIndex, parseSearchLine, selectCards, type CardIndex } from '../card-filter';
import { numberKey } from '../collection';
import { comparePrintings } from './compare-printings';
import type { Printing } from './printing';

/** Printings, ready to be searched. */
export interface PrintingIndex<Found extends Printing = Printing> {
  cards: CardIndex;
  printings: readonly Found[];
}

/** Makes all printings of cards known beforehand, by number, so that each letter of a search answers fast. */
export const printingIndexOf = (cards: readonly Card[]): PrintingIndex => ({
  cards: buildCardIndex(cards),
  printings: cards
    .flatMap((card) => card.cardVariants.map((variant) => ({ card, variant })))
    .sort(comparePrintings('CARD_NUMBER')),
});

/**
 * The printings that a search finds: those of the number that it is, or else of the cards that it asks for in the way of
 * any search line. A line that isn't one yet, or no longer, is looked for in names as it stands.
 *
 * @param type of which printings have to be; null for any
 */
export function findPrintings<Found extends Printing>(
  { cards, printings }: PrintingIndex<Found>,
  line: string,
  type: VariantType | null,
): readonly Found[] {
  const ofType =
    type === null ? printings : printings.filter(({ variant }) => variant.variantType === type);
  const text = line.trim();
  if (text === '') return ofType;
  const number = numberKey(text);
  const byNumber = ofType.filter(
    ({ variant }) =>
      number !== null && numbersOf(variant).some((each) => numberKey(each) === number),
  );
  if (byNumber.length > 0) return byNumber;
  const parsed = parseSearchLine(text);
  const found = new Set(
    selectCards(cards, parsed.ok ? parsed.expression : { kind: 'text', field: 'name', part: text }),
  );
  return ofType.filter(({ card }) => found.has(card));
}
