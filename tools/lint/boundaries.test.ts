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
  ['domain → server', 'domain/offer/price.ts', '@server/errors', false],
  ['domain → src', 'domain/offer/price.ts', '@/shared/lib/text', false],

  ['artwork → domain', 'artwork/card.ts', '@domain/card', true],
  ['artwork → its own parts', 'artwork/card.ts', './frame/sheet', true],
  ['artwork → a package', 'artwork/card.ts', 'lru-cache', true],
  ['artwork → server', 'artwork/card.ts', '@server/errors', false],
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
  ['src → server', 'src/entities/card/api.ts', '@server/errors', false],

  ['entity → @x of another', 'src/entities/card/model.ts', '@/entities/card-set/@x/card', true],
  ['entity → another’s index', 'src/entities/card/model.ts', '@/entities/card-set', false],

  ['module → domain', 'server/modules/card/schema.ts', '@domain/card', true],
  ['module → plumbing', 'server/modules/card/schema.ts', '@server/errors', true],
  ['module → own repo', 'server/modules/card/schema.ts', './repo', true],
  [
    'module → another’s front door',
    'server/modules/card/queries.ts',
    '@server/modules/offer',
    true,
  ],
  [
    'module → another’s commands',
    'server/modules/card/queries.ts',
    '@server/modules/offer/commands',
    false,
  ],
  [
    'module → another’s repo',
    'server/modules/card/queries.ts',
    '@server/modules/offer/repo',
    false,
  ],
  [
    'module → another’s schema',
    'server/modules/card/queries.ts',
    '@server/modules/offer/schema',
    false,
  ],
  [
    'schema → another’s schema',
    'server/modules/card/schema.ts',
    '@server/modules/offer/schema',
    true,
  ],
  [
    'schema → a part of another’s schema',
    'server/modules/card/schema.ts',
    '@server/modules/sharing/schema/pages',
    true,
  ],
  [
    'a part of a schema → another’s schema',
    'server/modules/sharing/schema/settings.ts',
    '@server/modules/offer/schema',
    true,
  ],
  ['schema → another’s front door', 'server/modules/card/schema.ts', '@server/modules/offer', true],
  [
    'schema → another’s commands',
    'server/modules/card/schema.ts',
    '@server/modules/offer/commands',
    false,
  ],

  ['server → domain', 'server/app.ts', '@domain/card', true],
  ['server → a module’s front door', 'server/app.ts', '@server/modules/offer', true],
  ['server → inside a module', 'server/app.ts', '@server/modules/offer/commands', false],
  ['server → a module’s schema', 'server/app.ts', '@server/modules/offer/schema', false],
  [
    'the whole schema → a module’s',
    'server/graphql/schema.ts',
    '@server/modules/offer/schema',
    true,
  ],
  [
    'the whole schema → inside a module',
    'server/graphql/schema.ts',
    '@server/modules/offer/commands',
    false,
  ],
  ['server → a picture', 'server/app.ts', '@artwork/card-set', true],
  ['server → inside artwork', 'server/app.ts', '@artwork/frame/sheet', false],
  ['module → a picture', 'server/modules/card/schema.ts', '@artwork/card-set', true],
  ['module → inside artwork', 'server/modules/card/schema.ts', '@artwork/frame/sheet', false],
  ['src → artwork', 'src/app/router.ts', '@artwork/card-set', false],
  ['domain → artwork', 'domain/offer/price.ts', '@artwork/card-set', false],
  ['server → src', 'server/app.ts', '@/shared/lib/text', false],
  ['module → src', 'server/modules/card/schema.ts', '@/shared/lib/text', false],

  ['tests → anything', 'tests/server/card.ts', '@server/modules/offer/repo', true],
  ['bench → anything', 'bench/run.ts', '@/entities/card/api', true],
  ['tools → anything', 'tools/build.ts', '@/entities/card/api', true],
  ['a test beside its file', 'domain/offer/price.test.ts', 'fast-check', true],
  ['server → tests', 'server/app.ts', '@tests/support/server', false],
  ['domain → tests', 'domain/offer/price.ts', '@tests/support/server', false],
  ['src → tests', 'src/app/router.ts', '@tests/support/server', false],
  ['server → bench', 'server/app.ts', '../bench/run', false],
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
  'server/errors/index.ts',
  'server/modules/card/repo.ts',
  'server/modules/offer/repo.ts',
  'server/modules/offer/commands.ts',
  'server/modules/offer/index.ts',
  'server/modules/offer/schema.ts',
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
