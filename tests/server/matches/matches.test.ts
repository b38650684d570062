import { cardVariant } from '@server/modules/catalogue/tables';
import { insertCard } from '@tests/factories/catalogue-rows';
import { insertOffer } from '@tests/factories/offer-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { ask } from '../support/ask';
import { withMatching } from './matching';

describe('matching players', () => {
  const scene = withMatching();

  describe('players who match', () => {
    beforeEach(async () => {
      await scene.wants(scene.viewer, { a: 1, b: 1, c: 1 });
      await scene.sells(scene.viewer, { d: 1, 'd-foil': 1 });
    });

    it('are ranked: the most valuable, then the most printings, then the latest change', async () => {
      await scene.costs({ a: 1000, b: 100, d: 40 });
      await scene.player('dear', { selling: { a: 1 } });
      await scene.player('both', { selling: { b: 1 }, wanting: { d: 1 } });
      await scene.player('one', { selling: { b: 1 } });
      await scene.player('two-old', {
        selling: { c: 1 },
        wanting: { 'd-foil': 1 },
        updatedAt: '2026-03-01',
      });
      await scene.player('two-new', {
        selling: { c: 1 },
        wanting: { 'd-foil': 1 },
        updatedAt: '2026-03-02',
      });
      await scene.player('unpriced', { selling: { c: 1 } });
      await scene.player('nothing', { selling: { d: 1 }, wanting: { a: 1 } });
      const ranked = ['dear', 'both', 'one', 'two-new', 'two-old', 'unpriced'];
      expect(await scene.ranked()).toEqual(ranked);
      const { pageInfo } = await scene.page({ first: 4 });
      const { nodes } = await scene.page({ first: 4, after: pageInfo.endCursor });
      expect(nodes).toMatchObject([{ userHandle: 'two-old' }, { userHandle: 'unpriced' }]);
    });

    it('are paged, each once, even if they tie', async () => {
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

    it('aren’t shown to visitors', async () => {
      expect(await scene.page({}, null)).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(await scene.matchWith('moss', null)).toMatchObject({ code: 'UNAUTHENTICATED' });
    });

    it('are found by the rarest printings, if thousands sell the same', async () => {
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
});

describe('wanted cards for sale', () => {
  const scene = withMatching();
  const forSale = async () =>
    (await ask(scene.server.app, '{ wantedForSale { wanted forSale } }', {}, scene.viewer.headers))
      .data.wantedForSale;

  it('are each counted once, by lists that the viewer may see', async () => {
    expect(await forSale()).toEqual({ wanted: 0, forSale: 0 });
    await scene.wants(scene.viewer, { a: 1, b: 1, c: 1 });
    await scene.player('moss', { selling: { a: 1, d: 1 } });
    await scene.player('fern', { selling: { a: 1, b: 1 } });
    await scene.player('oak', { selling: { c: 1 }, emails: ['another@example.com'] });
    expect(await forSale()).toEqual({ wanted: 3, forSale: 2 });
  });
});

describe('a match with one player', () => {
  const scene = withMatching();

  describe('what two players could trade', () => {
    it('is what one wants and the other sells, both ways, by printing', async () => {
      await scene.wants(scene.viewer, { a: 3, b: 1, 'c-foil': 2 });
      await scene.sells(scene.viewer, { c: 4, 'd-foil': 2 });
      await scene.player('moss', {
        selling: { a: 2, b: 5, c: 1, d: 3 },
        wanting: { c: 5, 'd-foil': 1, a: 1 },
        updatedAt: '2026-03-04T05:06:00Z',
      });
      expect(await scene.matchWith('moss')).toEqual({
        userHandle: 'moss',
        updatedAt: '2026-03-04T05:06:00.000Z',
        buyCount: 2,
        sellCount: 2,
        buyWorth: { copies: 3, cents: 0, unpriced: 3 },
        buyAsked: { copies: 3, cents: 0, unpriced: 3 },
        sellWorth: { copies: 5, cents: 0, unpriced: 5 },
        sellAsked: { copies: 5, cents: 0, unpriced: 5 },
        toBuy: [
          { variantId: 'a', cardId: 'card-1-a', quantity: 2 },
          { variantId: 'b', cardId: 'card-1-b', quantity: 1 },
        ],
        toSell: [
          { variantId: 'c', cardId: 'card-1-c', quantity: 4 },
          { variantId: 'd-foil', cardId: 'card-1-d', quantity: 1 },
        ],
      });
    });

    it('is worth what its copies cost on the market, and what the seller asks', async () => {
      await scene.costs({ a: 1000, b: 300, c: 200 });
      await scene.wants(scene.viewer, { a: 3, b: 1, 'a-foil': 1 });
      await insertSaleList(
        scene.server.database,
        scene.viewer.id,
        { c: { quantity: 4 }, d: { priceType: 'FIXED', fixedPriceCents: 50 } },
        { percentageAdjustment: -10, roundingStep: 25 },
      );
      const moss = await scene.player('moss', { wanting: { c: 2, d: 1 } });
      await insertSaleList(scene.server.database, moss.id, {
        a: { quantity: 2, priceType: 'FIXED', fixedPriceCents: 900 },
        b: { priceType: 'CONTACT' },
        'a-foil': {},
      });
      await scene.shareList(moss, 'SALE_LIST');
      expect(await scene.matchWith('moss')).toMatchObject({
        buyWorth: { copies: 4, cents: 2300, unpriced: 1 },
        buyAsked: { copies: 4, cents: 1800, unpriced: 2 },
        sellWorth: { copies: 3, cents: 400, unpriced: 1 },
        sellAsked: { copies: 3, cents: 450, unpriced: 0 },
        toBuy: [{ variantId: 'a' }, { variantId: 'b' }, { variantId: 'a-foil' }],
      });
    });

    it('is seen from the other side as well', async () => {
      await scene.wants(scene.viewer, { a: 3 });
      await scene.sells(scene.viewer, { b: 1 });
      await scene.shareList(scene.viewer, 'WANT_LIST');
      const moss = await scene.player('moss', { selling: { a: 2 }, wanting: { b: 2 } });
      expect(await scene.matchWith('viewer', moss)).toMatchObject({
        toBuy: [],
        toSell: [{ variantId: 'a', quantity: 2 }],
      });
    });

    it('is null if the card is the same but the printing differs', async () => {
      await scene.wants(scene.viewer, { 'a-foil': 1 });
      await scene.player('moss', { selling: { a: 1, 'b-foil': 1 }, wanting: { 'a-foil': 1 } });
      expect(await scene.matchWith('moss')).toBeNull();
      expect(await scene.ranked()).toEqual([]);
    });

    it('is never with oneself', async () => {
      await scene.wants(scene.viewer, { a: 1 });
      await scene.sells(scene.viewer, { a: 1 });
      await scene.shareList(scene.viewer, 'SALE_LIST');
      await scene.shareList(scene.viewer, 'WANT_LIST');
      expect(await scene.matchWith('viewer')).toBeNull();
      expect(await scene.ranked()).toEqual([]);
    });

    it('names at most as many printings as an offer may have, but counts them all', async () => {
      const many = Array.from({ length: 130 }, (_, at) => `many-${at}`);
      for (const id of many) {
        const cardId = await insertCard(scene.server.database, { id, cardSetId: 'sor' });
        await scene.server.database
          .insert(cardVariant)
          .values({ id, cardId, variantType: 'STANDARD', number: id });
      }
      const each = Object.fromEntries(many.map((id) => [id, 1]));
      await scene.wants(scene.viewer, each);
      await scene.player('moss', { selling: each });
      const { buyCount, toBuy } = await scene.matchWith('moss');
      expect(buyCount).toBe(130);
      expect(toBuy).toHaveLength(100);
    });
  });

  describe('copies that accepted offers commit', () => {
    const ACCEPTED = { status: 'ACCEPTED' } as const;
    const NOW = '2026-03-01T00:00:00Z';

    it('no longer count, on either list', async () => {
      await scene.wants(scene.viewer, { a: 3 });
      await scene.sells(scene.viewer, { c: 5 });
      const moss = await scene.player('moss', { selling: { a: 4 }, wanting: { c: 4 } });
      const fern = await scene.player('fern', {});
      const item = (id: string, quantity: number) => ({ [id]: { quantity } });
      // Moss committed two of four; one of the viewer's three is on its way.
      const sides = (initiatorId: string, recipientId: string) => ({ initiatorId, recipientId });
      await insertOffer(scene.server.database, sides(fern.id, moss.id), item('a', 2), ACCEPTED);
      await insertOffer(
        scene.server.database,
        sides(scene.viewer.id, fern.id),
        item('a', 1),
        ACCEPTED,
      );
      expect((await scene.matchWith('moss')).toBuy).toEqual([
        expect.objectContaining({ quantity: 2 }),
      ]);
      await insertOffer(scene.server.database, sides(fern.id, moss.id), item('a', 1), ACCEPTED);
      expect((await scene.matchWith('moss')).toBuy).toEqual([
        expect.objectContaining({ quantity: 1 }),
      ]);
      // The viewer committed three of five; one of moss's four is on its way.
      await insertOffer(
        scene.server.database,
        sides(fern.id, scene.viewer.id),
        item('c', 3),
        ACCEPTED,
      );
      await insertOffer(scene.server.database, sides(moss.id, fern.id), item('c', 1), ACCEPTED);
      expect((await scene.matchWith('moss')).toSell).toEqual([
        expect.objectContaining({ quantity: 2 }),
      ]);
      await insertOffer(
        scene.server.database,
        sides(fern.id, scene.viewer.id),
        item('c', 2),
        ACCEPTED,
      );
      expect(await scene.matchWith('moss')).toMatchObject({
        buyCount: 1,
        sellCount: 0,
        toSell: [],
      });
    });

    it.each([
      ['pending', { status: 'PENDING' }],
      ['declined', { status: 'DECLINED' }],
      ['called off', { ...ACCEPTED, calledOffAt: NOW, calledOffBy: 'INITIATOR' }],
      ['exchanged', { ...ACCEPTED, initiatorExchangedAt: NOW, recipientExchangedAt: NOW }],
    ] as const)('are empty for one that is %s', async (_case, state) => {
      await scene.wants(scene.viewer, { a: 3 });
      const moss = await scene.player('moss', { selling: { a: 3 } });
      const fern = await scene.player('fern', {});
      const sides = { initiatorId: fern.id, recipientId: moss.id };
      await insertOffer(scene.server.database, sides, { a: { quantity: 2 } }, state);
      expect((await scene.matchWith('moss')).toBuy).toEqual([
        expect.objectContaining({ quantity: 3 }),
      ]);
    });

    it('leave out a player with no copies left', async () => {
      await scene.wants(scene.viewer, { a: 3 });
      const moss = await scene.player('moss', { selling: { a: 1 } });
      const sides = { initiatorId: (await scene.player('fern', {})).id, recipientId: moss.id };
      // One side has confirmed that the copy changed hands: it stays committed until both have.
      await insertOffer(
        scene.server.database,
        sides,
        { a: {} },
        { ...ACCEPTED, recipientExchangedAt: NOW },
      );
      expect(await scene.matchWith('moss')).toBeNull();
      expect(await scene.ranked()).toEqual([]);
    });
  });

  describe('only lists that the viewer may see', () => {
    beforeEach(async () => {
      await scene.wants(scene.viewer, { a: 1 });
      await scene.sells(scene.viewer, { b: 1 });
    });

    it('count: those shared with everyone or with their verified address', async () => {
      await scene.player('for-all', { selling: { a: 1 } });
      await scene.player('for-viewer', { selling: { a: 1 }, emails: ['viewer@example.com'] });
      await scene.player('for-another', { selling: { a: 1 }, emails: ['another@example.com'] });
      const hidden = await scene.player('private', {});
      await scene.sells(hidden, { a: 1 });
      expect((await scene.ranked()).toSorted()).toEqual(['for-all', 'for-viewer']);
      expect(await scene.matchWith('for-viewer')).not.toBeNull();
      for (const handle of ['for-another', 'private', 'nobody', 'Nobody!']) {
        expect(await scene.matchWith(handle)).toBeNull();
      }
    });

    it('count one by one: of two lists, the one that is shared', async () => {
      const moss = await scene.player('moss', {});
      await scene.sells(moss, { a: 1 });
      await scene.wants(moss, { b: 1 });
      await scene.shareList(moss, 'WANT_LIST');
      expect(await scene.matchWith('moss')).toMatchObject({ buyCount: 0, sellCount: 1, toBuy: [] });
    });

    it('don’t match by an address that wasn’t verified', async () => {
      await scene.server.pool.query('update user_account set verified_email = null where id = $1', [
        scene.viewer.id,
      ]);
      await scene.player('for-viewer', { selling: { a: 1 }, emails: ['viewer@example.com'] });
      expect(await scene.matchWith('for-viewer')).toBeNull();
      expect(await scene.ranked()).toEqual([]);
    });

    it('name nobody without a handle, nor a deleted account', async () => {
      const moss = await scene.player('moss', { selling: { a: 1 } });
      const fern = await scene.player('fern', { selling: { a: 1 } });
      await scene.server.pool.query('update user_account set handle = null where id = $1', [
        moss.id,
      ]);
      await scene.server.pool.query('update user_account set deleted_at = now() where id = $1', [
        fern.id,
      ]);
      expect(await scene.ranked()).toEqual([]);
      expect(await scene.matchWith('fern')).toBeNull();
    });
  });
});
