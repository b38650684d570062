import { times } from '@tests/support/long';
import fc from 'fast-check';
import { insertOffer } from '@tests/factories/offer-rows';
import { insertStep } from '@tests/factories/ledger-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { signUp } from '../users/support/sign-up';
import { withTrading } from './support/trading';

const trading = withTrading();

const AT = '2026-01-01T00:00:00Z';
const ERRORS = 'errors { field message code variantId available }';

const SUBJECTS = ['SALE_LIST', 'WANT_LIST', 'COLLECTION'] as const;
/** Copies of each of the two printings. */
type Copies = [number, number];
/** What a player sells, and by how many percent above the market, wants, and has counted. */
type Holdings = Record<(typeof SUBJECTS)[number], Copies> & { adjusts: number };

const copiesUpTo = (most: number) => fc.tuple(fc.nat(most), fc.nat(most));
const holdings = fc.record({
  SALE_LIST: copiesUpTo(4),
  WANT_LIST: copiesUpTo(4),
  COLLECTION: copiesUpTo(9),
  adjusts: fc.constantFrom(0, 50),
});

interface Scene {
  shared: Record<(typeof SUBJECTS)[number], boolean>;
  opensExtras: boolean;
  /** What the terms that the other player sent name, and what the viewer answers. */
  sent: Copies;
  counter: Copies;
  /** Whether the viewer answers with each printing on the other side. */
  isTurned: boolean;
}
const scenes: fc.Arbitrary<Scene> = fc.record({
  shared: fc.record({ SALE_LIST: fc.boolean(), WANT_LIST: fc.boolean(), COLLECTION: fc.boolean() }),
  opensExtras: fc.boolean(),
  sent: fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })),
  counter: fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })),
  isTurned: fc.boolean(),
});

const byPrinting = (copies: Copies): Record<string, number> =>
  Object.fromEntries(trading.variantIds.map((id, at) => [id, copies[at]!] as const));

const listed = (copies: Copies) =>
  Object.fromEntries(Object.entries(byPrinting(copies)).filter(([, count]) => count > 0));

/** A player with these holdings, who shows the seller of the scene what is shared. @returns their id */
async function insertOther(handle: string, held: Holdings, scene: Scene): Promise<string> {
  const { database, pool } = trading.server;
  const { id } = await signUp(database, { handle });
  const forSale = Object.entries(listed(held.SALE_LIST)).map(
    ([variantId, quantity]) => [variantId, { quantity }] as const,
  );
  await insertSaleList(database, id, Object.fromEntries(forSale));
  await pool.query('update sale_list set percentage_adjustment = $2 where user_id = $1', [
    id,
    held.adjusts,
  ]);
  await insertWantList(database, id, listed(held.WANT_LIST));
  await insertStep(database, { userId: id, at: AT, counts: byPrinting(held.COLLECTION) });
  for (const subject of SUBJECTS) {
    await pool.query(
      `insert into sharing (user_id, subject, shared_with_all, opens_extras) values ($1, $2, $3, $4)`,
      [id, subject, scene.shared[subject], subject === 'COLLECTION' && scene.opensExtras],
    );
  }
  return id;
}

