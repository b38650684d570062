import { errorsToShow } from './errors-to-show';

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

test('a line that is too long can’t be helped by typing on', () => {
  expect(errorsToShow('a'.repeat(501), 501)).toEqual([
    { from: 500, to: 501, message: 'A search line has at most 500 characters.' },
  ]);
});
