import { offerNote } from '@server/modules/offers/tables';
import { insertCard, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { withTrading } from './support/trading';

const trading = withTrading();

const EVENTS = `select user_account.handle, inbox_event.kind from inbox_event
  join user_account on user_account.id = inbox_event.user_id order by user_account.handle`;

describe('an offer to buy', () => {
  it('is seen by both sides, and notifies the other one', async () => {
    const { offer, errors } = await trading.create();
    const [variantId] = trading.variantIds;
    expect(errors).toEqual([]);
    expect(offer).toEqual({
      id: expect.any(String),
      status: 'PENDING',
      offerType: 'BUY',
      version: 1,
      isUnread: false,
      mySide: 'INITIATOR',
      exchangedBy: [],
      calledOffBy: null,
      declineReason: null,
      initiator: { id: trading.buyer.id, handle: 'buyer' },
      recipient: { id: trading.seller.id, handle: 'seller' },
      createdAt: offer.updatedAt,
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      offerItems: [
        {
          variantId,
          quantity: 1,
          priceType: 'MARKET',
          fixedPriceInCents: 1_001,
          marketPriceInCents: 1_001,
        },
      ],
      notes: [],
    });
    const read = 'query ($id: ID!) { offer(offerId: $id) { id isUnread mySide status } }';
    expect(await trading.send(trading.seller, read, { id: offer.id })).toEqual({
      id: offer.id,
      isUnread: true,
      mySide: 'RECIPIENT',
      status: 'PENDING',
    });
    const { rows } = await trading.server.pool.query(EVENTS);
    expect(rows).toEqual([
      { handle: 'buyer', kind: 'OFFERED' },
      { handle: 'seller', kind: 'OFFERED' },
    ]);
  });

  it('keeps the named prices, and the seller’s current market price', async () => {
    const [standard, foil] = trading.variantIds;
    const { pool } = trading.server;
    await pool.query('update sale_list set percentage_adjustment = 10, rounding_step = 25');
    const { offer } = await trading.create(trading.buyer, {
      offerItems: [
        { variantId: standard, quantity: 3, priceType: 'MARKET', expectedPriceInCents: 1_125 },
        { variantId: foil, quantity: 2, priceType: 'FIXED', fixedPriceInCents: 199 },
      ],
    });
    await pool.query('update card_variant set current_price_cents = 7');
    await pool.query('update sale_list set percentage_adjustment = 0');
    const read = `query ($id: ID!) { offer(offerId: $id) {
      offerItems { variantId quantity priceType fixedPriceInCents marketPriceInCents } } }`;
    const { offerItems } = await trading.send(trading.seller, read, { id: offer.id });
    expect(offerItems).toEqual(
      [
        { variantId: standard, quantity: 3, priceType: 'MARKET', fixedPriceInCents: 1_125 },
        { variantId: foil, quantity: 2, priceType: 'FIXED', fixedPriceInCents: 199 },
      ]
        .map((item) => ({ ...item, marketPriceInCents: 7 }))
        .toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1)),
    );
  });

  it('has no price if there is none, or if it is to be agreed', async () => {
    const [standard, foil] = trading.variantIds;
    await trading.server.pool.query(
      'update card_variant set current_price_cents = null, current_price_recorded_at = null',
    );
    const { offer, errors } = await trading.create(trading.buyer, {
      offerItems: [
        { variantId: standard, quantity: 1, priceType: 'MARKET', expectedPriceInCents: null },
        { variantId: foil, quantity: 1, priceType: 'CONTACT', fixedPriceInCents: 100 },
      ],
    });
    expect(errors).toEqual([]);
    expect(offer.offerItems).toMatchObject([
      { fixedPriceInCents: null },
      { fixedPriceInCents: null },
    ]);
  });

  it.each([
    ['opens the discussion', '  Both, please?\n', ['Both, please?']],
    ['is absent if it is blank', ' \u200B\n', []],
    ['is as long as a note may be', 'é'.repeat(2_000), ['é'.repeat(2_000)]],
    ['is stored as it was written', '<b>hi</b> \u202Eabc', ['<b>hi</b> \u202Eabc']],
  ])('has a note that %s', async (_what, note, contents) => {
    const { offer, errors } = await trading.create(trading.buyer, { note });
    expect(errors).toEqual([]);
    expect(offer.notes.map(({ content }: { content: string }) => content)).toEqual(contents);
  });

  it.each([
    [undefined, 14],
    [3, 3],
    [30, 30],
  ])('that says %s days waits %s days for an answer', async (answerDays, days) => {
    await trading.create(trading.buyer, { answerDays });
    const { rows } = await trading.server.pool.query(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days from offer`,
    );
    expect(rows).toEqual([{ days }]);
  });

  it('can name 100 printings', async () => {
    const { database, pool } = trading.server;
    const variantIds: string[] = [];
    for (let at = 0; at < 100; at += 1) {
      const cardId = await insertCard(database, { id: `sor-9${at}`, cardSetId: 'sor' });
      variantIds.push(await insertPrinting(database, { cardId }));
    }
    await pool.query('delete from sale_list');
    await insertSaleList(
      database,
      trading.seller.id,
      Object.fromEntries(variantIds.map((id) => [id, { quantity: 1 }])),
    );
    const { offer, errors } = await trading.create(trading.buyer, {
      offerItems: variantIds.map((variantId) => ({
        variantId,
        quantity: 1,
        priceType: 'CONTACT',
      })),
    });
    expect(errors).toEqual([]);
    expect(offer.offerItems).toHaveLength(100);
  });
});

describe('an offer to sell', () => {
  it('goes to the owner of a want list, at the seller’s own prices', async () => {
    const { database, pool } = trading.server;
    await pool.query('update sale_list set percentage_adjustment = -50');
    const [variantId] = trading.variantIds;
    const offered = { variantId, quantity: 2, priceType: 'MARKET' };
    const selling = { recipientHandle: 'buyer', offerType: 'SELL', note: 'Two?' };
    const { offer } = await trading.create(trading.seller, {
      ...selling,
      offerItems: [{ ...offered, fixedPriceInCents: 501 }],
    });
    expect(offer).toMatchObject({
      offerType: 'SELL',
      initiator: { handle: 'seller' },
      recipient: { handle: 'buyer' },
      offerItems: [{ quantity: 2, fixedPriceInCents: 501 }],
      notes: [{ content: 'Two?', user: { handle: 'seller' } }],
    });
    expect(await database.select({ userId: offerNote.userId }).from(offerNote)).toEqual([
      { userId: trading.seller.id },
    ]);
    // A player without a sale list asks the market price.
    const { offer: other } = await trading.create(trading.stranger, {
      ...selling,
      offerItems: [{ ...offered, expectedPriceInCents: 1_001 }],
    });
    expect(other.offerItems).toMatchObject([{ fixedPriceInCents: 1_001 }]);
  });
});
