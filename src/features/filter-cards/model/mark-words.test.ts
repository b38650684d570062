import { markWords } from './mark-words';

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
