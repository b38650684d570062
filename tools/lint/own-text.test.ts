import { join } from 'node:path';
import { lintFiles } from './lint-files';

type Case = [what: string, markup: string, isRefused: boolean];

const cases: Case[] = [
  ['alone', '<p>Some text</p>', false],
  ['a value alone', '<p>{count}</p>', false],
  ['a whole sentence', '<p>{`${count} cards`}</p>', false],
  ['a choice of texts', "<p>{isOpen ? 'Open' : 'Closed'}</p>", false],
  ['in its own element', '<p><span>Text</span><b>bold</b></p>', false],
  ['a space between elements', "<p><b>One</b>{' '}<i>two</i> <u>three</u></p>", false],
  ['a comment beside it', '<p>{/* why */}Text</p>', false],
  ['elements that come and go', '<p>{isOpen && <b>Open</b>}{list.map(row)}</p>', false],

  ['beside a value', '<p>{count} cards</p>', true],
  ['beside an element', '<p>Text <b>bold</b></p>', true],
  ['before what comes and goes', '<p>Text{isOpen && <b>open</b>}</p>', true],
  ['a text that comes and goes', "<p><b>One</b>{isOpen && 'open'}</p>", true],
  ['one of two', "<p><b>One</b>{isOpen ? <i>open</i> : 'closed'}</p>", true],
  ['instead of nothing', "<p><b>One</b>{name ?? 'nobody'}</p>", true],
  ['a template', '<p>{icon}{`${count} cards`}</p>', true],
  ['a number', '<p>{icon}{1}</p>', true],
  ['in a fragment', '<>Text <b>bold</b></>', true],
  ['in a component', '<Notice>{count} cards</Notice>', true],
];

let refused: string[];

beforeAll(async () => {
  const files = cases.map(
    ([, markup], index) => [`${index}.tsx`, `export const part = ${markup};\n`] as const,
  );
  const reports = await lintFiles(
    'own-text',
    "{ rules: { 'own-text/beside-others': 'error' } }",
    Object.fromEntries(files),
  );
  refused = reports.map(({ filename }) => filename);
}, 60_000);

test.each(cases.map((each, index) => [...each, `${index}.tsx`] as const))(
  'text %s: %s',
  (_what, _markup, isRefused, file) => {
    expect(refused.filter((name) => name === file)).toHaveLength(isRefused ? 1 : 0);
  },
);

test('the repository’s own linter uses this rule', async () => {
  const { default: config } = (await import(join(process.cwd(), 'oxlint.config.mjs'))) as {
    default: { jsPlugins: string[]; overrides: { rules: object }[] };
  };
  expect(config.jsPlugins).toContain('./tools/lint/own-text.mjs');
  expect(config.overrides).toContainEqual(
    expect.objectContaining({ rules: { 'own-text/beside-others': 'error' } }),
  );
});
