import { formatNumber } from '@domain/number-text';
import { quoted } from './quoted';

/** The most copies of one printing that a collection counts (rules/collection#count). */
export const MAX_INVENTORY = 9_999;

/** Whether a number counts copies: an integer from 0 to {@link MAX_INVENTORY} (rules/collection#count). */
export const isInventory = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_INVENTORY;

/** Words for copies. */
const COPIES =
  '(?:pcs?|pieces?|cop(?:y|ies)|st(?:k|ü?ck)?|stueck|ex|exemplaires?|unidades|uds?|szt|pz|cards?)';

/** `3`, `2.0`, `3 x`, `3*`, `3 pcs.`; `x3`, `× 3`; each perhaps in brackets. */
const COUNT = new RegExp(
  String.raw`^(?:(\d+)(?:[.,]0{1,2})?(?: ?[x×*✕]| ?${COPIES}\.?)?|[x×*✕] ?(\d+))$`,
  'i',
);
const IN_BRACKETS = /^(?:\[([^[\]]*)\]|\(([^()]*)\)|\{([^{}]*)\})$/;

/** Thousands as `1 250` and `1’250`. A comma or a point could also be a decimal one, so it is refused. */
const THOUSANDS = /^(\d{1,3})[ '’](\d{3})$/;

/** Digits in one width, and one kind of blank. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/** The digits of a text that is written as a count, however large. */
function digitsOf(text: string): string | undefined {
  const written = plain(text);
  const [, square, round, curly] = IN_BRACKETS.exec(written) ?? [];
  const bare = (square ?? round ?? curly ?? written).trim().replace(THOUSANDS, '$1$2');
  const [, before, behind] = COUNT.exec(bare) ?? [];
  return before ?? behind;
}

/** Whether a text is written as a count, though perhaps too large a one. */
export const isCountText = (text: string): boolean => digitsOf(text) !== undefined;

/** Whether a text is a count and can't be a number: `3x`, `×3`, `[3]`. */
export const isMarkedCount = (text: string): boolean => isCountText(text) && !/^\d+$/.test(text);

/**
 * How many copies a text means: `3`, `3x`, `×3`, `[3]`, `2.0`, `3 pcs`, `３`, from 0 to 9,999.
 *
 * @returns undefined for anything else, also what can mean two numbers, such as `1.250`
 */
export function readCount(text: string): number | undefined {
  const count = Number(digitsOf(text) ?? NaN);
  return isInventory(count) ? count : undefined;
}

/** Why a text isn't a count. */
export const countFault = (column: string, text: string): string =>
  `${column} is ${text.trim() === '' ? 'empty' : quoted(text)}; it must be a whole number from 0 to ${formatNumber(MAX_INVENTORY)}.`;