/** What the seller of the scene reads about a player, in answer to each offer that names copies. */
async function answersAbout(held: Holdings, scene: Scene) {
  const { server, seller, variantIds } = trading;
  const [standard, foil] = variantIds;
  await server.pool.query(`truncate rate_count, offer cascade`);
  await server.pool.query(`update user_account set handle = null where handle = 'other'`);
  const otherId = await insertOther('other', held, scene);
  const offerId = await insertOffer(
    server.database,
    { initiatorId: otherId, recipientId: seller.id, offerType: 'TRADE' },
    {
      [standard]: { quantity: scene.sent[0], inReturn: false },
      [foil]: { quantity: scene.sent[1], inReturn: true },
    },
  );
  const [mine, theirs] = scene.isTurned ? [foil, standard] : [standard, foil];
  const terms = {
    gives: [{ variantId: mine, quantity: scene.counter[0] }],
    gets: [{ variantId: theirs, quantity: scene.counter[1] }],
  };
  const accepted = await trading.act(seller, 'acceptOffer', offerId, 'terms: 1');
  await server.pool.query(`update offer set status = 'PENDING' where id = $1`, [offerId]);
  const answerTo = (mutation: string, variables: object) =>
    trading.send(seller, mutation, { ...variables }).catch((error: Error) => error.message);
  const onList = (offerType: string, variantId: string) =>
    answerTo(`mutation ($input: CreateOfferInput!) { createOffer(input: $input) { ${ERRORS} } }`, {
      input: {
        recipientHandle: 'other',
        offerType,
        offerItems: [{ variantId, quantity: scene.counter[0], priceType: 'CONTACT' }],
      },
    });
  /** Answers to the other's terms for an offer to buy or to sell, with a price that follows the market and without. */
  const toListOffer = async (offerType: 'BUY' | 'SELL', isMine: boolean) => {
    const sides = isMine
      ? { initiatorId: seller.id, recipientId: otherId }
      : { initiatorId: otherId, recipientId: seller.id };
    const listOfferId = await insertOffer(
      server.database,
      { ...sides, offerType },
      { [standard]: { quantity: scene.sent[0], priceType: 'MARKET', priceCents: 1_234 } },
      { termsNumber: 2, termsBy: isMine ? 'RECIPIENT' : 'INITIATOR' },
    );
    return answerTo(
      `mutation ($offerId: ID!, $offerItems: [OfferItemInput!]!) {
        counterListOffer(offerId: $offerId, answers: 2, offerItems: $offerItems) {
          offer { offerItems { variantId quantity fixedPriceInCents } } ${ERRORS} } }`,
      {
        offerId: listOfferId,
        offerItems: [
          { variantId: standard, quantity: scene.counter[0], priceType: 'MARKET' },
          { variantId: foil, quantity: scene.counter[1], priceType: 'CONTACT' },
        ].slice(0, scene.isTurned ? 1 : 2),
      },
    );
  };
  return {
    named: [
      await toListOffer('BUY', true),
      await toListOffer('SELL', true),
      await toListOffer('SELL', false),
      await answerTo(
        `mutation ($terms: SwapTermsInput!) {
          proposeSwap(recipientHandle: "other", terms: $terms) { ${ERRORS} } }`,
        { terms },
      ),
      await onList('BUY', foil),
      await onList('SELL', standard),
      await answerTo(
        `mutation ($offerId: ID!, $terms: SwapTermsInput!) {
          counterOffer(offerId: $offerId, answers: 1, terms: $terms) { ${ERRORS} } }`,
        { offerId, terms },
      ),
    ],
    short: accepted.errors as readonly { variantId: string }[],
  };
}

/** Two players who differ in what they share with nobody. */
const alikeWhereSeen = (one: Holdings, another: Holdings, { shared }: Scene): Holdings => ({
  SALE_LIST: shared.SALE_LIST ? one.SALE_LIST : another.SALE_LIST,
  WANT_LIST: shared.WANT_LIST ? one.WANT_LIST : another.WANT_LIST,
  COLLECTION: shared.COLLECTION ? one.COLLECTION : another.COLLECTION,
  adjusts: shared.SALE_LIST ? one.adjusts : another.adjusts,
});

beforeEach(() => insertWantList(trading.server.database, trading.seller.id, byPrinting([2, 1])));

it('what a player shares with nobody makes no difference to any answer', async () => {
  await fc.assert(
    fc.asyncProperty(holdings, holdings, scenes, async (held, other, scene) => {
      const one = await answersAbout(held, scene);
      const another = await answersAbout(alikeWhereSeen(held, other, scene), scene);
      expect(another.named).toEqual(one.named);
      // Whether the terms can be kept has to be said, but not by how much they can't.
      const shortOf = ({ short }: typeof one) =>
        new Map(short.map((error) => [error.variantId, error] as const));
      for (const [variantId, error] of shortOf(one)) {
        expect(shortOf(another).get(variantId) ?? error).toEqual(error);
      }
    }),
    { numRuns: times(15, 200) },
  );
}, 120_000);
