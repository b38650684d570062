import { MAX_TERMS } from '@domain/offer';
import { expireOffers, remindOfOffers } from '@server/modules/offers/commands/watch-offers';
import { insertStep } from '@tests/factories/ledger-rows';
import type { Person } from '../users/support/sign-up';
import { eventsOf, holdingsOf, mark } from './support/holdings';
import { withTrading } from './support/trading';

const trading = withTrading();

const ERRORS = 'errors { field message code variantId available }';
const SWAP = `id status version termsNumber termsBy isLapsed balanceInCents balancePaidBy mySide
  offerItems { variantId quantity inReturn }
  terms { number sentBy gives { variantId quantity } gets { variantId quantity } balanceInCents balancePaidBy }`;

const given = (more: object = {}) => {
  const [standard, foil] = trading.variantIds;
  return {
    gives: [{ variantId: standard, quantity: 1 }],
    gets: [{ variantId: foil, quantity: 2 }],
    balanceInCents: 300,
    balancePaidBy: 'INITIATOR',
    ...more,
  };
};

/** The buyer proposes to give the standard printing, which the seller wants, for two foils. */
async function wanting() {
  const { server, seller } = trading;
  const [standard] = trading.variantIds;
  await server.pool.query(`delete from sale_list_item where card_variant_id = $1`, [standard]);
  await server.pool.query(`delete from want_list_item where card_variant_id = $1`, [standard]);
  const { rows } = await server.pool.query<{ id: string }>(
    `insert into want_list (user_id) values ($1) returning id`,
    [seller.id],
  );
  await server.pool.query(
    `insert into want_list_item (want_list_id, card_variant_id, quantity) values ($1, $2, 3)`,
    [rows[0]!.id, standard],
  );
  await server.pool.query(
    `insert into sharing (user_id, subject, shared_with_all) values ($1, 'WANT_LIST', true)`,
    [seller.id],
  );
}

const propose = (terms: object = given(), more: object = {}, person = trading.buyer) =>
  trading.send(
    person,
    `mutation ($handle: String!, $terms: SwapTermsInput!, $key: String) {
      proposeSwap(recipientHandle: $handle, terms: $terms, idempotencyKey: $key) { offer { ${SWAP} } ${ERRORS} } }`,
    { handle: 'seller', terms, ...more },
  );
const counter = (person: Person, offerId: string, answers: number, terms: object) =>
  trading.send(
    person,
    `mutation ($offerId: ID!, $answers: Int!, $terms: SwapTermsInput!) {
      counterOffer(offerId: $offerId, answers: $answers, terms: $terms) { offer { ${SWAP} } ${ERRORS} } }`,
    { offerId, answers, terms },
  );
const accept = (person: Person, offerId: string, terms: number) =>
  trading.act(person, 'acceptOffer', offerId, `terms: ${terms}`);

/** The same terms from the seller's side. */
const mirrored = (more: object = {}) => {
  const { gives, gets, ...money } = given();
  return { gives: gets, gets: gives, ...money, ...more };
};

