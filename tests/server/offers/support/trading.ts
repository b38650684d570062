import { sharing } from '@server/modules/sharing/tables';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { ask } from '../../support/ask';
import { startTestApp, type TestApp } from '../../support/test-app';
import { signUp, type Person } from '../../users/support/sign-up';

const OFFER = `id status offerType version isUnread mySide exchangedBy calledOffBy declineReason
  initiator { id handle } recipient { id handle } createdAt updatedAt
  offerItems { variantId quantity priceType fixedPriceInCents marketPriceInCents }
  notes { id content user { handle } }`;
const ERRORS = 'errors { field message code variantId presentPriceInCents available }';

export interface Trading {
  server: TestApp;
  seller: Person;
  buyer: Person;
  stranger: Person;
  /** Two printings, both on both lists: three copies for sale, two wanted; the market asks 1,001 and 250 cents. */
  variantIds: [string, string];
  /** Sends a mutation as somebody and returns its own answer, or throws the code of its refusal. */
  send(person: Person, mutation: string, variables: Record<string, unknown>): Promise<Answered>;
  /** Makes an offer; by default, to buy a copy of the first printing from the seller. */
  create(person?: Person, input?: Record<string, unknown>): Promise<Answered>;
  /** Calls a mutation of an offer, such as `acceptOffer`; `more` are further arguments as text. */
  act(person: Person, field: string, offerId: string, more?: string): Promise<Answered>;
}

/** A seller with a sale list and a buyer with a want list, both shared with everyone, and a third player. */
export function withTrading(): Trading {
  const scene = {
    async send(person, mutation, variables) {
      const { data, errors } = await ask(scene.server.app, mutation, variables, person.headers);
      if (errors?.[0]) throw new Error(String(errors[0].extensions['code']));
      return Object.values(data as Record<string, unknown>)[0];
    },
    create(person = scene.buyer, input = {}) {
      const [variantId] = scene.variantIds;
      const mutation = `mutation ($input: CreateOfferInput!) {
        createOffer(input: $input) { offer { ${OFFER} } ${ERRORS} } }`;
      return scene.send(person, mutation, {
        input: {
          recipientHandle: 'seller',
          offerType: 'BUY',
          offerItems: [{ variantId, quantity: 1, priceType: 'MARKET' }],
          ...input,
        },
      });
    },
    act(person, field, offerId, more = '') {
      const mutation = `mutation ($offerId: ID!) {
        ${field}(offerId: $offerId ${more}) { offer { ${OFFER} } ${ERRORS} } }`;
      return scene.send(person, mutation, { offerId });
    },
  } as Trading;

  beforeAll(async () => {
    scene.server = await startTestApp();
  });
  afterAll(() => scene.server.close());
  beforeEach(async () => {
    const { pool, database } = scene.server;
    await pool.query('truncate user_account, card_set, offer, rate_count cascade');
    const cardSetId = await insertCardSet(database, { id: 'sor', code: 'SOR' });
    const cardId = await insertCard(database, { id: 'sor-001', cardSetId });
    scene.variantIds = [
      await insertPrinting(database, { cardId, priceCents: 1_001 }),
      await insertPrinting(database, { cardId, variantType: 'FOIL', priceCents: 250 }),
    ];
    scene.seller = await signUp(database, { handle: 'seller' });
    scene.buyer = await signUp(database, { handle: 'buyer' });
    scene.stranger = await signUp(database, { handle: 'stranger' });
    const listed = (given: object) =>
      Object.fromEntries(scene.variantIds.map((id) => [id, given] as const));
    await insertSaleList(database, scene.seller.id, listed({ quantity: 3 }));
    await insertWantList(
      database,
      scene.buyer.id,
      Object.fromEntries(scene.variantIds.map((id) => [id, 2])),
    );
    await database.insert(sharing).values([
      { userId: scene.seller.id, subject: 'SALE_LIST', sharedWithAll: true },
      { userId: scene.buyer.id, subject: 'WANT_LIST', sharedWithAll: true },
    ]);
  });
  return scene;
}

// oxlint-disable-next-line no-explicit-any -- a test knows what it asked for
type Answered = any;

/** Repeats a request as long as the server is too busy, as a browser would. */
export async function untilAnswered<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if ((error as Error).message !== 'UNAVAILABLE') throw error;
    }
  }
}
