import { terms } from '@tests/factories/wants';
import type { WantTerms } from './would-do';
import { wantWords } from './want-words';

test.each<[Partial<WantTerms>, string]>([
  [{}, ''],
  [{ wouldDo: 'ANY' }, 'any printing'],
  [{ wouldDo: 'NO_FOIL', atMostCents: 500 }, 'no foil · ≤ $5.00'],
  [{ wouldDo: 'KINDS', kinds: ['HYPERSPACE', 'FOIL'] }, 'or F, HS'],
  [{ priority: 'NICE' }, 'nice to have'],
  [{ wouldDo: 'ANY', atMostCents: 450, priority: 'MUST' }, 'any printing · ≤ $4.50 · must have'],
])('%j reads “%s”', (meant, words) => {
  expect(wantWords(terms(meant))).toBe(words);
});
