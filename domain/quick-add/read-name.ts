import type { Card, CardVariant, VariantType } from '../card';
import {
  isCountToken,
  readCount,
  variantTypeOf,
  type QuickAddChoice,
  type QuickAddReading,
} from './reading';
import { nameWords, plainestFirst, type QuickAddIndex } from './quick-add-index';
import { BAD_COUNT, noSuchPrinting } from './read-number';

/** One reading of a line: the words of a name, then a printing's short code, then a count. */
interface Way {
  words: readonly string[];
  type: VariantType | null;
  countWord: string | undefined;
}

/** A name's last words may be a code and a count, or part of the name: `lantern sc` may become “scout”. */
function waysOf(line: readonly string[]): Way[] {
  const last = line.at(-1);
  const hasCount = line.length > 1 && isCountToken(last);
  const rest = hasCount ? line.slice(0, -1) : line;
  const countWord = hasCount ? last : undefined;
  const type = rest.length > 1 ? variantTypeOf(rest.at(-1)) : null;
  return [
    ...(type === null ? [] : [{ words: rest.slice(0, -1), type, countWord }]),
    { words: rest, type: null, countWord },
    ...(hasCount ? [{ words: line, type: null, countWord: undefined }] : []),
  ];
}

/** Cards with all of the words, whole or as beginnings, in any order; exact names come first. */
function cardsCalled(words: readonly string[], { cards }: QuickAddIndex): Card[] {
  const asked = words.flatMap(nameWords);
  if (asked.length === 0) return [];
  const whole = asked.toSorted().join(' ');
  const found = cards.flatMap(({ card, name, words: known }) =>
    asked.every((word) => known.some((each) => each.startsWith(word)))
      ? [{ card, isExact: name.toSorted().join(' ') === whole }]
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

/** Reads a line that names a card by name: `scout lantern`, `lantern hsf 2`. */
export function readNameLine(line: readonly string[], index: QuickAddIndex): QuickAddReading {
  const choices = new Map<string, QuickAddChoice>();
  let isCountWrong = false;
  let lacking: { card: Card; type: VariantType } | null = null;
  for (const { words, type, countWord } of waysOf(line)) {
    const cards = cardsCalled(words, index);
    const [card] = cards;
    if (!card) continue;
    const count = readCount(countWord);
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
  if (choices.size > 0) return { choices: [...choices.values()], error: null };
  if (isCountWrong) return { choices: [], error: BAD_COUNT };
  if (lacking) {
    return { choices: [], error: noSuchPrinting(lacking.card.name, lacking.type) };
  }
  const message = `No card of this set is called “${line.join(' ')}”.`;
  return { choices: [], error: { code: 'UNKNOWN_NAME', message } };
}
