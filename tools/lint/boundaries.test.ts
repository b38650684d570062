import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** One import: the file that holds it, what it imports, and whether the table lets it. */
type Case = [row: string, from: string, source: string, allowed: boolean];

const cases: Case[] = [
  ['domain → domain', 'domain/offer/price.ts', '../card', true],
  ['domain → zod', 'domain/offer/price.ts', 'zod', true],
  ['domain → another package', 'domain/offer/price.ts', 'react', false],
  ['domain → Node', 'domain/offer/price.ts', 'node:fs', false],
  ['domain → server', 'domain/offer/price.ts', '@server/platform/errors', false],
  ['domain → src', 'domain/offer/price.ts', '@/shared/lib/text', false],

  ['artwork → domain', 'artwork/card.ts', '@domain/card', true],
  ['artwork → its own parts', 'artwork/card.ts', './frame/sheet', true],
  ['artwork → a package', 'artwork/card.ts', 'lru-cache', true],
  ['artwork → server', 'artwork/card.ts', '@server/platform/errors', false],
  ['artwork → src', 'artwork/card.ts', '@/shared/lib/text', false],
  ['artwork → tests', 'artwork/card.ts', '@tests/support/server', false],

  ['app → page', 'src/app/router.ts', '@/pages/home', true],
  ['app → inside a page', 'src/app/router.ts', '@/pages/home/ui/home-page', false],
  ['page → widget', 'src/pages/home/ui/home-page.ts', '@/widgets/card-table', true],
  ['page → its own parts', 'src/pages/home/ui/home-page.ts', '../model/greeting', true],
  ['page → inside a widget', 'src/pages/home/ui/home-page.ts', '@/widgets/card-table/rows', false],
  ['page → another page', 'src/pages/home/ui/home-page.ts', '@/pages/card', false],
  ['page → app', 'src/pages/home/ui/home-page.ts', '@/app/router', false],
  ['widget → feature', 'src/widgets/card-table/rows.ts', '@/features/sort-cards', true],
  ['widget → page', 'src/widgets/card-table/rows.ts', '@/pages/home', false],
  ['feature → entity', 'src/features/sort-cards/index.ts', '@/entities/card', true],
  ['feature → widget', 'src/features/sort-cards/index.ts', '@/widgets/card-table', false],
  ['entity → shared', 'src/entities/card/index.ts', '@/shared/lib/text', true],
  ['entity → own component', 'src/entities/card/index.ts', '@/shared/ui/button', true],
  ['entity → inside it', 'src/entities/card/index.ts', '@/shared/ui/button/button', false],
  ['entity → domain', 'src/entities/card/index.ts', '@domain/card', true],
  ['entity → feature', 'src/entities/card/index.ts', '@/features/sort-cards', false],
  ['shared → entity', 'src/shared/lib/text.ts', '@/entities/card', false],
  ['shared → a package', 'src/shared/lib/text.ts', 'react', true],
  ['src → server', 'src/entities/card/api.ts', '@server/platform/errors', false],

  ['entity → @x of another', 'src/entities/card/model.ts', '@/entities/card-set/@x/card', true],
  ['entity → another’s index', 'src/entities/card/model.ts', '@/entities/card-set', false],

  ['platform → domain', 'server/platform/db/open.ts', '@domain/card', true],
  ['platform → its own parts', 'server/platform/db/open.ts', '../errors', true],
  ['platform → a subject', 'server/platform/db/open.ts', '@server/modules/offers', false],
  ['platform → app', 'server/platform/db/open.ts', '@server/app/app', false],
  ['platform → a picture', 'server/platform/db/open.ts', '@artwork/card-set', false],

  ['subject → domain', 'server/modules/offers/locks.ts', '@domain/card', true],
  ['subject → platform', 'server/modules/offers/locks.ts', '@server/platform/errors', true],
  ['subject → its own parts', 'server/modules/offers/locks.ts', './offer/repo', true],
  [
    'subject → an earlier front door',
    'server/modules/offers/locks.ts',
    '@server/modules/sharing',
    true,
  ],
  [
    'subject → inside an earlier one',
    'server/modules/offers/locks.ts',
    '@server/modules/sharing/policy',
    false,
  ],
  [
    'subject → a later front door',
    'server/modules/sharing/policy.ts',
    '@server/modules/offers',
    false,
  ],
  ['subject → app', 'server/modules/offers/locks.ts', '@server/app/app', false],
  ['subject → demo', 'server/modules/offers/locks.ts', '@server/app/demo/players', false],
  ['subject → a picture', 'server/modules/offers/locks.ts', '@artwork/card-set', true],
  ['subject → inside artwork', 'server/modules/offers/locks.ts', '@artwork/frame/sheet', false],
  ['subject → src', 'server/modules/offers/locks.ts', '@/shared/lib/text', false],
  [
    'subject → a later table',
    'server/modules/sharing/policy.ts',
    '@server/modules/offers/tables',
    true,
  ],
  ['subject → later SQL', 'server/modules/sharing/policy.ts', '@server/modules/offers/sql', true],
  ['server/app → a table', 'server/app/app.ts', '@server/modules/offers/tables', true],
  ['platform → a table', 'server/platform/db/open.ts', '@server/modules/offers/tables', false],
  [
    'schema → an earlier schema',
    'server/modules/offers/schema.ts',
    '@server/modules/sharing/schema/pages',
    true,
  ],
  [
    'schema → a later schema',
    'server/modules/sharing/schema/pages.ts',
    '@server/modules/offers/schema',
    true,
  ],
  [
    'schema → a later front door',
    'server/modules/sharing/schema/pages.ts',
    '@server/modules/offers',
    false,
  ],
  [
    'a command → a schema',
    'server/modules/offers/locks.ts',
    '@server/modules/sharing/schema/pages',
    false,
  ],

  ['server/app → domain', 'server/app/app.ts', '@domain/card', true],
  ['server/app → platform', 'server/app/app.ts', '@server/platform/errors', true],
  ['server/app → demo', 'server/app/app.ts', './demo/players', true],
  ['server/app → a front door', 'server/app/app.ts', '@server/modules/offers', true],
  ['server/app → inside a subject', 'server/app/app.ts', '@server/modules/offers/locks', false],
  ['server/app → a schema', 'server/app/app.ts', '@server/modules/offers/schema', false],
  [
    'the whole schema → a subject’s',
    'server/app/graphql/schema.ts',
    '@server/modules/offers/schema',
    true,
  ],
  [
    'the whole schema → inside a subject',
    'server/app/graphql/schema.ts',
    '@server/modules/offers/locks',
    false,
  ],
  ['server/app → a picture', 'server/app/app.ts', '@artwork/card-set', true],
  ['server/app → inside artwork', 'server/app/app.ts', '@artwork/frame/sheet', false],
  ['server/app → src', 'server/app/app.ts', '@/shared/lib/text', false],
  ['src → artwork', 'src/app/router.ts', '@artwork/card-set', false],
  ['domain → artwork', 'domain/offer/price.ts', '@artwork/card-set', false],
  ['tests → anything', 'tests/server/card.ts', '@server/modules/offers/locks', true],
  ['bench → anything', 'bench/run.ts', '@/entities/card/api', true],
  ['tools → anything', 'tools/build.ts', '@/entities/card/api', true],
  ['a test beside its file', 'domain/offer/price.test.ts', 'fast-check', true],
  ['server → tests', 'server/app/app.ts', '@tests/support/server', false],
  ['domain → tests', 'domain/offer/price.ts', '@tests/support/server', false],
  ['src → tests', 'src/app/router.ts', '@tests/support/server', false],
  ['server → bench', 'server/app/app.ts', '../../bench/run', false],
  ['src → tools', 'src/app/router.ts', '../../tools/build', false],
];

