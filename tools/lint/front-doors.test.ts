import { join } from 'node:path';
import { lintFiles } from './lint-files';

const NAMED_EXPORTS = 'front-doors(named-exports)';
const NO_OWN_SCHEMA = 'front-doors(no-own-schema)';

type Case = [what: string, path: string, text: string, refused: string[]];

const cases: Case[] = [
  [
    'a module',
    'server/modules/catalogue/card/index.ts',
    "export * from './queries';",
    [NAMED_EXPORTS],
  ],
  ['a page', 'src/pages/home/index.ts', "export * from './ui/home-page';", [NAMED_EXPORTS]],
  ['a widget', 'src/widgets/matches/index.ts', "export * from './ui/match';", [NAMED_EXPORTS]],
  ['a feature', 'src/features/sign-in/index.ts', "export * from './ui/sign-in';", [NAMED_EXPORTS]],
  ['an entity', 'src/entities/card/index.ts', "export * from './model/card';", [NAMED_EXPORTS]],
  ['a component', 'src/shared/ui/chip/index.ts', "export * from './chip';", [NAMED_EXPORTS]],
  ['shared code', 'src/shared/api/index.ts', "export * from './base-api';", [NAMED_EXPORTS]],
  ['the domain', 'domain/offer/index.ts', "export * from './offer';", [NAMED_EXPORTS]],
  ['under one name', 'domain/card/index.ts', "export * as card from './card';", [NAMED_EXPORTS]],
  ['named exports', 'domain/pricing/index.ts', "export { a } from './a';", []],
  ['no door', 'domain/offer/every.ts', "export * from './offer';", []],

  ['its schema', 'server/modules/a/index.ts', "export { A } from './schema';", [NO_OWN_SCHEMA]],
  ['a part of it', 'server/modules/b/index.ts', "import './schema/types';", [NO_OWN_SCHEMA]],
  ['only a type', 'server/modules/c/index.ts', "import type {} from './schema';", [NO_OWN_SCHEMA]],
  ['later', 'server/modules/d/index.ts', "void import('./schema');", [NO_OWN_SCHEMA]],
  [
    'all of it',
    'server/modules/e/index.ts',
    "export * from './schema';",
    [NAMED_EXPORTS, NO_OWN_SCHEMA],
  ],
  ['its queries', 'server/modules/f/index.ts', "export { a } from './queries';", []],
  ['another file', 'server/modules/g/index.ts', "export { a } from './schema-version';", []],
  ['not the door', 'server/modules/h/queries.ts', "export { A } from './schema';", []],
];

let diagnostics: { filename: string; code: string }[];

beforeAll(async () => {
  const files = cases.map(([, path, text]) => [path, `${text}\n`] as const);
  diagnostics = await lintFiles(
    'front-doors',
    '{ overrides: plugin.FRONT_DOOR_RULES }',
    Object.fromEntries(files),
  );
}, 60_000);

test.each(cases)('%s: %s with %s', (_what, path, _text, refused) => {
  const found = diagnostics.filter(({ filename }) => filename === path);
  expect(found.map(({ code }) => code).toSorted()).toEqual(refused);
});

test('the repository’s own linter uses these rules', async () => {
  const { default: config } = (await import(join(process.cwd(), 'oxlint.config.mjs'))) as {
    default: { jsPlugins: string[]; overrides: unknown[] };
  };
  const { FRONT_DOOR_RULES } = (await import(
    join(process.cwd(), 'tools/lint/front-doors.mjs')
  )) as {
    FRONT_DOOR_RULES: unknown[];
  };
  expect(config.jsPlugins).toContain('./tools/lint/front-doors.mjs');
  expect(config.overrides).toEqual(expect.arrayContaining(FRONT_DOOR_RULES));
});
