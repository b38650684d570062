import { type CardVariant, VARIANT_TYPE_NAMES } from '../card';
import { CARD_SET_CODE_RULE, isCardSetCode, normalizeCardSetCode } from '../card-set';
import { findPrinting, indexPrintings } from './find-printing';
import { readFinish } from './read-finish';
import { countOf, countFault, quoted, type ReadRow, unreadable } from './read-row';

/** A parsed line of a text list: `3 Brass Harrier, Of the Reef (SOR) 059` (rules/collection-files#text-lists). */
export interface ListedCard {
  count: number;
  setCode: string;
  name: string;
  subtitle: string | null;
  variant: WrittenPrinting;
  /** All printings of the card. They show whether the number alone identifies one. */
  printings: readonly WrittenPrinting[];
}

type WrittenPrinting = Pick<CardVariant, 'id' | 'number' | 'otherNumbers' | 'variantType'>;

/** A line break would start another card, and a tab would make the line a table row. */
const inOneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** A card's line, without a line break. It names the printing only if the number alone doesn't identify it. */
export function cardLine({
  count,
  setCode,
  name,
  subtitle,
  variant,
  printings,
}: ListedCard): string {
  const { number, variantType } = variant;
  const named = { setCode, number, isFoil: null, variantType: null };
  const found = findPrinting(indexPrintings(printings), named);
  const isClear = found.ok && found.printing.id === variant.id;
  return [
    String(count),
    [name, ...(subtitle === null ? [] : [subtitle])].map(inOneLine).join(', '),
    `(${setCode})`,
    number,
    ...(isClear ? [] : [VARIANT_TYPE_NAMES[variantType]]),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A text list: one card per line. */
export const cardLines = (cards: readonly ListedCard[]): string =>
  cards.map((card) => `${cardLine(card)}\n`).join('');

/** The count: `3 `, `3x `, `3 × `. */
const COUNT = /^(\d+) ?[x×]? (?=\S)/i;

/** `(SOR) 059 Foil`, `[SOR]`: the set and the rest of the line. */
const SET = /[([]([^()[\]]{1,40})[)\]]([^()[\]]*)$/;

/** `059`, `#59`, `059/252`, then the name of a printing. */
const NUMBER = /^#?([^\s/]*\d[^\s/]*)(?:\/\d+)?(?: |$)/;

/** Whether a line is blank or a comment. */
export const isRemark = (line: string): boolean => /^\s*(?:$|#|\/\/)/.test(line);

/** Whether a text without leading blanks is a list of cards, judged by its first line that isn't a comment. */
export function startsAsCardLines(text: string): boolean {
  const line = text.split(/\r\n?|\n/, 50).find((each) => !isRemark(each)) ?? '';
  const plain = inOneLine(line);
  if (line.includes('\t')) return false;
  if (COUNT.test(plain)) return true;
  // Without a count, the line could be a table heading such as “Price (USD)”, so it needs a number after the set.
  const [, code = '', after = ''] = SET.exec(plain) ?? [];
  return isCardSetCode(normalizeCardSetCode(code)) && NUMBER.test(after.trim());
}

/** Reads a line of a text list. Without a count, it means one copy; without a number, the name identifies the card. */
export function readCardLine(line: string): ReadRow {
  const text = inOneLine(line);
  const [counted, digits = '1'] = COUNT.exec(text) ?? [''];
  const count = countOf(digits);
  if (count === undefined) return unreadable(countFault('The count', digits));
  const rest = text.slice(counted.length);
  const set = SET.exec(rest);
  if (!set) return unreadable('The set’s code is missing, as in “3 Name (SHD) 331”.');
  const [inBrackets, code = '', after = ''] = set;
  const setCode = normalizeCardSetCode(code.trim());
  if (!isCardSetCode(setCode)) {
    return unreadable(`${quoted(code)} isn’t a set code: ${CARD_SET_CODE_RULE}.`);
  }
  const tail = after.trim();
  const [numbered = '', number = ''] = NUMBER.exec(tail) ?? [];
  const words = tail.slice(numbered.length);
  const finish = readFinish(words);
  if (finish === null) return unreadable(`${quoted(words)} isn’t a kind of printing.`);
  const name = rest.slice(0, rest.length - inBrackets.length).trim();
  if (number === '' && name === '') return unreadable('The line names no card.');
  const printing = { setCode, number, ...finish, ...(number === '' && { name }) };
  return { ok: true, row: { printing, count, missing: undefined } };
}
