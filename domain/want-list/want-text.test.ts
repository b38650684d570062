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

test('the printing alone is said where new wants mean something else, so that a file brings it back', () => {
  fc.assert(
    fc.property(
      anyTerms,
      fc.constantFrom('ANY' as const, 'NO_FOIL' as const),
      (meant, newWants) => {
        const text = wantText(meant, newWants);
        expect(splitWantText(`059 ${text}`).want).toMatchObject({ wouldDo: meant.wouldDo });
        expect(wantText(readWantText(text)!, newWants)).toBe(text);
      },
    ),
  );
});

test.each<[string, Partial<WantTerms> | null]>([
  ['This', {}],
  ['this <5', { atMostCents: 500 }],
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
