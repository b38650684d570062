import { aCard, aPrinting } from '@tests/factories/card';
import { buildCardIndex, selectPrintings } from '../card-index';
import { parseSearchLine } from './parse-search-line';

const INDEX = buildCardIndex(
  Array.from({ length: 500 }, (_, at) =>
    aCard({
      id: `sor-${at}`,
      name: at === 7 ? 'مرحبا aaa' : `${'a'.repeat(at % 40)}b`,
      cardVariants: [aPrinting('STANDARD', at, { id: `v${at}`, number: String(at) })],
    }),
  ),
);

/** How many rows an understood line finds, or where its first error is. */
function answer(line: string): { rows: number } | { at: string; message: string } {
  const parsed = parseSearchLine(line);
  if (parsed.ok) return { rows: selectPrintings(INDEX, parsed.expression).length };
  const [error] = parsed.errors;
  if (!error) throw new Error('An error without a place');
  return { at: line.slice(error.from, error.to), message: error.message };
}

const TOO_LONG = { message: 'A search line has at most 500 characters.' };

test.each<[what: string, line: string, expected: object]>([
  ['10,000 characters', 'a'.repeat(10_000), TOO_LONG],
  ['500 terms', 'a '.repeat(500), TOO_LONG],
  ['as many terms as fit', 'a '.repeat(250), { rows: 487 }],
  ['as many alternatives as fit', `${'a|'.repeat(98)}b`, { rows: 500 }],
  [
    'more than fit when written out',
    `${'a|'.repeat(249)}b`,
    { message: 'Written out, this line has 1246 characters; it may have 500.' },
  ],
  [
    '100 open parentheses',
    '('.repeat(100),
    { at: '(', message: expect.stringMatching(/^Parentheses|^A parenthesis/) },
  ],
  [
    '100 parentheses inside each other',
    `${'('.repeat(100)}a${')'.repeat(100)}`,
    { at: '(', message: 'Parentheses go 20 deep at most.' },
  ],
  ['20 parentheses inside each other', `${'-('.repeat(20)}a${')'.repeat(20)}`, { rows: 487 }],
  ['500 minus signs', '-'.repeat(500), { at: '-', message: expect.stringMatching(/^Expected/) }],
  ['a pattern that blows up', `"${'(a+)+'.repeat(40)}$"`, { rows: 0 }],
  ['the same as words', '^(([a-z])+.)+[A-Z]([a-z])+$', { rows: 0 }],
  ['many dots', `cost:${'.'.repeat(490)}`, { message: expect.stringMatching(/^“cost” needs/) }],
  ['many digits', `price<${'9'.repeat(490)}`, { message: expect.stringMatching(/^“price” needs/) }],
  ['NUL', 'a\0b', { rows: 0 }],
  ['right-to-left', '‮مرحبا‬ aaa', { rows: 0 }],
  ['right-to-left words', 'aaa مرحبا', { rows: 1 }],
  ['half a pair', 'a\uD800', { rows: 0 }],
  ['combining marks alone', '\u0301\u0301', { rows: 0 }],
  ['a price that is a word', 'price<abc', { at: 'abc' }],
  ['names of the language’s own objects', 'constructor:__proto__', { at: 'constructor' }],
  ['such a seller', 'seller:__proto__', { rows: 0 }],
])('%s: an answer, or an error at its place', (_what, line, expected) => {
  expect(answer(line)).toEqual(expect.objectContaining(expected));
});
