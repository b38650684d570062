import { readFileSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';

/** Words of the first column of docs/running/keeping-it-running.md’s table of what is stored, by the tables that hold it. */
const STORED: Readonly<Record<string, readonly string[]>> = {
  'name, e-mail address': ['user_account', 'identity'],
  'saved searches, files': [
    'saved_search',
    'deck',
    'deck_line',
    'deck_version',
    'deal',
    'collection_item',
    'collection_event',
    'collection_step',
    'collection_preferences',
    'collection_import',
    'want_list',
    'want_list_item',
    'sale_list',
    'sale_list_item',
  ],
  'those who may see their lists': ['share', 'sharing'],
  'offers and their notes': ['offer', 'offer_item', 'offer_note', 'offer_terms'],
  'news of offers': ['inbox', 'inbox_event'],
  'blocks and reports': ['player_block', 'report'],
  'which administrator changed what of an account': ['audit_entry'],
  'which administrator changed what of the catalogue': [
    'catalogue_audit_entry',
    'catalogue_run',
    'catalogue_file',
    'catalogue_file_part',
  ],
  'a digest of a handle': ['retired_handle'],
  sessions: ['session', 'sign_in_attempt'],
  'addresses of visitors': ['rate_count'],
};

/** Tables in which nothing is about a person. */
const ABOUT_NOBODY = [
  'card',
  'card_detail',
  'card_image',
  'card_set',
  'card_set_picture',
  'card_variant',
  'catalogue_import',
  'catalogue_sync',
  'exchange_rate',
  'market_price_year',
  'price_product',
  'printing_arrival',
  'quarantined_price',
  'replica_beat',
  'schema_migration',
  'seller_summary',
  'stale_seller_summary',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('no table about people is left out', async () => {
  const { rows } = await database.pool.query<{ name: string }>(`
    select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(
    [...Object.values(STORED).flat(), ...ABOUT_NOBODY].sort(),
  );
});

it('the page has a line for each, and no other', () => {
  const [, section = ''] = readFileSync('docs/running/keeping-it-running.md', 'utf8').split(
    '## Privacy\n',
  );
  const lines = section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|')[1]?.trim() ?? '');
  const outside = ['the log', 'backups'];
  const missing = Object.keys(STORED).filter(
    (words) => !lines.some((line) => line.includes(words)),
  );
  expect(missing).toEqual([]);
  expect(
    lines.filter(
      (line) => ![...Object.keys(STORED), ...outside].some((words) => line.includes(words)),
    ),
  ).toEqual([]);
});
