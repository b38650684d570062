import fc from 'fast-check';
import { boundedJson } from './bounded-json';

const parsed = (text: string): unknown => {
  const bounded = boundedJson(text);
  if (!bounded.ok) return bounded.why;
  return JSON.parse(bounded.json);
};

test('any JSON stays what it is', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parsed(text)).toEqual(JSON.parse(text));
    }),
  );
});

test.each(['NaN', '-NaN', 'Infinity', '-Infinity', 'nan', '+1', '.5', '-.5', '1.', '01', '0x1F'])(
  'the odd number %s is a text, and only where it is a value',
  (odd) => {
    const text = `{"a ${odd}, \\" ${odd}":[{"p":${odd}},{"p":-1.5e+3,"q":true}]}`;
    expect(parsed(text)).toEqual({
      [`a ${odd}, " ${odd}`]: [{ p: odd }, { p: -1500, q: true }],
    });
  },
);

const fileOf = (...rows: string[]) => `{"data":[${rows.join(',')}]}`;
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['nested deeply', `{"a":NaN,"b":${deep(100_000)}}`, 'nested too deeply'],
  ['long', `{"a":NaN,"b":"${'x'.repeat(300_000)}"}`, 'too long'],
])('a row that is %s costs only itself', (_, row, why) => {
  expect(parsed(fileOf('{"p":NaN}', row, '{"p":2}'))).toEqual({
    data: [{ p: 'NaN' }, why, { p: 2 }],
  });
});

test.each([
  ['rows', fileOf(...Array<string>(50_001).fill('1')), /more than 50,000 rows/],
  ['values', fileOf(...Array<string>(41).fill(`[${'0,'.repeat(100_000)}0]`)), /4,000,000 values/],
  ['brackets without an end', '['.repeat(5_000_000), /4,000,000 values/],
  ['brackets without a beginning', `${']'.repeat(100)}`, /is not JSON/],
  ['escapes without an end', `{"a":"${'\\n'.repeat(5_000_000)}`, /ends in the middle/],
])('too many %s refuse the file', (_, text, why) => {
  expect(parsed(text)).toMatch(why);
});
