import { expireOffers } from '@server/modules/offers/commands/watch-offers';
import { insertOffer } from '@tests/factories/offer-rows';
import { insertStep } from '@tests/factories/ledger-rows';
import type { Person } from '../users/support/sign-up';
import { eventsOf, holdingsOf, mark } from './support/holdings';
import { withTrading } from './support/trading';

const trading = withTrading();

const ITEMS =
  'offerItems { variantId quantity priceType fixedPriceInCents proposedPriceInCents proposedBy isPriceTaken }';
const SENT = '{ variantId cardId quantity priceType priceInCents }';
const OFFER = `id status version termsNumber termsBy offerType expiresAt ${ITEMS}
  terms { number sentBy gives ${SENT} gets ${SENT} balanceInCents createdAt } createdAt notes { content }`;

interface Item {
  variantId?: string;
  quantity?: number;
  priceType?: string;
  fixedPriceInCents?: number | null;
  expectedPriceInCents?: number;
}
const item = (given: Item = {}) => ({
  variantId: trading.variantIds[0],
  quantity: 1,
  priceType: 'FIXED',
  fixedPriceInCents: given.priceType && given.priceType !== 'FIXED' ? null : 900,
  ...given,
});
const counter = (
  person: Person,
  offerId: string,
  answers: number,
  offerItems: object[],
  more: object = {},
) =>
  trading.send(
    person,
    `mutation ($offerId: ID!, $answers: Int!, $offerItems: [OfferItemInput!]!, $answerDays: Int, $note: String) {
      counterListOffer(offerId: $offerId, answers: $answers, offerItems: $offerItems, answerDays: $answerDays, note: $note) {
        offer { ${OFFER} } errors { field message code variantId available presentPriceInCents } } }`,
    { offerId, answers, offerItems, ...more },
  );
const accept = (person: Person, offerId: string, terms: number) =>
  trading.act(person, 'acceptOffer', offerId, `terms: ${terms}`);
const hide = (person: Person) =>
  trading.server.pool.query('update sharing set shared_with_all = false where user_id = $1', [
    person.id,
  ]);