/** Files that the imports above lead to and that hold no import of their own. */
const targets = [
  'domain/card/index.ts',
  'artwork/card-set.ts',
  'artwork/frame/sheet.ts',
  'src/pages/home/index.ts',
  'src/pages/home/model/greeting.ts',
  'src/pages/card/index.ts',
  'src/widgets/card-table/index.ts',
  'src/entities/card-set/index.ts',
  'src/entities/card-set/@x/card.ts',
  'src/shared/ui/button/index.ts',
  'src/shared/ui/button/button.ts',
  'server/platform/errors/index.ts',
  'server/app/app.ts',
  'server/app/demo/players/index.ts',
  'server/modules/offers/index.ts',
  'server/modules/offers/locks.ts',
  'server/modules/offers/queries/offer-statements.ts',
  'server/modules/offers/schema.ts',
  'server/modules/offers/sql.ts',
  'server/modules/offers/tables.ts',
  'server/modules/sharing/index.ts',
  'server/modules/sharing/policy.ts',
  'server/modules/sharing/schema/pages.ts',
  'tests/support/server.ts',
];

/** Every way to import; the table covers all of them. */
const forms = [
  (source: string) => `import '${source}';`,
  (source: string) => `import type {} from '${source}';`,
  (source: string) => `export * from '${source}';`,
  (source: string) => `void import('${source}');`,
];

/** An entry for each refused import: `path: source`. */
let refused: string[];

const root = process.cwd();
const project = realpathSync(mkdtempSync(join(tmpdir(), 'boundaries-')));

const write = (path: string, text: string): void => {
  mkdirSync(join(project, dirname(path)), { recursive: true });
  writeFileSync(join(project, path), text);
};

beforeAll(async () => {
  copyFileSync(join(root, 'tsconfig.json'), join(project, 'tsconfig.json'));
  copyFileSync(join(root, 'tools', 'lint', 'boundaries.mjs'), join(project, 'boundaries.mjs'));
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  for (const path of targets) write(path, 'export {};\n');
  for (const from of new Set(cases.map(([, path]) => path))) {
    const sources = cases.filter(([, path]) => path === from).map(([, , source]) => source);
    write(from, sources.flatMap((source) => forms.map((form) => form(source))).join('\n'));
  }
  refused = await lint();
}, 60_000);

afterAll(() => rmSync(project, { recursive: true }));

interface Report {
  diagnostics: { filename: string; labels: { span: { line: number } }[] }[];
}

async function lint(): Promise<string[]> {
  const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const output = await new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      [
        oxlint,
        '-c',
        'boundaries.mjs',
        '--format',
        'json',
        'domain',
        'artwork',
        'server',
        'src',
        'tests',
        'bench',
        'tools',
      ],
      { cwd: project },
      (error, stdout, stderr) => (stdout ? resolve(stdout) : reject(error ?? new Error(stderr))),
    );
  });
  return (JSON.parse(output) as Report).diagnostics.map(({ filename, labels }) => {
    const line = readFileSync(join(project, filename), 'utf8').split('\n')[
      labels[0]!.span.line - 1
    ];
    return `${filename.replaceAll('\\', '/')}: ${line?.match(/'(.*)'/)?.[1]}`;
  });
}

test.each(cases)('%s: %s imports %s, allowed: %s', (_row, from, source, allowed) => {
  const refusals = refused.filter((line) => line === `${from}: ${source}`);
  expect(refusals).toHaveLength(allowed ? 0 : forms.length);
});
