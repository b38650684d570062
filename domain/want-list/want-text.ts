import { VARIANT_TYPE_CODES, VARIANT_TYPES, VARIANT_ORDER } from '../card';
import { readFixedPrice, typedPriceOf } from '../pricing';
import { areTerms, THIS_ALONE, type WantTerms, type WouldDo } from './would-do';

/** What will do, as files have it: `this`, `any`, `nofoil`, `or:F/HS`. */
function doingText({ wouldDo, kinds }: WantTerms): string {
  if (wouldDo !== 'KINDS') return { THIS: 'this', ANY: 'any', NO_FOIL: 'nofoil' }[wouldDo];
  const ordered = VARIANT_ORDER.filter((kind) => kinds.includes(kind));
  return `or:${ordered.map((kind) => VARIANT_TYPE_CODES[kind]).join('/')}`;
}

/**
 * What a want means, as files and text lists have it: `any <5 must`.
 *
 * @param newWants what will do for new wants of the list; where that is the printing alone, `this` says nothing
 */
export const wantText = (terms: WantTerms, newWants: WouldDo = 'THIS'): string =>
  [
    terms.wouldDo === 'THIS' && newWants === 'THIS' ? '' : doingText(terms),
    terms.atMostCents === null ? '' : `<${typedPriceOf(terms.atMostCents)}`,
    terms.priority === 'NORMAL' ? '' : terms.priority.toLowerCase(),
  ]
    .filter((word) => word !== '')
    .join(' ');

const KINDS = new Map(VARIANT_TYPES.map((kind) => [VARIANT_TYPE_CODES[kind], kind]));

/** What one word says; null if it says nothing of a want. */
function readWord(word: string): Partial<WantTerms> | null {
  const key = word.toLowerCase();
  if (key === 'this') return { kinds: [], wouldDo: 'THIS' };
  if (key === 'any') return { kinds: [], wouldDo: 'ANY' };
  if (key === 'nofoil' || key === 'no-foil') return { kinds: [], wouldDo: 'NO_FOIL' };
  if (key === 'must') return { priority: 'MUST' };
  if (key === 'nice') return { priority: 'NICE' };
  if (key.startsWith('or:')) {
    const kinds = word
      .slice(3)
      .toUpperCase()
      .split('/')
      .map((code) => KINDS.get(code));
    if (kinds.includes(undefined)) return null;
    return { wouldDo: 'KINDS', kinds: kinds.flatMap((kind) => kind ?? []) };
  }
  const [, price] = /^(?:<=?|≤)\$?(.+)$/.exec(word) ?? [];
  const atMostCents = price === undefined ? null : readFixedPrice(price).cents;
  return atMostCents === null ? null : { atMostCents };
}

/** Reads {@link wantText}; null if a word of it can't be read, and for no words. */
export function readWantText(text: string): WantTerms | null {
  const words = text.trim().split(/\s+/).map(readWord);
  let terms = THIS_ALONE;
  for (const word of words) {
    if (word === null) return null;
    terms = { ...terms, ...word };
  }
  return areTerms(terms) ? terms : null;
}

/** Parts what a want means from the end of a text: “Foil any <5” is “Foil” and the rest. */
export function splitWantText(text: string): { rest: string; want: WantTerms | null } {
  const words = text.trim().split(/\s+/);
  let first = words.length;
  while (first > 0 && readWord(words[first - 1] ?? '') !== null) first -= 1;
  const want = first < words.length ? readWantText(words.slice(first).join(' ')) : null;
  return want === null ? { rest: text, want } : { rest: words.slice(0, first).join(' '), want };
}
