import { meetingErrorOf } from '@domain/moderation';
import { hiddenFrom } from '@server/modules/people/sql';
import { playerBlock } from '@server/modules/moderation/tables';
import { saleList } from '@server/modules/lists/tables';
import { userAccount } from '@server/modules/people/tables';
import { refreshAllSellerSummaries } from '@server/modules/market';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { insertUser } from '@tests/factories/user-rows';
import { eventsOf } from '../offers/support/holdings';
import { withTrading } from '../offers/support/trading';
import type { Person } from '../users/support/sign-up';

describe('two players, one of which has blocked the other', () => {
  const trading = withTrading();
  const block = (who: Person, userHandle: string) =>
    trading.send(
      who,
      'mutation ($userHandle: String!) { blockPlayer(userHandle: $userHandle) { handle } }',
      {
        userHandle,
      },
    );
  const unblock = (who: Person, userHandle: string) =>
    trading.send(
      who,
      'mutation ($userHandle: String!) { unblockPlayer(userHandle: $userHandle) { handle } }',
      {
        userHandle,
      },
    );
  const addNote = (who: Person, offerId: string) =>
    trading.send(
      who,
      'mutation ($offerId: ID!) { addOfferNote(offerId: $offerId, content: "Hello") { errors { code } } }',
      { offerId },
    );

  /** Everything in which somebody meets the seller, by place; empty where they don't. */
  async function meetings(who: Person) {
    const at = (query: string, variables = {}) => trading.send(who, query, variables);
    const [variantId] = trading.variantIds;
    return {
      list: await at('{ userSaleLists(userHandle: "seller") { id } }'),
      shared: (await at('{ sharedSaleLists { nodes { userHandle } } }')).nodes,
      matches: (await at('{ matchingPlayers { nodes { userHandle } } }')).nodes,
      match: (await at('{ matchWith(userHandle: "seller") { userHandle } }')) ?? [],
      found: await at('{ players(beginning: "sell") { handle } }'),
      listings: (
        await at('{ listingsOfCard(cardId: "sor-001", offerType: BUY) { nodes { variantId } } }')
      ).nodes,
      market: (await at('{ searchPrintings(query: "forsale") { nodes { sellers } } }')).nodes,
      named: (await at('{ searchPrintings(query: "seller:seller") { nodes { sellers } } }')).nodes,
      promised: (
        await at('{ promisedPrintings(userHandle: "seller", offerType: BUY) { variantId } }')
      ).filter((each: { variantId: string }) => each.variantId !== variantId),
    };
  }
  const placesOf = async (who: Person) =>
    Object.entries(await meetings(who))
      .filter(([, met]) => !(Array.isArray(met) && met.length === 0))
      .map(([place]) => place);

  it.each(['buyer', 'seller'] as const)('don’t meet anywhere, if the %s did', async (blocker) => {
    await refreshAllSellerSummaries(trading.server.database);
    const before = await placesOf(trading.buyer);
    expect(before).toEqual(expect.arrayContaining(['list', 'matches', 'match', 'found', 'market']));
    await block(trading[blocker], blocker === 'buyer' ? 'seller' : 'buyer');
    expect(await placesOf(trading.buyer)).toEqual([]);
    // Others still do, whatever the summaries say.
    expect(await placesOf(trading.stranger)).toEqual(expect.arrayContaining(['list', 'market']));
    await unblock(trading[blocker], blocker === 'buyer' ? 'seller' : 'buyer');
    expect(await placesOf(trading.buyer)).toEqual(before);
  });

  it('lose their open offers, and no other', async () => {
    const { offer: pending } = await trading.create();
    const { offer: other } = await trading.create(trading.stranger);
    await block(trading.buyer, 'seller');
    const state = async (who: Person, id: string) =>
      (await trading.send(who, 'query ($id: ID!) { offer(offerId: $id) { status } }', { id }))
        .status;
    expect(await state(trading.seller, pending.id)).toBe('RESCINDED');
    expect(await state(trading.seller, other.id)).toBe('PENDING');
    expect((await eventsOf(trading, trading.seller)).at(-1)).toBe('RESCINDED');
  });

  it('make no offers and write no notes; neither learns more than they know', async () => {
    const { offer } = await trading.create();
    await block(trading.seller, 'buyer');
    await expect(trading.create()).rejects.toThrow('NOT_FOUND');
    await expect(addNote(trading.buyer, offer.id)).rejects.toThrow('FORBIDDEN');
    await expect(addNote(trading.seller, offer.id)).rejects.toThrow('FORBIDDEN');
    await expect(trading.act(trading.seller, 'acceptOffer', offer.id)).rejects.toThrow('FORBIDDEN');
  });

  it.each([
    ['seller', 'buyer'],
    ['buyer', 'seller'],
  ] as const)('propose and take no prices, if the %s did', async (blocker, blocked) => {
    const [contact] = trading.variantIds;
    const { offer } = await trading.create(trading.buyer, {
      offerItems: [{ variantId: contact, quantity: 1, priceType: 'CONTACT' }],
    });
    const say = (who: Person, word: 'proposeOfferPrice' | 'takeOfferPrice') =>
      trading.send(
        who,
        `mutation ($offerId: ID!, $variantId: ID!) {
          ${word}(offerId: $offerId, variantId: $variantId, priceInCents: 700) { errors { code } } }`,
        { offerId: offer.id, variantId: contact },
      );
    expect(await say(trading.seller, 'proposeOfferPrice')).toEqual({ errors: [] });
    await block(trading[blocker], blocked);
    for (const who of [trading.buyer, trading.seller]) {
      await expect(say(who, 'proposeOfferPrice')).rejects.toThrow('FORBIDDEN');
      await expect(say(who, 'takeOfferPrice')).rejects.toThrow('FORBIDDEN');
    }
  });

  it('can’t be blocked twice; the blocker sees who it is, the other one nothing', async () => {
    expect(await block(trading.buyer, 'seller')).toEqual([{ handle: 'seller' }]);
    expect(await block(trading.buyer, 'seller')).toEqual([{ handle: 'seller' }]);
    expect(await trading.send(trading.seller, '{ blockedPlayers { handle } }', {})).toEqual([]);
    await expect(block(trading.buyer, 'nobody')).rejects.toThrow('NOT_FOUND');
    await expect(block(trading.buyer, 'buyer')).rejects.toThrow('FORBIDDEN');
  });

  it.each(['note', 'offer', 'accept'] as const)(
    'a block that runs against a new %s wins, or closes it',
    async (against) => {
      for (let round = 0; round < 8; round += 1) {
        const { offer } = await trading.create();
        const attempt = {
          note: () => addNote(trading.buyer, offer.id),
          offer: () => trading.create(),
          accept: () => trading.act(trading.seller, 'acceptOffer', offer.id),
        }[against];
        await Promise.all([
          block(trading.buyer, 'seller'),
          attempt().catch(({ message }: Error) =>
            expect(['FORBIDDEN', 'NOT_FOUND', 'CONFLICT']).toContain(message),
          ),
        ]);
        const { rows } = await trading.server.pool.query(
          `select status, called_off_at is null as stands from offer
            where status = 'PENDING' or (status = 'ACCEPTED' and called_off_at is null)`,
        );
        expect(rows).toEqual([]);
        await unblock(trading.buyer, 'seller');
      }
    },
  );

  it('are those that the domain’s rule names', async () => {
    const { database } = trading.server;
    const [me, other] = [await insertUser(database), await insertUser(database)];
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        async (isSuspended, blocks, isBlocked) => {
          await database.delete(playerBlock);
          await database
            .update(userAccount)
            .set({ suspendedAt: isSuspended ? sql`now()` : null })
            .where(eq(userAccount.id, other));
          if (blocks)
            await database.insert(playerBlock).values({ blockerId: me, blockedId: other });
          if (isBlocked)
            await database.insert(playerBlock).values({ blockerId: other, blockedId: me });
          const { rows } = await database.execute(sql`
          select ${other}::uuid in (${hiddenFrom(me)}) as hidden`);
          expect(rows[0]?.['hidden']).toBe(
            meetingErrorOf({ isSuspended, blocks, isBlocked }) !== null,
          );
        },
      ),
      { numRuns: 16 },
    );
  });

  it('and a banner can be reported, removed and written again', async () => {
    const { database } = trading.server;
    await database
      .update(saleList)
      .set({ banner: 'Buy or else' })
      .where(eq(saleList.userId, trading.seller.id));
    const report = `mutation { reportBanner(userHandle: "seller", reason: "Threats") { errors { code } } }`;
    expect(await trading.send(trading.buyer, report, {})).toEqual({ errors: [] });
    expect(await trading.send(trading.buyer, report, {})).toEqual({ errors: [] });
    const { rows } = await trading.server.pool.query('select banner, reason from report');
    expect(rows).toEqual([{ banner: 'Buy or else', reason: 'Threats' }]);
  });
});