describe('a swap', () => {
  beforeEach(wanting);

  it('goes back and forth, and is settled in both directions with its money', async () => {
    const { buyer, seller, server } = trading;
    const [standard, foil] = trading.variantIds;
    const at = '2026-01-01T00:00:00Z';
    await insertStep(server.database, { userId: buyer.id, at, counts: { [standard]: 4 } });
    await insertStep(server.database, { userId: seller.id, at, counts: { [foil]: 3 } });
    const { offer, errors } = await propose();
    expect(errors).toEqual([]);
    expect(offer).toMatchObject({ termsNumber: 1, termsBy: 'INITIATOR', status: 'PENDING' });

    const answer = await counter(seller, offer.id, 1, mirrored({ balanceInCents: 500 }));
    expect(answer).toMatchObject({ errors: [], offer: { termsNumber: 2, termsBy: 'RECIPIENT' } });
    // The same again, after a lost answer, changes nothing.
    const again = await counter(seller, offer.id, 1, mirrored({ balanceInCents: 500 }));
    expect(again.offer.version).toBe(answer.offer.version);

    const twice = given({ gives: [{ variantId: standard, quantity: 2 }], balanceInCents: 400 });
    const third = await counter(buyer, offer.id, 2, twice);
    expect(third.offer).toMatchObject({
      termsNumber: 3,
      balanceInCents: 400,
      offerItems: expect.arrayContaining([
        { variantId: standard, quantity: 2, inReturn: true },
        { variantId: foil, quantity: 2, inReturn: false },
      ]),
      terms: [
        { number: 1, sentBy: 'INITIATOR', ...given() },
        { number: 2, sentBy: 'RECIPIENT', ...given({ balanceInCents: 500 }) },
        { number: 3, sentBy: 'INITIATOR', ...twice },
      ],
    });

    await expect(accept(seller, offer.id, 1)).rejects.toThrow('CONFLICT');
    await expect(accept(buyer, offer.id, 3)).rejects.toThrow('FORBIDDEN');
    expect((await accept(seller, offer.id, 3)).offer.status).toBe('ACCEPTED');
    await mark(trading, buyer, offer.id);
    expect((await mark(trading, seller, offer.id)).errors).toEqual([]);

    expect(await holdingsOf(trading, buyer)).toMatchObject({
      counts: { [standard]: 2, [foil]: 2 },
      wanted: {},
    });
    expect(await holdingsOf(trading, seller)).toMatchObject({
      counts: { [standard]: 2, [foil]: 1 },
      forSale: { [foil]: 1 },
      wanted: { [standard]: 1 },
    });
    const { rows } = await server.pool.query(
      `select user_id, note, balance_cents from collection_step where reason = 'EXCHANGE'`,
    );
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        { user_id: buyer.id, note: 'seller', balance_cents: -400 },
        { user_id: seller.id, note: 'buyer', balance_cents: 400 },
      ]),
    );
    expect(await eventsOf(trading, seller)).toEqual([
      'OFFERED',
      'COUNTERED',
      'COUNTERED',
      'ACCEPTED',
      'MARKED',
      'EXCHANGED',
    ]);
  });

  it('commits the copies of both sides once it is accepted', async () => {
    const { buyer, seller } = trading;
    const [, foil] = trading.variantIds;
    const { offer } = await propose();
    await accept(seller, offer.id, 1);
    const left = await trading.create(buyer, {
      offerItems: [{ variantId: foil, quantity: 2, priceType: 'MARKET' }],
    });
    expect(left.errors).toMatchObject([{ code: 'NOT_AVAILABLE', available: 1 }]);
    const { errors } = await propose(
      given({ gives: [{ variantId: trading.variantIds[0], quantity: 3 }] }),
    );
    expect(errors).toContainEqual(
      expect.objectContaining({ field: 'gives.0.quantity', code: 'NOT_AVAILABLE', available: 2 }),
    );
  });

  it('is made once for a key', async () => {
    const first = await propose(given(), { key: 'a-key-of-a-swap' });
    const second = await propose(given(), { key: 'a-key-of-a-swap' });
    expect(second.offer.id).toBe(first.offer.id);
    const other = await propose(given({ balanceInCents: 1 }), { key: 'a-key-of-a-swap' });
    expect(other.errors).toMatchObject([{ code: 'KEY_REUSED' }]);
  });

  it.each([
    ['the same card on both sides', () => ({ gets: given().gives }), 'ON_BOTH_SIDES'],
    ['nothing on either side', () => ({ gives: [], gets: [] }), 'ONE_SIDED'],
    ['a balance of −1', () => ({ balanceInCents: -1 }), 'NOT_A_BALANCE'],
    ['a balance of 1e9', () => ({ balanceInCents: 1_000_000_000 }), 'NOT_A_BALANCE'],
    ['five days', () => ({ answerDays: 5 }), 'NOT_DAYS'],
    [
      'more copies than are free',
      () => ({ gets: [{ variantId: trading.variantIds[1], quantity: 4 }] }),
      'NOT_AVAILABLE',
    ],
    ['no copies', () => ({ gets: [{ variantId: trading.variantIds[1], quantity: 0 }] }), 'INVALID'],
    [
      'a card on no list',
      () => ({ gets: [{ variantId: 'unknown', quantity: 1 }] }),
      'NOT_AVAILABLE',
    ],
  ])('with %s is refused', async (_what, wrong, code) => {
    const { offer, errors } = await propose(given(wrong()));
    expect(offer).toBeNull();
    expect(errors).toContainEqual(expect.objectContaining({ code }));
  });

  it('isn’t countered by the side that sent the terms, by a third party, or with bad terms', async () => {
    const { buyer, seller, stranger } = trading;
    const { offer } = await propose();
    await expect(counter(buyer, offer.id, 1, given({ balanceInCents: 1 }))).rejects.toThrow(
      'FORBIDDEN',
    );
    await expect(counter(stranger, offer.id, 1, mirrored())).rejects.toThrow('NOT_FOUND');
    await expect(counter(seller, offer.id, 2, mirrored())).rejects.toThrow('CONFLICT');
    const bad = await counter(seller, offer.id, 1, mirrored({ balanceInCents: -1 }));
    expect(bad.errors).toMatchObject([{ code: 'NOT_A_BALANCE' }]);
    expect(bad.offer).toMatchObject({ termsNumber: 1 });
  });

  it(`has no terms after the ${MAX_TERMS}th`, async () => {
    const { buyer, seller, server } = trading;
    const { offer } = await propose();
    await server.pool.query('update offer set terms_number = $1', [MAX_TERMS]);
    const { errors } = await counter(seller, offer.id, MAX_TERMS, mirrored());
    expect(errors).toMatchObject([{ code: 'TOO_MANY_ROUNDS' }]);
    await expect(counter(buyer, offer.id, MAX_TERMS, given())).rejects.toThrow('FORBIDDEN');
    expect((await accept(seller, offer.id, MAX_TERMS)).offer.status).toBe('ACCEPTED');
  });

  it('lapses when nobody answers in time, and tells both', async () => {
    const { buyer, seller, server } = trading;
    const { offer } = await propose();
    await expireOffers(server.database);
    expect(await accept(buyer, offer.id, 1).catch(String)).toContain('FORBIDDEN');
    await server.pool.query(`update offer set expires_at = now() - interval '1 second'`);
    await expireOffers(server.database);
    // A second run finds nothing.
    await expireOffers(server.database);
    await expect(accept(seller, offer.id, 1)).rejects.toThrow('CONFLICT');
    const after = `{ offer(offerId: "${offer.id}") { status isLapsed isUnread version } }`;
    const lapsed = { status: 'RESCINDED', isLapsed: true, isUnread: true, version: 2 };
    for (const person of [buyer, seller]) {
      expect(await trading.send(person, after, {})).toEqual(lapsed);
      expect(await eventsOf(trading, person)).toEqual(['OFFERED', 'LAPSED']);
    }
  });

  it('that got other terms waits as long as these say', async () => {
    const { seller, server } = trading;
    const { offer } = await propose(given({ answerDays: 3 }));
    const days = async () => {
      const { rows } = await server.pool.query<{ days: number }>(
        `select round(extract(epoch from expires_at - now()) / 86400)::int as days from offer`,
      );
      return rows[0]!.days;
    };
    expect(await days()).toBe(3);
    await counter(seller, offer.id, 1, mirrored({ answerDays: 30 }));
    expect(await days()).toBe(30);
  });

  it('asks both sides once what became of it, a month after it was accepted', async () => {
    const { buyer, seller, server } = trading;
    const { offer } = await propose();
    await accept(seller, offer.id, 1);
    await remindOfOffers(server.database);
    expect(await eventsOf(trading, buyer)).toEqual(['OFFERED', 'ACCEPTED']);
    await server.pool.query(`update offer set accepted_at = now() - interval '30 days'`);
    await remindOfOffers(server.database);
    await remindOfOffers(server.database);
    for (const person of [buyer, seller]) {
      expect(await eventsOf(trading, person)).toEqual(['OFFERED', 'ACCEPTED', 'REMINDED']);
    }
    expect((await mark(trading, buyer, offer.id)).errors).toEqual([]);
  });
});

it('isn’t an offer on a list', async () => {
  await expect(trading.create(trading.buyer, { offerType: 'TRADE' })).rejects.toThrow('VALIDATION');
});

it('needs a list that the player may see', async () => {
  await expect(propose(given(), { handle: 'stranger' })).rejects.toThrow('NOT_FOUND');
  await expect(propose(given(), { handle: 'seller' }, trading.seller)).rejects.toThrow('FORBIDDEN');
});
