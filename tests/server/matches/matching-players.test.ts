import { withMatching } from './support/matching';

const scene = withMatching();

describe('players who match', () => {
  beforeEach(async () => {
    await scene.wants(scene.viewer, { a: 1, b: 1, c: 1 });
    await scene.sells(scene.viewer, { d: 1, 'd-foil': 1 });
  });

  it('are ranked: both ways, then the most printings, then the latest change', async () => {
    await scene.player('three', { selling: { a: 1, b: 1, c: 1 } });
    await scene.player('two-old', { selling: { a: 1, b: 1 }, updatedAt: '2026-03-01' });
    await scene.player('two-new', { wanting: { d: 1, 'd-foil': 1 }, updatedAt: '2026-03-02' });
    await scene.player('both', { selling: { a: 1 }, wanting: { d: 1 } });
    await scene.player('both-three', { selling: { a: 1, b: 1 }, wanting: { d: 1 } });
    await scene.player('nothing', { selling: { d: 1 }, wanting: { a: 1 } });
    expect(await scene.ranked()).toEqual(['both-three', 'both', 'three', 'two-new', 'two-old']);
  });

  it('come page by page, each once, whatever they tie in', async () => {
    for (let at = 0; at < 7; at += 1) {
      await scene.player(
        `moss-${at}`,
        at % 2 === 0 ? { selling: { a: 1 } } : { wanting: { d: 1 } },
      );
    }
    await scene.player('both', { selling: { a: 1 }, wanting: { d: 1 } });
    const all = await scene.ranked();
    expect(all).toHaveLength(8);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo } = await scene.page({ first: 3, after });
      seen.push(...nodes.map(({ userHandle }: { userHandle: string }) => userHandle));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(all);
  });

  it('are an empty page for somebody without lists', async () => {
    const fern = await scene.player('fern', {});
    await scene.player('moss', { selling: { a: 1 } });
    expect(await scene.page({}, fern)).toEqual({
      nodes: [],
      pageInfo: { endCursor: null, hasNextPage: false },
    });
  });

  it.each([-1, 0, 101, 2_147_483_647])('refuse %s at once', async (first) => {
    expect(await scene.page({ first })).toMatchObject({ code: 'VALIDATION' });
  });

  it.each(['', 'x', Buffer.from('1 2 3 4').toString('base64url')])(
    'refuse %j as the end of a page',
    async (after) => {
      expect(await scene.page({ after })).toMatchObject({ code: 'VALIDATION' });
    },
  );

  it('aren’t told to visitors', async () => {
    expect(await scene.page({}, null)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await scene.matchWith('moss', null)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('are found by the printings that the fewest sell, where thousands sell the same', async () => {
    await scene.server.pool.query(`
      with someone as (
        insert into user_account (name, email, handle)
          select 'Someone', n || '@example.com', 'someone-' || n from generate_series(1, 6000) as n returning id),
      list as (insert into sale_list (user_id) select id from someone returning id, user_id),
      shared as (
        insert into sharing (user_id, subject, shared_with_all) select id, 'SALE_LIST', true from someone)
      insert into sale_list_item (sale_list_id, card_variant_id, quantity, price_type, version)
        select id, printing, 1, 'MARKET', 1 from list cross join unnest(array['b', 'c', 'd']) as printing`);
    const oak = await scene.player('oak', {});
    await scene.wants(oak, { a: 1, b: 1, c: 1, d: 1 });
    await scene.player('moss', { selling: { a: 1, b: 1, c: 1, d: 1 } });
    const { nodes } = await scene.page({ first: 2 }, oak);
    expect(nodes).toMatchObject([{ userHandle: 'moss', buyCount: 3 }, { buyCount: 2 }]);
    expect(await scene.matchWith('moss', oak)).toMatchObject({ buyCount: 4 });
  });
});