describe('an offer to buy', () => {
  it('goes back and forth with other cards, copies and prices, and is settled as agreed', async () => {
    const { buyer, seller, server } = trading;
    const [standard, foil] = trading.variantIds;
    const at = '2026-01-01T00:00:00Z';
    await insertStep(server.database, {
      userId: seller.id,
      at,
      counts: { [standard]: 3, [foil]: 3 },
    });
    const { offer } = await trading.create(buyer, { offerItems: [item({ quantity: 2 })] });

    const answer = await counter(seller, offer.id, 1, [item({ fixedPriceInCents: 1_100 })], {
      answerDays: 3,
      note: 'I keep one.',
    });
    expect(answer.errors).toEqual([]);
    expect(answer.offer).toMatchObject({
      status: 'PENDING',
      offerType: 'BUY',
      termsNumber: 2,
      termsBy: 'RECIPIENT',
      offerItems: [{ variantId: standard, quantity: 1, fixedPriceInCents: 1_100 }],
      notes: [{ content: 'I keep one.' }],
      terms: [
        {
          number: 1,
          sentBy: 'INITIATOR',
          createdAt: offer.createdAt,
          balanceInCents: 0,
          // From the seller's side.
          gives: [
            {
              variantId: standard,
              cardId: 'sor-001',
              quantity: 2,
              priceType: 'FIXED',
              priceInCents: 900,
            },
          ],
          gets: [],
        },
        { number: 2, sentBy: 'RECIPIENT', gives: [{ quantity: 1, priceInCents: 1_100 }], gets: [] },
      ],
    });
    // The same again, after a lost answer, changes nothing.
    const again = await counter(seller, offer.id, 1, [item({ fixedPriceInCents: 1_100 })]);
    expect(again.offer.version).toBe(answer.offer.version);

    const third = await counter(buyer, offer.id, 2, [
      item({ variantId: foil, quantity: 2, priceType: 'MARKET', expectedPriceInCents: 250 }),
      item({ fixedPriceInCents: 1_000 }),
    ]);
    expect(third.offer).toMatchObject({ termsNumber: 3, termsBy: 'INITIATOR' });
    expect(third.offer.terms).toHaveLength(3);
    // To the buyer, the copies are what they get.
    expect(third.offer.terms[2]).toMatchObject({
      gives: [],
      gets: expect.arrayContaining([
        expect.objectContaining({ variantId: foil, quantity: 2, priceInCents: 250 }),
        expect.objectContaining({ variantId: standard, quantity: 1, priceInCents: 1_000 }),
      ]),
    });

    await expect(accept(seller, offer.id, 1)).rejects.toThrow('CONFLICT');
    await expect(accept(buyer, offer.id, 3)).rejects.toThrow('FORBIDDEN');
    expect((await accept(seller, offer.id, 3)).offer.status).toBe('ACCEPTED');
    await mark(trading, buyer, offer.id);
    expect((await mark(trading, seller, offer.id)).errors).toEqual([]);
    expect(await holdingsOf(trading, buyer)).toMatchObject({
      counts: { [standard]: 1, [foil]: 2 },
      wanted: { [standard]: 1 },
    });
    expect(await holdingsOf(trading, seller)).toMatchObject({
      counts: { [standard]: 2, [foil]: 1 },
      forSale: { [standard]: 2, [foil]: 1 },
    });
    expect(await eventsOf(trading, seller)).toEqual([
      'OFFERED',
      'COUNTERED',
      'COUNTERED',
      'ACCEPTED',
      'MARKED',
      'EXCHANGED',
    ]);
  });

  it('is accepted by its initiator, who learns nothing of a hidden list from a refusal', async () => {
    const { buyer, seller, server } = trading;
    const { offer } = await trading.create();
    await counter(seller, offer.id, 1, [item({ quantity: 3 })]);
    await server.pool.query('update sale_list_item set quantity = 1');
    const short = await accept(buyer, offer.id, 2);
    expect(short.errors).toMatchObject([{ code: 'NOT_AVAILABLE', available: null }]);
    expect(short.offer.status).toBe('PENDING');
    await server.pool.query('update sale_list_item set quantity = 3');
    expect((await accept(buyer, offer.id, 2)).offer.status).toBe('ACCEPTED');
  });

  it('names what its list has left, or what the terms name once the list is hidden', async () => {
    const { buyer, seller } = trading;
    const [standard, foil] = trading.variantIds;
    const { offer } = await trading.create(buyer, { offerItems: [item({ quantity: 3 })] });
    const tooMany = await counter(seller, offer.id, 1, [item({ quantity: 4 })]);
    expect(tooMany.errors).toMatchObject([
      { field: 'offerItems.0.quantity', code: 'NOT_AVAILABLE', available: 3, variantId: standard },
    ]);
    await counter(seller, offer.id, 1, [item({ quantity: 2 })]);
    await hide(seller);
    const hidden = await counter(buyer, offer.id, 2, [
      item({ quantity: 3 }),
      item({ variantId: foil }),
    ]);
    expect(hidden.errors).toMatchObject([
      { field: 'offerItems.0.quantity', available: 2 },
      { field: 'offerItems.1.quantity', available: 0 },
    ]);
    const named = await counter(buyer, offer.id, 2, [item({ quantity: 2, fixedPriceInCents: 1 })]);
    expect(named.offer).toMatchObject({ termsNumber: 3 });
  });

  it('follows the seller’s prices only for those who see them', async () => {
    const { buyer, seller, server } = trading;
    const market = item({ priceType: 'MARKET', quantity: 2 });
    const { offer } = await trading.create(buyer, { offerItems: [market] });
    await server.pool.query('update sale_list set percentage_adjustment = 100');
    const seen = await counter(seller, offer.id, 1, [{ ...market, quantity: 1 }]);
    expect(seen.offer.offerItems).toMatchObject([
      { priceType: 'MARKET', fixedPriceInCents: 2_002 },
    ]);
    await server.pool.query('update sale_list set percentage_adjustment = 0');
    await hide(seller);
    const hidden = await counter(buyer, offer.id, 2, [market]);
    expect(hidden.errors).toMatchObject([{ code: 'NOT_AVAILABLE' }]);
    const same = await counter(buyer, offer.id, 2, [{ ...market, quantity: 1 }]);
    expect(same.offer.offerItems).toMatchObject([{ fixedPriceInCents: 2_002 }]);
  });

  it('keeps what was said about a price that is to be agreed', async () => {
    const { buyer, seller } = trading;
    const contact = item({ priceType: 'CONTACT' });
    const { offer } = await trading.create(buyer, { offerItems: [{ ...contact, quantity: 2 }] });
    await trading.act(
      buyer,
      'proposeOfferPrice',
      offer.id,
      `variantId: "${contact.variantId}", priceInCents: 700`,
    );
    const kept = await counter(seller, offer.id, 1, [contact]);
    expect(kept.offer.offerItems).toMatchObject([
      { quantity: 1, proposedPriceInCents: 700, proposedBy: 'INITIATOR', isPriceTaken: false },
    ]);
    const named = await counter(buyer, offer.id, 2, [item({ fixedPriceInCents: 800 })]);
    expect(named.offer.offerItems).toMatchObject([
      { priceType: 'FIXED', fixedPriceInCents: 800, proposedPriceInCents: null },
    ]);
    expect((await accept(seller, offer.id, 3)).offer.status).toBe('ACCEPTED');
  });

  it('isn’t countered by the side that sent the terms, by a third party, late, or with bad terms', async () => {
    const { buyer, seller, stranger, server } = trading;
    const { offer } = await trading.create();
    const other = [item()];
    await expect(counter(buyer, offer.id, 1, other)).rejects.toThrow('FORBIDDEN');
    await expect(counter(stranger, offer.id, 1, other)).rejects.toThrow('NOT_FOUND');
    await expect(counter(seller, offer.id, 2, other)).rejects.toThrow('CONFLICT');
    for (const [wrong, code] of [
      [[], 'INVALID'],
      [[item({ quantity: 0 })], 'INVALID'],
      [[item({ fixedPriceInCents: -1 })], null],
      [[item(), item()], null],
    ] as const) {
      const { errors, offer: kept } = await counter(seller, offer.id, 1, [...wrong]);
      expect(errors.length).toBeGreaterThan(0);
      if (code) expect(errors[0].code).toBe(code);
      expect(kept).toMatchObject({ termsNumber: 1, version: 1 });
    }
    const days = await counter(seller, offer.id, 1, other, { answerDays: 5 });
    expect(days.errors).toMatchObject([{ code: 'NOT_DAYS' }]);
    await server.pool.query(`update offer set expires_at = now() - interval '1 second'`);
    await expireOffers(server.database);
    await expect(counter(seller, offer.id, 1, other)).rejects.toThrow('CONFLICT');
  });
});

