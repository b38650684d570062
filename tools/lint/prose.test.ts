import { anchorsOf, faultsIn, unlistedIn } from './prose.mjs';

const files: Record<string, string> = {
  'docs/rules/offers.md':
    "# Offers\n\n## Whose turn\n\n## Seller's list (SELL)\n\n```md\n## Example\n```\n",
  'docs/decisions/0007.md': '# Lint',
  'tools/lint/boundaries.mjs': '',
};
const read = (file: string): string | null => files[file] ?? null;
const faults = (path: string, text: string) => faultsIn(path, text, read);

test('headings make anchors as on GitHub, those of examples don’t', () => {
  expect([...anchorsOf(files['docs/rules/offers.md']!)]).toEqual([
    'offers',
    'whose-turn',
    'sellers-list-sell',
  ]);
});

test.each([
  ['a rule', '/** Waits (rules/offers#whose-turn). */'],
  ['two of them', '// rules/offers#whose-turn, rules/offers#sellers-list-sell'],
  ['none', 'const product = 4; // the quality of spec files'],
])('%s is accepted', (_what, text) => {
  expect(faults('domain/offer/turn.ts', text)).toEqual([]);
});

test.each([
  [
    'a file that isn’t there',
    '\n// rules/lists#whose-turn',
    '2: docs/rules has no rules/lists#whose-turn',
  ],
  ['a heading that isn’t there', '// rules/offers#turn', '1: docs/rules has no rules/offers#turn'],
  ['a reference without a heading', '// rules/offers#', '1: docs/rules has no rules/offers#'],
  [
    'another form of it',
    '// docs/rules/offers.md#whose-turn',
    '1: docs/rules has no rules/offers.md#whose-turn',
  ],
])('%s is reported', (_what, text, fault) => {
  expect(faults('domain/offer/turn.ts', text)).toEqual([`domain/offer/turn.ts:${fault}`]);
});

test.each([
  '(spec 4)',
  '(spec 5, product 9)',
  '(Quality 3)',
  'architecture 2',
  '(catalogue 1, rule 3)',
])('%s refers to a document outside', (reference) => {
  expect(faults('domain/offer/turn.ts', `// Waits ${reference}.`)).toHaveLength(1);
  expect(faults('README.md', `Waits ${reference}.`)).toHaveLength(1);
});

test.each([
  ['[a](0007.md)', 0],
  ['[a](../rules/offers.md#whose-turn)', 0],
  ['[a](#here)', 0],
  ['[a](https://example.com/none#at-all)', 0],
  ['[a](../../tools/lint/boundaries.mjs)', 0],
  ['[a](0008.md)', 1],
  ['[a](../rules/offers.md#turn)', 1],
  ['[a](#there)', 1],
])('a document’s link %s has %i faults', (link, count) => {
  files['docs/decisions/0001.md'] = `# Here\n\n${link}`;
  expect(faults('docs/decisions/0001.md', files['docs/decisions/0001.md'])).toHaveLength(count);
});

test('a decision that its index doesn’t name is reported', () => {
  const index: Record<string, string> = { 'docs/decisions/README.md': '| [0001](0001-a.md) | A |' };
  const listed = [
    'docs/decisions/README.md',
    'docs/decisions/0001-a.md',
    'docs/decisions/0002-b.md',
  ];
  expect(unlistedIn(listed, (file) => index[file] ?? null)).toEqual([
    "docs/decisions/0002-b.md:1: the index beside it doesn't name it",
  ]);
});

test.each([
  ['`tools/lint`', 0],
  ['`tools/lint/boundaries`', 0],
  ['`tools/lint/boundaries.mjs`', 0],
  ['`tools/lint/<name>.mjs`', 0],
  ['`tools/lints`', 1],
  ['`features/nothing-like-it`', 1],
])('a document’s path %s has %i faults', (path, count) => {
  files['tools/lint'] = '';
  expect(faults('ARCHITECTURE.md', `See ${path}.`)).toHaveLength(count);
  expect(faults('CHANGELOG.md', `See ${path}.`)).toEqual([]);
});

test.each([
  ['Whoever asks', 1],
  ['asks anew', 1],
  ['the viewer is told so', 1],
  ['and likewise', 1],
  ['refused for want of a session', 1],
  ['what is none', 1],
  ['null where there is none', 0],
  ['There are none', 0],
  ['indeed, the lesson of the newest', 0],
  ['The number thereof', 1],
  ['Henceforth the rows', 1],
])('in “%s”, %i words are old-fashioned', (text, count) => {
  expect(faults('domain/offer/turn.ts', `// ${text}`)).toHaveLength(count);
  expect(faults('README.md', text)).toHaveLength(count);
});
