/**
 * The table of imports in ARCHITECTURE.md, as rules for oxlint. boundaries.test.ts breaks every row to see
 * that it holds.
 */

const element = (type, pattern, capture = []) => ({ type, pattern, capture, partialMatch: false });
const slice = (type, layer) => element(type, `src/${layer}/*`, ['slice']);

/** The subjects of the server, each of which may import those before it. */
const SUBJECTS = [
  'people',
  'sharing',
  'backup',
  'catalogue',
  'market',
  'search',
  'collection',
  'lists',
  'offers',
  'saved-searches',
  'decks',
  'deals',
  'moderation',
  'privacy',
];
const subject = (name) => `subject ${name}`;
const subjects = SUBJECTS.map(subject);

/** The most specific first: the first that matches counts. */
const elements = [
  element('domain', 'domain'),
  element('artwork', 'artwork'),
  slice('page', 'pages'),
  slice('widget', 'widgets'),
  slice('feature', 'features'),
  slice('entity', 'entities'),
  element('component', 'src/shared/ui/*', ['slice']),
  element('shared', 'src/shared'),
  element('app', 'src/app'),
  element('platform', 'server/platform'),
  ...SUBJECTS.map((name) => element(subject(name), `server/modules/${name}`)),
  element('server', 'server/app'),
  element('tests', 'tests'),
  element('bench', 'bench'),
  element('tools', 'tools'),
];

const layers = ['app', 'page', 'widget', 'feature', 'entity', 'component', 'shared'];
const slices = ['page', 'widget', 'feature', 'entity', 'component'];
const packages = { module: { origin: ['external', 'core'] } };
const types = (...names) => ({ element: { types: names } });
const publicOnly = (...names) => ({
  element: { types: names, fileInternalPath: 'index.{ts,tsx}' },
});

const inside = (name, paths) => ({ element: { types: name, fileInternalPath: paths } });
const frontDoor = (names) => inside(names, 'index.ts');
const STATEMENT_FILES = ['tables.ts', 'tables/index.ts', 'sql.ts'];
const SCHEMA_FILES = ['**/schema.ts', '**/schema/*.ts'];
/** Artwork's files at its top, one a kind of picture; its folders are its own. */
const pictures = { element: { types: 'artwork', fileInternalPath: '*.ts' } };

const row = (from, to, message) => ({ from, allow: { to }, message });

/** The last policy that matches decides, so refusals follow what they narrow down. */
const policies = [
  // domain → domain, zod
  row(types('domain'), [types('domain'), { module: { origin: 'external', source: 'zod' } }]),

  // artwork → domain
  row(types('artwork'), [types('domain', 'artwork'), packages]),

  // a layer of src → lower layers through the slice's index.ts; domain
  ...layers.map((layer, depth) => {
    const below = layers.slice(depth + 1).filter((name) => slices.includes(name));
    return row(types(layer), [
      types('domain', 'shared'),
      ...(below.length > 0 ? [publicOnly(...below)] : []),
      packages,
    ]);
  }),
  row(types('app'), [types('app')]),
  // Own components are shared's own parts: they build on each other.
  row(types('component', 'shared'), [publicOnly('component')]),

  // an entity → another entity only through its @x
  row(types('entity'), [{ element: { types: 'entity', fileInternalPath: '@x/*.{ts,tsx}' } }]),

  // server/platform → domain
  row(types('platform'), [types('domain', 'platform'), packages]),

  // a subject of server/modules → domain, platform, subjects before it by their front doors
  ...subjects.map((name, place) => {
    const earlier = subjects.slice(0, place);
    return row(types(name), [
      types('domain', 'platform', name),
      pictures,
      ...(earlier.length > 0 ? [frontDoor(earlier)] : []),
      packages,
    ]);
  }),
  // A statement joins the tables of any subject.
  row(types('server', ...subjects), [inside(subjects, STATEMENT_FILES)]),
  // A GraphQL type names the types that it leads to, and a front door must not load types: importing them registers
  // them.
  row(inside(subjects, SCHEMA_FILES), [inside(subjects, SCHEMA_FILES)]),

  // server/app → platform, subjects by their front doors; artwork's pictures, never src
  row(types('server'), [
    types('domain', 'platform', 'server'),
    pictures,
    frontDoor(subjects),
    packages,
  ]),
  row(inside('server', 'graphql/schema.ts'), [inside(subjects, SCHEMA_FILES)]),

  // tests, bench, tools → anything; nothing imports them. Unit tests are beside their file.
  row(types('tests', 'bench', 'tools'), [types('*'), packages]),
  row({ file: { categories: 'test' } }, [types('*'), packages]),
];

export default {
  jsPlugins: ['eslint-plugin-boundaries'],
  categories: { correctness: 'off' },
  settings: {
    'import/resolver': { typescript: { project: 'tsconfig.json' } },
    'boundaries/elements': elements,
    'boundaries/files': [{ category: 'test', pattern: '**/*.test.{ts,tsx}' }],
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkAllOrigins: true,
        message:
          '{{from.element.types.[0]}} may not import {{dependency.source}}: see the table in ARCHITECTURE.md',
        policies,
      },
    ],
  },
};
