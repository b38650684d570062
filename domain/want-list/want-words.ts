import { VARIANT_ORDER, VARIANT_TYPE_CODES } from '../card';
import { formatSum } from '../pricing';
import type { DefaultWouldDo, WantPriority, WantTerms, WouldDo } from './would-do';

/** What will do, as a choice. */
export const WOULD_DO_NAMES: Record<WouldDo, string> = {
  THIS: 'This printing alone',
  ANY: 'Any printing',
  NO_FOIL: 'Any that isn’t foil',
  KINDS: 'Chosen kinds',
};

export const PRIORITY_NAMES: Record<WantPriority, string> = {
  MUST: 'Must have',
  NORMAL: 'Normal',
  NICE: 'Nice to have',
};

const WORDS: Record<DefaultWouldDo, string> = {
  THIS: '',
  ANY: 'any printing',
  NO_FOIL: 'no foil',
};

/** What else will do, in a few words: “any printing”, “or F, HS”; empty for the printing alone. */
export const wouldDoWord = ({ wouldDo, kinds }: Pick<WantTerms, 'wouldDo' | 'kinds'>): string =>
  wouldDo === 'KINDS'
    ? `or ${VARIANT_ORDER.filter((kind) => kinds.includes(kind))
        .map((kind) => VARIANT_TYPE_CODES[kind])
        .join(', ')}`
    : WORDS[wouldDo];

/**
 * What a want means beside its printing: “any printing · ≤ $5.00 · must have”; empty if that is all. Files have words
 * of their own, `wantText`.
 */
export const wantWords = (terms: WantTerms): string =>
  [
    wouldDoWord(terms),
    terms.atMostCents === null ? '' : `≤ ${formatSum(terms.atMostCents)}`,
    terms.priority === 'NORMAL' ? '' : PRIORITY_NAMES[terms.priority].toLowerCase(),
  ]
    .filter((word) => word !== '')
    .join(' · ');
