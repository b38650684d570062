import type { Card, CardVariant, VariantType } from '../card';
import {
  BAD_ORDER,
  isCountToken,
  countOf,
  refused,
  typeAtEnd,
  type EntryReading,
  type QuickAddCopies,
} from './reading';
import { nameWords } from '../folded-text';
import { nameKeys, plainestFirst, type QuickAddIndex } from './known-cards';
import { BAD_COUNT, noSuchPrinting } from './read-number';

/** One reading of an entry: the words of a name, then a printing's code or name, then a count. */
interface Interpretation {
  words: readonly string[];
  type: VariantType | null;
  countWord: string | undefined;
}

/** A name's last words may be a code and a count, or part of the name: `lantern sc` may become “scout”. */
function interpretationsOf(line: readonly string[]): Interpretation[] {
  const last = line.at(-1);
  const hasCount = line.length > 1 && isCountToken(last);
  const rest = hasCount ? line.slice(0, -1) : line;
  const countWord = hasCount ? last : undefined;
  const typed = typeAtEnd(rest);
  return [
    ...(typed === null || typed.rest.length === 0
      ? []
      : [{ words: typed.rest, type: typed.type, countWord }]),
    { words: rest, type: null, countWord },
    ...(hasCount ? [{ words: line, type: null, countWord: undefined }] : []),
  ];
}

/** Cards with all of the words, whole or as beginnings, in any order; exact names come first. */
function cardsNamed(words: readonly string[], { cards }: QuickAddIndex): Card[] {
  const typed = words.flatMap(nameWords);
  if (typed.length === 0) return [];
  const whole = nameKeys(words.join(' '));
  const found = cards.flatMap(({ card, names, words: known }) =>
    typed.every((word) => known.some((each) => each.startsWith(word)))
      ? [{ card, isExact: whole.some((each) => names.includes(each)) }]
      : [],
  );
  return [
    ...found.filter(({ isExact }) => isExact),
    ...found.filter(({ isExact }) => !isExact),
  ].map(({ card }) => card);
}

/** A single card offers all its printings; several cards offer one each. */
function printingsOf(cards: readonly Card[], type: VariantType | null) {
  const alone = cards.length === 1;
  return cards.flatMap((card) => {
    const variants: CardVariant[] = plainestFirst(card).filter(
      ({ variantType }) => type === null || variantType === type,
    );
    return (alone ? variants : variants.slice(0, 1)).map((variant) => ({ card, variant }));
  });
}

/**
 * Reads words that name a card by name: `scout lantern`, `lantern hsf 2`.
 *
 * @param leading the count before the name, as in `3x lantern`
 */
export function readNameWords(
  line: readonly string[],
  index: QuickAddIndex,
  leading?: string,
): EntryReading {
  const choices = new Map<string, QuickAddCopies>();
  let isCountWrong = false;
  let hasTwoCounts = false;
  let lacking: { card: Card; type: VariantType } | null = null;
  for (const { words, type, countWord } of interpretationsOf(line)) {
    const cards = cardsNamed(words, index);
    const [card] = cards;
    if (!card) continue;
    const count = countOf(countWord ?? leading);
    if (countWord !== undefined && leading !== undefined) {
      hasTwoCounts = true;
      continue;
    }
    if (count === null) {
      isCountWrong = true;
      continue;
    }
    const printings = printingsOf(cards, type);
    if (printings.length === 0 && type !== null) lacking ??= { card, type };
    for (const { card: found, variant } of printings) {
      if (!choices.has(variant.id)) choices.set(variant.id, { card: found, variant, count });
    }
  }
  if (choices.size > 0) {
    return {
      choices: [...choices.values()].map((copies) => [copies]),
      problem: null,
      question: null,
    };
  }
  if (isCountWrong) return refused(BAD_COUNT);
  if (hasTwoCounts) return refused(BAD_ORDER);
  if (lacking) return refused(noSuchPrinting(lacking.card.name, lacking.type, index.place));
  const message = `No card of ${index.place} is called “${line.join(' ')}”.`;
  return refused({ code: 'UNKNOWN_NAME', message });
}
