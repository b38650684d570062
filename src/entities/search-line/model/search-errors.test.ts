import { errorsToShow, markWords } from './search-errors';

/** The wrong words that are shown when `¦` marks where the last letter was typed; without it, typing is over. */
function shown(marked: string) {
  const caret = marked.indexOf('¦');
  const line = marked.replace('¦', '');
  return errorsToShow(line, caret < 0 ? null : caret).map(({ from, to }) => line.slice(from, to));
}

test.each<[marked: string, shown: string[]]>([
  ['leader cos¦', []],
  ['cost<¦', []],
  ['cost<= ¦', []],
  ['rarity:lengen¦', []],
  ['rarity:common, ¦', []],
  ['luke or¦', []],
  ['luke or ¦', []],
  ['(luke or ¦', []],
  ['luke -¦', []],
  ['not ¦', []],
  ['"luke sky¦', []],
  ['(leader or (unit cost<3¦', []],
  ['(leader or (unit "dra¦', []],
  ['(¦ leader', []],

  ['colr:¦', ['colr']],
  ['colr:red leader ¦', ['colr']],
  ['rarity:lengendary ¦', ['lengendary']],
  ['rarity:lengendary co¦', ['lengendary']],
  ['luke - ¦', ['-']],
  ['leader) ¦', [')']],
  ['co¦ colr:red', ['colr']],
  ['cost:abc (leader or cost:¦', ['abc']],

  ['cost<', ['cost<']],
  ['luke or', ['or']],
  ['(leader', ['(']],
  ['"luke', ['"luke']],
  ['leader', []],
])('%s', (marked, words) => {
  expect(shown(marked)).toEqual(words);
});

test('a line that is too long is an error even while typing', () => {
  expect(errorsToShow('a'.repeat(501), 501)).toEqual([
    { from: 500, to: 501, message: 'A search line has at most 500 characters.' },
  ]);
});

/** Wrong words are in brackets. */
const marked = (line: string, ...wrong: [from: number, to: number][]) =>
  markWords(
    line,
    wrong.map(([from, to]) => ({ from, to })),
  )
    .map(({ text, isWrong }) => (isWrong ? `[${text}]` : text))
    .join('');

test.each([
  [marked('leader'), 'leader'],
  [marked('a colr:red', [2, 6]), 'a [colr]:red'],
  [marked('x:1 y:2', [0, 1], [4, 5]), '[x]:1 [y]:2'],
  [marked('(a "b', [0, 5], [3, 5]), '[(a "b]'],
  [marked('abcd', [0, 2], [1, 3]), '[ab][c]d'],
  [marked('abcd', [2, 9]), 'ab[cd]'],
  [marked('', [0, 0]), ''],
])('%s', (actual, expected) => {
  expect(actual).toBe(expected);
});
