import { deckFileText } from '..';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const DECK = 'Leader\n1 | Étoile d’Or';

const utf16 = (text: string, isLittle: boolean) =>
  new Uint8Array(
    [...text].flatMap((letter) => {
      const unit = letter.charCodeAt(0);
      const pair = [unit >> 8, unit & 0xff];
      return isLittle ? pair.toReversed() : pair;
    }),
  );

test.each([
  ['UTF-8', bytesOf(DECK)],
  ['UTF-8 with a mark', bytesOf(`\uFEFF${DECK}`)],
  ['UTF-16 of a spreadsheet', utf16(`\uFEFF${DECK}`, true)],
  ['UTF-16 of the other kind', utf16(`\uFEFF${DECK}`, false)],
  [
    'Windows-1252',
    new Uint8Array([
      ...bytesOf('Leader\n1 | '),
      0xc9,
      ...bytesOf('toile d'),
      0x92,
      ...bytesOf('Or'),
    ]),
  ],
])('%s is read', (_name, bytes) => {
  expect(deckFileText(bytes)).toEqual({ ok: true, text: DECK });
});

test.each([
  ['an empty file', new Uint8Array(), 'nothing'],
  ['a blank file', bytesOf(' \r\n'), 'nothing'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), 'a picture'],
  ['a ZIP or a workbook', bytesOf('PK\u0003\u0004 and so on, and so on'), 'Save it as CSV'],
  ['anything else', new Uint8Array([1, 2, 3, 0, 7]), 'isn’t a text file'],
])('%s is refused', (_name, bytes, words) => {
  expect(deckFileText(bytes)).toMatchObject({ ok: false, reason: expect.stringContaining(words) });
});
