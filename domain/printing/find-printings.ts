import { type Card, numberKey, numbersOf, type VariantType } from '../card';
import {
  cardIndexOf,
  type CardExpression,
  type CardIndex,
  conditionsIn,
  parseSearchLine,
  type PrintingFacts,
  selectPrintings,
} from '../card-filter';
import {
  type CardFinder,
  cardFinderOf,
  type CardPrinting,
  findCards,
  printingsOfCard,
  readWording,
} from '../find-cards';
import { variantTypeOf } from '../readers';
import { comparePrintings } from './printing';

/** Cards whose printings can be searched. */
export interface PrintingIndex {
  cards: CardIndex;
  /** Made at first use. */
  readonly finder: CardFinder;
}

/** @param sets the sets' ids and codes */
export function printingIndexOf(
  cards: readonly Card[],
  sets: readonly { id: string; code: string }[],
): PrintingIndex {
  let finder: CardFinder | undefined;
  return {
    cards: cardIndexOf(cards),
    get finder() {
      return (finder ??= cardFinderOf(cards, sets));
    },
  };
}

/** All printings of cards, by number. */
export const printingsOf = (cards: readonly Card[]): CardPrinting[] =>
  cards.flatMap(printingsOfCard).sort(comparePrintings('CARD_NUMBER'));

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

/**
 * Those of some printings that a search finds: what a number or a kind in brackets names, or what the search line finds,
 * or else, if it only has words, what they name.
 */
export function findPrintings<Found extends CardPrinting>(
  index: PrintingIndex,
  printings: readonly Found[],
  { line, type, facts }: PrintingSearch,
): readonly Found[] {
  const ofType =
    type === null ? printings : printings.filter(({ printing }) => printing.variantType === type);
  const text = line.trim();
  if (text === '') return ofType;
  const { words, setCode, finish } = readWording(text, index.finder.sets);
  const isMarked = variantTypeOf(finish) !== null && words.length > 0;
  const marked = isMarked ? ofType.filter(isNamedIn(index, text)) : [];
  if (marked.length > 0) return marked;
  // Text in quotation marks is a part of a name.
  const number = words.length === 1 && !text.startsWith('"') ? numberKey(words[0] ?? '') : null;
  const numbered = ofType.filter(
    ({ card, printing }) =>
      number !== null &&
      (setCode === null || index.finder.codeOf(card) === setCode) &&
      numbersOf(printing).some((each) => numberKey(each) === number),
  );
  if (numbered.length > 0) return numbered;
  const expression = searchExpression(line);
  const found = new Set(
    selectPrintings(index.cards, expression, undefined, facts).map(({ printing }) => printing?.id),
  );
  const isName =
    number === null &&
    conditionsIn(expression).every(({ kind }) => kind === 'word' || kind === 'text');
  if (found.size === 0 && isName) return ofType.filter(isNamedIn(index, text));
  return ofType.filter(({ printing }) => found.has(printing.id));
}

function isNamedIn({ finder }: PrintingIndex, text: string) {
  const named = findCards(finder, text, { tolerance: 'beginnings', most: Infinity });
  const printings = new Map(named.map(({ card, printing }) => [card.id, printing?.id]));
  return ({ card, printing }: CardPrinting): boolean =>
    printings.has(card.id) && (printings.get(card.id) ?? printing.id) === printing.id;
}
