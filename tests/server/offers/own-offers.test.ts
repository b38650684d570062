import {
  isAtStage,
  OFFER_SIDES,
  OFFER_STAGES,
  offerRank,
  type OfferStatus,
  openPricesOf,
  type OfferState,
} from '@domain/offer';
import { insertOffer } from '@tests/factories/offer-rows';
import type { Person } from '../users/support/sign-up';
import { card } from '@server/db/tables';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { accepted, mark } from './support/holdings';
import { statementsOf } from '../support/statements-of';
import { withTrading } from './support/trading';

describe('pages of one’s own offers', () => {
  const trading = withTrading();

  const PAGE = `query ($role: OfferRole!, $offerType: OfferType, $status: OfferStatus, $stage: OfferStage, $search: String, $first: Int!, $after: String) {
  userOffers(role: $role, offerType: $offerType, status: $status, stage: $stage, search: $search, first: $first, after: $after) {
    nodes { id } pageInfo { endCursor hasNextPage } } }`;

  const page = (person: Person, asked: Record<string, unknown> = {}) =>
    trading.send(person, PAGE, { role: 'ALL', first: 100, ...asked });

  /** Offers by the day of March on which each was made, in any order. */
  async function made(
    days: Record<number, OfferStatus>,
    { from = trading.buyer, to = trading.seller, offerType = 'BUY' as 'BUY' | 'SELL' } = {},
  ): Promise<Record<string, string>> {
    const names: Record<string, string> = {};
    for (const [day, status] of Object.entries(days)) {
      const id = await insertOffer(
        trading.server.database,
        { initiatorId: from.id, recipientId: to.id, offerType },
        {},
        { status, createdAt: `2026-03-0${day} 10:00:00.123456+00` },
      );
      names[id] = `${day} ${status}`;
    }
    return names;
  }

  /** All pages of so many, by name. */
  async function all(
    person: Person,
    names: Record<string, string>,
    asked: Record<string, unknown>,
  ) {
    const pages: string[][] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo } = await page(person, { ...asked, after });
      pages.push(nodes.map(({ id }: { id: string }) => names[id]));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    return pages;
  }

  it('pending ones come first across all pages, then the newest, each once', async () => {
    const names = await made({
      1: 'PENDING',
      2: 'DECLINED',
      3: 'PENDING',
      4: 'RESCINDED',
      5: 'ACCEPTED',
      6: 'PENDING',
    });
    expect(await all(trading.seller, names, { first: 2 })).toEqual([
      ['6 PENDING', '3 PENDING'],
      ['1 PENDING', '5 ACCEPTED'],
      ['4 RESCINDED', '2 DECLINED'],
    ]);
  });

  it('each side’s turn comes first among those that wait, and after them', async () => {
    const { buyer, seller } = trading;
    const names = {
      ...(await made({ 1: 'PENDING', 2: 'ACCEPTED', 3: 'DECLINED' })),
      ...(await made({ 4: 'PENDING' }, { from: seller, to: buyer, offerType: 'SELL' })),
    };
    const found = async (person: Person, asked: object = {}) =>
      (await all(person, names, { first: 1, ...asked })).flat();
    expect(await found(buyer)).toEqual(['4 PENDING', '1 PENDING', '2 ACCEPTED', '3 DECLINED']);
    expect(await found(seller)).toEqual(['1 PENDING', '4 PENDING', '2 ACCEPTED', '3 DECLINED']);
    expect(await found(seller, { stage: 'MY_TURN' })).toEqual(['1 PENDING', '2 ACCEPTED']);
    expect(await found(seller, { stage: 'OPEN' })).toEqual([
      '1 PENDING',
      '4 PENDING',
      '2 ACCEPTED',
    ]);
    expect(await found(seller, { stage: 'DONE' })).toEqual(['3 DECLINED']);
  });

  it('PostgreSQL ranks and filters any offers as the domain does', async () => {
    const { buyer, seller, server, variantIds } = trading;
    const proposal = fc.constantFrom(
      null,
      ...OFFER_SIDES.flatMap((by) => [true, false].map((isTaken) => ({ by, isTaken }))),
    );
    const anOffer = fc.record({
      isMade: fc.boolean(),
      status: fc.constantFrom(
        'PENDING',
        'PENDING',
        'ACCEPTED',
        'ACCEPTED',
        'DECLINED',
        'RESCINDED',
      ),
      marks: fc.constantFrom([], ['INITIATOR'], ['RECIPIENT'], OFFER_SIDES),
      calledOffBy: fc.constantFrom(null, null, ...OFFER_SIDES),
      proposals: fc.array(proposal, { maxLength: 2 }),
      minute: fc.nat(3),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anOffer, { minLength: 6, maxLength: 12 }), async (offers) => {
        await server.pool.query('truncate offer cascade');
        const known: {
          id: string;
          rank: number;
          at: number;
          state: OfferState;
          isMade: boolean;
        }[] = [];
        for (const { isMade, status, marks, calledOffBy, proposals, minute } of offers) {
          const sides: readonly string[] = status === 'ACCEPTED' ? marks : [];
          const exchangedBy = {
            INITIATOR: sides.includes('INITIATOR'),
            RECIPIENT: sides.includes('RECIPIENT'),
          };
          const off =
            status === 'ACCEPTED' && sides.length < 2 && calledOffBy !== null ? calledOffBy : null;
          const items = proposals.map((said) => said && { ...said, priceInCents: 5 });
          const state: OfferState = {
            status: status as OfferStatus,
            exchangedBy,
            calledOffBy: off,
            openPrices: openPricesOf(
              status === 'PENDING'
                ? items.map((said) => ({
                    priceType: 'CONTACT',
                    fixedPriceInCents: null,
                    proposal: said,
                  }))
                : [],
            ),
          };
          const createdAt = `2026-03-01 10:0${minute}:00+00`;
          const [initiator, recipient] = isMade ? [buyer, seller] : [seller, buyer];
          const moment = '2026-03-02 10:00:00+00';
          const id = await insertOffer(
            server.database,
            { initiatorId: initiator.id, recipientId: recipient.id },
            Object.fromEntries(
              items.map((said, at) => [
                variantIds[at]!,
                {
                  priceType: 'CONTACT' as const,
                  proposedBy: said?.by ?? null,
                  proposedPriceCents: said?.priceInCents ?? null,
                  isPriceTaken: said?.isTaken ?? false,
                },
              ]),
            ),
            {
              status: state.status,
              createdAt,
              initiatorExchangedAt: exchangedBy.INITIATOR ? moment : null,
              recipientExchangedAt: exchangedBy.RECIPIENT ? moment : null,
              calledOffBy: off,
              calledOffAt: off && moment,
            },
          );
          const rank = offerRank(state, isMade ? 'INITIATOR' : 'RECIPIENT');
          known.push({ id, rank, at: minute, state, isMade });
        }
        known.sort((a, b) => b.rank - a.rank || b.at - a.at || (a.id < b.id ? 1 : -1));
        const ids = Object.fromEntries(known.map(({ id }) => [id, id]));
        const found = async (asked: object) =>
          (await all(buyer, ids, { first: 5, ...asked })).flat();
        expect(await found({})).toEqual(known.map(({ id }) => id));
        for (const stage of OFFER_STAGES) {
          const at = known.filter(({ state, isMade }) =>
            isAtStage(state, isMade ? 'INITIATOR' : 'RECIPIENT', stage),
          );
          expect(await found({ stage })).toEqual(at.map(({ id }) => id));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('are found by the other player or by a card, whatever the case, and by nothing else', async () => {
    const { buyer, seller, stranger, server, variantIds } = trading;
    await server.database
      .update(card)
      .set({ name: 'Élan Scout', subtitle: '100% _Sure' })
      .where(eq(card.id, 'sor-001'));
    const sides = { initiatorId: buyer.id, recipientId: seller.id };
    const withCard = await insertOffer(server.database, sides, { [variantIds[0]]: {} });
    const without = await insertOffer(server.database, { ...sides, initiatorId: stranger.id });
    const names = { [withCard]: 'card', [without]: 'no card' };
    const found = async (search: string) =>
      (await all(seller, names, { search })).flat().toSorted();
    expect(await found('BUY')).toEqual(['card']);
    expect(await found('strange')).toEqual(['no card']);
    expect(await found(' scout ')).toEqual(['card']);
    expect(await found('ÉLAN')).toEqual(['card']);
    expect(await found('% _s')).toEqual(['card']);
    expect(await found('%_')).toEqual([]);
    expect(await found('seller')).toEqual([]);
    expect(await found('  ')).toEqual(['card', 'no card']);
    await expect(page(seller, { search: 'x'.repeat(101) })).rejects.toThrow('VALIDATION');
  });

  it('say in short what they are about, and how many notes are new, in a few statements', async () => {
    const { buyer, seller, server, variantIds } = trading;
    const { offer } = await trading.create(buyer, {
      note: 'Hello!',
      offerItems: [
        { variantId: variantIds[0], quantity: 2, priceType: 'FIXED', fixedPriceInCents: 300 },
        { variantId: variantIds[1], quantity: 1, priceType: 'CONTACT' },
      ],
    });
    const write = (person: Person, content: string) =>
      trading.send(
        person,
        `mutation ($content: String!) { addOfferNote(offerId: "${offer.id}", content: $content) { errors { code } } }`,
        { content },
      );
    await write(buyer, 'Are you there?');
    const rows = (person: Person) =>
      trading.send(
        person,
        '{ userOffers { nodes { unreadNotes outline { items { variantId } printings copies totalInCents unpriced } } } }',
        {},
      );
    const outline = {
      items: variantIds.toSorted().map((variantId) => ({ variantId })),
      printings: 2,
      copies: 3,
      totalInCents: 600,
      unpriced: 1,
    };
    expect((await rows(seller)).nodes).toEqual([{ unreadNotes: 2, outline }]);
    expect((await rows(buyer)).nodes).toEqual([{ unreadNotes: 0, outline }]);
    await trading.act(seller, 'markOfferRead', offer.id, ', version: 2');
    expect((await rows(seller)).nodes).toMatchObject([{ unreadNotes: 0 }]);
    await write(buyer, 'Still?');
    await write(seller, 'Yes!');
    expect((await rows(seller)).nodes).toMatchObject([{ unreadNotes: 1 }]);

    const one = await statementsOf(() => rows(seller));
    for (let more = 0; more < 10; more += 1) {
      await insertOffer(
        server.database,
        { initiatorId: buyer.id, recipientId: seller.id },
        { [variantIds[0]]: {} },
      );
    }
    expect(await statementsOf(() => rows(seller))).toBe(one);
  });

  it('of offers that were made at one moment none is left out between two pages', async () => {
    const { database } = trading.server;
    const sides = { initiatorId: trading.buyer.id, recipientId: trading.seller.id };
    const createdAt = '2026-03-01 10:00:00.123456+00';
    const names: Record<string, string> = {};
    for (let at = 0; at < 5; at += 1) {
      names[await insertOffer(database, sides, {}, { createdAt })] = `${at}`;
    }
    const pages = await all(trading.buyer, names, { first: 2 });
    expect(pages.flat().toSorted()).toEqual(['0', '1', '2', '3', '4']);
  });

  it('can be filtered by role, type and status, and are nobody else’s', async () => {
    const { seller, buyer, stranger } = trading;
    const names = {
      ...(await made({ 1: 'PENDING', 2: 'DECLINED' })),
      ...(await made({ 3: 'PENDING' }, { from: seller, to: buyer, offerType: 'SELL' })),
      ...(await made({ 4: 'PENDING' }, { from: stranger })),
    };
    const found = async (asked: object) => (await all(buyer, names, { ...asked })).flat();
    expect(await found({})).toEqual(['3 PENDING', '1 PENDING', '2 DECLINED']);
    expect(await found({ role: 'INITIATOR' })).toEqual(['1 PENDING', '2 DECLINED']);
    expect(await found({ role: 'RECIPIENT' })).toEqual(['3 PENDING']);
    expect(await found({ offerType: 'SELL' })).toEqual(['3 PENDING']);
    expect(await found({ offerType: 'SELL', role: 'INITIATOR' })).toEqual([]);
    expect(await found({ status: 'DECLINED' })).toEqual(['2 DECLINED']);
  });

  it.each([-1, 0, 101, 2_147_483_647])('%s at once are refused', async (first) => {
    await expect(page(trading.buyer, { first })).rejects.toThrow('VALIDATION');
  });

  it.each(['', 'x', '\0', Buffer.from('2 1 1').toString('base64url')])(
    '%j isn’t a valid cursor',
    async (after) => {
      await expect(page(trading.buyer, { after })).rejects.toThrow('VALIDATION');
    },
  );
});

describe('unread offers', () => {
  const trading = withTrading();
  const { act } = trading;

  const unreadOf = (person: Person): Promise<number> =>
    trading.send(person, '{ unreadOfferCount }', {});
  const isUnread = async (person: Person, offerId: string): Promise<boolean> =>
    (await trading.send(person, `{ offer(offerId: "${offerId}") { isUnread } }`, {})).isUnread;
  const read = (person: Person, offerId: string, version: number) =>
    act(person, 'markOfferRead', offerId, `, version: ${version}`);

  it('an action of one side is unread for the other, until they have seen it', async () => {
    const { seller, buyer } = trading;
    const { offer } = await trading.create();
    expect([await unreadOf(seller), await unreadOf(buyer)]).toEqual([1, 0]);
    expect(await isUnread(seller, offer.id)).toBe(true);

    expect(await read(seller, offer.id, 1)).toMatchObject({
      offer: { isUnread: false, version: 1 },
    });
    expect(await unreadOf(seller)).toBe(0);
    await act(seller, 'acceptOffer', offer.id);
    expect([await unreadOf(seller), await unreadOf(buyer)]).toEqual([0, 1]);
    await act(buyer, 'callOffOffer', offer.id);
    expect([await unreadOf(seller), await unreadOf(buyer)]).toEqual([1, 1]);
  });

  it('actions after the version on the screen stay unread, and none is marked in advance', async () => {
    const { seller, buyer } = trading;
    const { offer } = await trading.create();
    await act(buyer, 'rescindOffer', offer.id);
    await read(seller, offer.id, 1);
    expect(await isUnread(seller, offer.id)).toBe(true);
    // Neither an older nor a future version counts.
    await read(seller, offer.id, 2_147_483_647);
    await read(seller, offer.id, -5);
    expect(await isUnread(seller, offer.id)).toBe(false);
    await trading.send(
      buyer,
      `mutation { addOfferNote(offerId: "${offer.id}", content: "Sorry!") { errors { code } } }`,
      {},
    );
    expect(await isUnread(seller, offer.id)).toBe(true);
  });

  it('belongs to each side, and not to a third party', async () => {
    const { seller, buyer, stranger } = trading;
    const { offer } = await trading.create();
    await read(buyer, offer.id, 1);
    expect(await isUnread(seller, offer.id)).toBe(true);
    expect(await unreadOf(stranger)).toBe(0);
    await expect(read(stranger, offer.id, 1)).rejects.toThrow('NOT_FOUND');
  });
});

describe('offers in one’s own file', () => {
  const trading = withTrading();

  it('offers and what was written in them are in both people’s own files, and in nobody else’s', async () => {
    const { buyer, seller, stranger, server } = trading;
    const [standard] = trading.variantIds;
    const offerId = await accepted(trading, { note: 'Would you?' });
    const note =
      'mutation ($offerId: ID!) { addOfferNote(offerId: $offerId, content: "With pleasure.") { errors { code } } }';
    await trading.send(seller, note, { offerId });
    await mark(trading, buyer, offerId);
    await mark(trading, seller, offerId);
    const { offer: declined } = await trading.create(buyer, {
      offerItems: [
        { variantId: standard, quantity: 2, priceType: 'FIXED', fixedPriceInCents: 150 },
      ],
    });
    await trading.act(seller, 'declineOffer', declined.id, 'reason: "Too cheap"');

    const fileOf = async ({ headers }: typeof buyer) =>
      (await server.app.inject({ url: '/api/my_data', headers })).json();
    const moment = expect.stringMatching(/^\d{4}-.*Z$/);
    expect((await fileOf(buyer)).offers).toEqual([
      {
        offerType: 'BUY',
        status: 'ACCEPTED',
        from: 'you',
        to: 'seller',
        declineReason: null,
        at: moment,
        updatedAt: moment,
        exchanged: true,
        calledOffBy: null,
        items: [
          {
            variantId: standard,
            quantity: 1,
            priceType: 'MARKET',
            fixedPriceInCents: 1_001,
            proposedPriceInCents: null,
            isPriceTaken: false,
          },
        ],
        discussion: [
          { at: moment, by: 'you', content: 'Would you?' },
          { at: moment, by: 'seller', content: 'With pleasure.' },
        ],
      },
      expect.objectContaining({
        status: 'DECLINED',
        declineReason: 'Too cheap',
        exchanged: false,
        items: [
          {
            variantId: standard,
            quantity: 2,
            priceType: 'FIXED',
            fixedPriceInCents: 150,
            proposedPriceInCents: null,
            isPriceTaken: false,
          },
        ],
        discussion: [],
      }),
    ]);
    const ofSeller = await fileOf(seller);
    expect(ofSeller.offers[0]).toMatchObject({ from: 'buyer', to: 'you' });
    expect((await fileOf(stranger)).offers).toEqual([]);
  });
});
