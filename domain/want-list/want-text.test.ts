import fc from 'fast-check';
import { anyTerms, terms } from '@tests/factories/wants';
import { readWantText, splitWantText, wantText, type WantTerms } from '.';

test('what a want means is read back from its text', () => {
  fc.assert(
    fc.property(anyTerms, (meant) => {
      const text = wantText(meant);
      const { rest, want } = splitWantText(`Foil ${text}`);
      expect({ rest: rest.trim(), want: want && wantText(want) }).toEqual({
        rest: 'Foil',
        want: text === '' ? null : text,
      });
    }),
  );
});

test.each<[string, Partial<WantTerms> | null]>([
  ['any <5', { wouldDo: 'ANY', atMostCents: 500 }],
  ['≤$4.50 MUST', { atMostCents: 450, priority: 'MUST' }],
  ['no-foil nice', { wouldDo: 'NO_FOIL', priority: 'NICE' }],
  ['or:sc/hs', { wouldDo: 'KINDS', kinds: ['SHOWCASE', 'HYPERSPACE'] }],
  ['or:XY', null],
  ['any means', null],
  ['<a', null],
  ['', null],
])('“%s” means %j', (text, meant) => {
  expect(readWantText(text)).toEqual(meant && terms(meant));
});
