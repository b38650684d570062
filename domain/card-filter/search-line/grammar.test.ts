import { FIELDS } from './line-fields';
import { SEARCH_LINE_GRAMMAR } from './grammar';
import { parseSearchLine } from './parse-search-line';

const EXAMPLES = SEARCH_LINE_GRAMMAR.flatMap(({ examples }) => examples);

test.each(EXAMPLES.map(({ example }) => example))('%s can be read', (example) => {
  expect(parseSearchLine(example)).toMatchObject({ ok: true });
});

test('no example is given twice, and every one says what it means', () => {
  expect(new Set(EXAMPLES.map(({ example }) => example)).size).toBe(EXAMPLES.length);
  expect(EXAMPLES.filter(({ meaning }) => meaning === '')).toEqual([]);
});

test.each(FIELDS.map(({ name, aliases }) => ({ name, aliases })))(
  'the field $name and its aliases are explained',
  ({ name, aliases }) => {
    const own = EXAMPLES.filter(({ example }) =>
      new RegExp(String.raw`(^|[\s(-])${name}[:=!<>]`).test(example),
    );
    expect(own).not.toEqual([]);
    for (const alias of aliases) {
      const also = new RegExp(String.raw`\(also ${alias}\b`);
      expect(own.filter(({ meaning }) => also.test(meaning))).not.toEqual([]);
    }
  },
);

test.each([':', '=', '!=', '<', '<=', '>', '>=', 'or', '|', 'not', '-', '(', '"', ','])(
  '%s is explained',
  (sign) => {
    expect(EXAMPLES.some(({ example, meaning }) => `${example} ${meaning}`.includes(sign))).toBe(
      true,
    );
  },
);
