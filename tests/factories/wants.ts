import fc from 'fast-check';
import { VARIANT_TYPES } from '@domain/card';
import { THIS_ALONE, WANT_PRIORITIES, type WantTerms, WOULD_DO } from '@domain/want-list';

/** Any terms of a want that make sense, with limits among small prices. */
export const anyTerms: fc.Arbitrary<WantTerms> = fc
  .record({
    wouldDo: fc.constantFrom(...WOULD_DO),
    kinds: fc.subarray([...VARIANT_TYPES], { minLength: 1 }),
    atMostCents: fc.option(fc.integer({ min: 0, max: 5 })),
    priority: fc.constantFrom(...WANT_PRIORITIES),
  })
  .map(({ kinds, ...terms }) => ({ ...terms, kinds: terms.wouldDo === 'KINDS' ? kinds : [] }));

/** Terms that differ from a new want's. */
export const terms = (given: Partial<WantTerms> = {}): WantTerms => ({ ...THIS_ALONE, ...given });