it('an offer to sell is countered by the buyer, within their want list', async () => {
  const { buyer, seller } = trading;
  const [, foil] = trading.variantIds;
  const { offer } = await trading.create(seller, {
    recipientHandle: 'buyer',
    offerType: 'SELL',
    offerItems: [item({ fixedPriceInCents: 1_000 })],
  });
  const tooMany = await counter(buyer, offer.id, 1, [item({ quantity: 3 })]);
  expect(tooMany.errors).toMatchObject([{ code: 'NOT_AVAILABLE', available: 2 }]);
  const answer = await counter(buyer, offer.id, 1, [
    item({ quantity: 2, fixedPriceInCents: 800 }),
    item({ variantId: foil, fixedPriceInCents: 200 }),
  ]);
  expect(answer.offer).toMatchObject({ offerType: 'SELL', termsBy: 'RECIPIENT' });
  expect(answer.offer.terms[0]).toMatchObject({ gives: [], gets: [{ priceInCents: 1_000 }] });
  expect((await accept(seller, offer.id, 2)).offer.status).toBe('ACCEPTED');
});

it('a swap has other terms than an offer to buy, and the other way round', async () => {
  const { buyer, seller, server } = trading;
  const { offer } = await trading.create();
  const swap = (offerId: string) =>
    trading.send(
      seller,
      `mutation ($offerId: ID!, $terms: SwapTermsInput!) {
        counterOffer(offerId: $offerId, answers: 1, terms: $terms) { errors { code } } }`,
      { offerId, terms: { gives: [], gets: [] } },
    );
  await expect(swap(offer.id)).rejects.toThrow('FORBIDDEN');
  const people = { initiatorId: buyer.id, recipientId: seller.id, offerType: 'TRADE' } as const;
  const swapId = await insertOffer(server.database, people, { [trading.variantIds[0]]: {} });
  await expect(counter(seller, swapId, 1, [item()])).rejects.toThrow('FORBIDDEN');
});
