import { type CardVariant, VARIANT_TYPE_NAMES } from '../card';
import { CARD_SET_CODE_RULE, isCardSetCode, normalizeCardSetCode } from '../card-set';
import { findPrinting, indexPrintings } from './find-printing';
import { readFinish } from './read-finish';
import { countOf, countFault, quoted, type ReadRow, unreadable } from './read-row';

/** What a line of a text list says: `3 Brass Harrier, Of the Reef (SOR) 059` (rules/collection-files#text-lists). */
export interface ListedCard {
  count: number;
  setCode: string;
  name: string;
  subtitle: string | null;
  variant: WrittenPrinting;
  /** Of the same card; with them it is known whether the number alone says which printing is meant. */
  printings: readonly WrittenPrinting[];
}

type WrittenPrinting = Pick<CardVariant, 'id' | 'number' | 'otherNumbers' | 'variantType'>;

/** A line ends where the next card begins, and a tab would make it a row of a table. */
const inOneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** The line of a card, without a line's end. The printing's name is there only where the number alone isn't enough. */
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

/** A text list: one card a line. */
export const cardLines = (cards: readonly ListedCard[]): string =>
  cards.map((card) => `${cardLine(card)}\n`).join('');

/** `3 `, `3x `, `3 × `: how many copies. */
const COUNT = /^(\d+) ?[x×]? (?=\S)/i;

/** `(SOR) 059 Foil`, `[SOR]`: the set, and what follows it to the line's end. */
const SET = /[([]([^()[\]]{1,40})[)\]]([^()[\]]*)$/;

/** `059`, `#59`, `059/252`; then words of a printing. */
const NUMBER = /^#?([^\s/]*\d[^\s/]*)(?:\/\d+)?(?: |$)/;

/** Whether a line is no card: blank, or a remark. */
export const isRemark = (line: string): boolean => /^\s*(?:$|#|\/\/)/.test(line);

/** Whether a text without leading blanks is a list of cards: by its first line that isn't a remark. */
export function startsAsCardLines(text: string): boolean {
  const line = text.split(/\r\n?|\n/, 50).find((each) => !isRemark(each)) ?? '';
  const plain = inOneLine(line);
  if (line.includes('\t')) return false;
  if (COUNT.test(plain)) return true;
  // Without a count it takes more to be none of a table's headings, such as “Price (USD)”.
  const [, code = '', after = ''] = SET.exec(plain) ?? [];
  return isCardSetCode(normalizeCardSetCode(code)) && NUMBER.test(after.trim());
}

/** Reads a line of a text list. Without a count it is one copy; without a number the name says the card. */
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
