import { ask } from '../support/ask';
import { marketFollows } from '../support/market';
import type { TestApp } from '../support/test-app';
import { until } from '../support/until';
import { type SearchedSets, startSearchedSets } from './searched-sets';

describe('searching all printings', () => {
  let searched: SearchedSets;
  let server: TestApp;
  let viewer: SearchedSets['viewer'];
  let search: SearchedSets['search'];
  let found: SearchedSets['found'];
  beforeEach(async () => {
    searched = await startSearchedSets();
    ({ server, viewer, search, found } = searched);
  });
  afterEach(() => server.close());

  it.each(['', 'price>0'])(
    'of sets with one place, the earlier release comes first: %j',
    async (query) => {
      await server.pool.query(
        "update card_set set position = 1, released_on = case code when 'SHD' then '2026-02-01' else '2026-01-01' end::date",
      );
      const first = async (direction: string) => (await found(query, { direction, first: 1 }))[0];
      expect(await first('ascending')).toBe('sor-1-standard');
      expect(await first('descending')).toMatch(/^shd-3-/);
    },
  );

  it('finds printings of all sets, set by set and by number, page by page', async () => {
    const all = await found('', { first: 100 });
    expect(all).toHaveLength(12);
    expect(all.slice(0, 3)).toEqual(['sor-1-standard', 'sor-1-foil', 'sor-2-standard']);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await search('', { first: 5, after });
      expect(page.total).toBe(12);
      seen.push(...page.nodes.map(({ variantId }: { variantId: string }) => variantId));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(all);
  });

  it('finds folded words, printings and prices, and those of one set', async () => {
    expect(await found('etoile', { cardSetCode: 'shd' })).toEqual(['shd-1-standard', 'shd-1-foil']);
    expect(await found('printing:foil set:sor ash')).toEqual(['sor-3-foil']);
    expect(await found('price>2.50')).toEqual(['sor-3-standard', 'shd-3-standard']);
    expect(await found('zed', { cardSetCode: 'nope' })).toEqual([]);
  });

  it('sorts', async () => {
    const sorted = (sort: string, direction = 'ascending') =>
      found('set:sor printing:standard', { sort, direction });
    expect(await sorted('NAME')).toEqual(['sor-3-standard', 'sor-1-standard', 'sor-2-standard']);
    expect(await sorted('MARKET_PRICE', 'descending')).toEqual([
      'sor-3-standard',
      'sor-2-standard',
      'sor-1-standard',
    ]);
    await searched.sells('moss', 50, 'sor-2-standard');
    await marketFollows(server);
    expect((await sorted('ASKED_PRICE'))[0]).toBe('sor-2-standard');
    expect((await sorted('SELLERS', 'descending'))[0]).toBe('sor-2-standard');
  });

  it('puts printings that are equal in an order by set, also after a set was moved', async () => {
    const becomesFirst = async (id: string, change: string) => {
      await server.pool.query(`update card_set set ${change}; notify catalogue_changed, ''`);
      await until(async () => (await found('', { sort: 'SELLERS', first: 1 }))[0] === id);
    };
    await becomesFirst('sor-1-standard', 'position = position');
    await becomesFirst('shd-1-standard', 'position = 3 - position');
    const released = `case code when 'SHD' then '2026-02-01' else '2026-01-01' end::date`;
    await becomesFirst('sor-1-standard', `position = 1, released_on = ${released}`);
  });

  it('counts what is the viewer’s, and nothing for a visitor', async () => {
    await server.pool.query(
      `insert into collection_item (user_id, card_variant_id, inventory) values ($1, 'sor-1-foil', 2)`,
      [viewer.id],
    );
    expect(await found('own>=2')).toEqual(['sor-1-standard', 'sor-1-foil']);
    expect(await found('own:foil=2 printing:foil')).toEqual(['sor-1-foil']);
    expect(await found('own>=2', {}, true)).toEqual([]);
    expect((await search('own=0', {}, true)).total).toBe(12);
  });

  it('counts again once a count, or what is collected, has changed', async () => {
    const collect = (mutation: string) =>
      ask(server.app, `mutation { ${mutation} { __typename } }`, {}, viewer.headers);
    const count = (inventory: number) =>
      collect(`updateCollectionVariantInventory(variantId: "sor-1-foil", inventory: ${inventory})`);
    const owned = async () => [await found('own>=1'), await found('extra')];
    expect(await owned()).toEqual([[], []]);
    await count(2);
    const first = ['sor-1-standard', 'sor-1-foil'];
    expect(await owned()).toEqual([first, []]);
    await count(4);
    expect(await owned()).toEqual([first, first]);
    await collect('updateUserCollectionPreferences(foilVariantCount: 4)');
    expect(await owned()).toEqual([first, []]);
  });

  it('refuses a line with errors, and says where they are', async () => {
    expect(await search('leader price<abc')).toMatchObject({
      code: 'VALIDATION',
      field: 'query',
      errors: [{ from: expect.any(Number), to: expect.any(Number), message: expect.any(String) }],
    });
  });

  it.each([
    ['10,000 characters', 'a'.repeat(10_000)],
    ['500 terms', Array.from({ length: 500 }, (_, at) => `cost>${at % 9}`).join(' ')],
    ['100 parentheses', `${'('.repeat(100)}leader${')'.repeat(100)}`],
    ['a pattern of LIKE', '%_\\%'],
    ['the end of a text', `'; drop table card; --`],
    ['NUL', 'a\0b'],
    ['right-to-left', '\u202E\u05D0\u05D1 leader'],
    ['great numbers', 'cost>=99999999999999999999 number:1..999999999999'],
  ])('answers or refuses %s', async (_what, line) => {
    const answer = await search(line);
    expect(answer.code ?? 'answered').toMatch(/^(VALIDATION|answered)$/);
  });

  it.each([
    ['first', { first: 0 }],
    ['first', { first: 101 }],
    ['after', { after: 'x' }],
    ['after', { after: Buffer.from('-1').toString('base64url') }],
  ])('refuses a wrong %s', async (field, more) => {
    expect(await search('', more)).toMatchObject({ code: 'VALIDATION', field });
  });
});
