import type { Card, VariantType } from '../card';
import { findByName, printingsOfCard, typeAtEnd } from '../find-cards';
import { isCountText } from '../readers';
import type { QuickAddIndex } from './quick-add-index';
import { BAD_COUNT, noSuchPrinting } from './read-number';
import {
  BAD_ORDER,
  countOf,
  type BesideName,
  type EntryReading,
  type QuickAddCopies,
  refused,
} from './reading';

/** One reading of an entry: the words of a name, then a printing's code or name, then a count. */
interface Interpretation {
  words: readonly string[];
  type: VariantType | null;
  countWord: string | undefined;
}

/** A name's last words may be a code and a count, or part of the name: `lantern sc` may become “scout”. */
function interpretationsOf(line: readonly string[], type: VariantType | null): Interpretation[] {
  const last = line.at(-1);
  const hasCount = line.length > 1 && isCountText(last ?? '');
  const rest = hasCount ? line.slice(0, -1) : line;
  const countWord = hasCount ? last : undefined;
  const typed = type === null ? typeAtEnd(rest) : null;
  return [
    ...(typed === null || typed.rest.length === 0
      ? []
      : [{ words: typed.rest, type: typed.type, countWord }]),
    { words: rest, type, countWord },
    ...(hasCount ? [{ words: line, type, countWord: undefined }] : []),
  ];
}

/** A single card offers all its printings; several cards offer one each. */
function printingsOf(cards: readonly Card[], type: VariantType | null) {
  const alone = cards.length === 1;
  return cards.flatMap((card) => {
    const printings = printingsOfCard(card).filter(
      ({ printing }) => type === null || printing.variantType === type,
    );
    return alone ? printings : printings.slice(0, 1);
  });
}

/** Reads words that name a card by name: `scout lantern`, `lantern hsf 2`. */
export function readNameWords(
  line: readonly string[],
  index: QuickAddIndex,
  { counts, type: marked }: BesideName,
): EntryReading {
  const choices = new Map<string, QuickAddCopies>();
  let isCountWrong = false;
  let hasTwoCounts = false;
  let lacking: { card: Card; type: VariantType } | null = null;
  for (const { words, type, countWord } of interpretationsOf(line, marked)) {
    const found = findByName(index.finder, words.join(' '), { tolerance: 'beginnings' });
    const cards = found.map(({ card }) => card);
    const [card] = cards;
    if (!card) continue;
    const [first = countWord, ...others] = counts;
    if (others.length > 0 || (countWord !== undefined && counts.length > 0)) {
      hasTwoCounts = true;
      continue;
    }
    const count = countOf(first);
    if (count === null) {
      isCountWrong = true;
      continue;
    }
    const printings = printingsOf(cards, type);
    if (printings.length === 0 && type !== null) lacking ??= { card, type };
    for (const row of printings) {
      const { id } = row.printing;
      if (!choices.has(id)) choices.set(id, { ...row, count });
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
