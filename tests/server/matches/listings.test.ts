import { adjustPrice, ROUNDING_STEPS } from '@domain/pricing';
import { sharing } from '@server/modules/sharing/tables';
import { insertOffer } from '@tests/factories/offer-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertUser } from '@tests/factories/user-rows';
import { ask } from '../support/ask';
import type { Person } from '../users/support/sign-up';
import { withMatching } from './matching';

const QUERY = `query ($offerType: OfferType!, $first: Int) {
  listingsOfCard(cardId: "card-1-a", offerType: $offerType, first: $first) {
    total nodes { userHandle variantId available priceType priceInCents } } }`;

describe('who sells and who wants a card', () => {
  const scene = withMatching();

  async function listings(offerType: 'BUY' | 'SELL', person: Person | null = null, first = 5) {
    const { app } = scene.server;
    const { data, errors } = await ask(app, QUERY, { offerType, first }, person?.headers);
    return errors ? errors[0]?.extensions : data.listingsOfCard;
  }
  const handles = async (...asked: Parameters<typeof listings>) =>
    (await listings(...asked)).nodes.map(({ userHandle }: { userHandle: string }) => userHandle);
  const marketPrice = (variantId: string, cents: number) =>
    scene.server.pool.query(
      'update card_variant set current_price_cents = $2, current_price_recorded_at = now() where id = $1',
      [variantId, cents],
    );
  async function seller(
    handle: string,
    item: Parameters<typeof insertSaleList>[2],
    settings?: Parameters<typeof insertSaleList>[3],
  ) {
    const { database } = scene.server;
    const userId = await insertUser(database, { handle, email: `${handle}@example.com` });
    await insertSaleList(database, userId, item, settings);
    await database.insert(sharing).values({ userId, subject: 'SALE_LIST', sharedWithAll: true });
    return userId;
  }

  it('are listed with their prices, the cheapest first, and those without a price last', async () => {
    await marketPrice('a', 117);
    await seller('market', { a: {} });
    await seller('dearer', { a: { quantity: 3 } }, { percentageAdjustment: 5, roundingStep: 25 });
    await seller('fixed', { a: { priceType: 'FIXED', fixedPriceCents: 90 } });
    await seller('talk', { a: { priceType: 'CONTACT' } });
    await seller('unpriced', { 'a-foil': {} });
    await seller('another-card', { b: {} });
    expect(await listings('BUY')).toEqual({
      total: 5,
      nodes: [
        listing('fixed', { priceType: 'FIXED', priceInCents: 90 }),
        listing('market', { priceInCents: 117 }),
        listing('dearer', { priceInCents: 125, available: 3 }),
        listing('talk', { priceType: 'CONTACT', priceInCents: null }),
        listing('unpriced', { variantId: 'a-foil', priceInCents: null }),
      ],
    });
    expect(await listings('BUY', null, 2)).toMatchObject({ total: 5, nodes: [{}, {}] });
  });

  it('are those of one printing, if asked to', async () => {
    const { app } = scene.server;
    await seller('plain', { a: {} });
    await seller('shiny', { 'a-foil': {} });
    const ofPrinting = async (variantId: string) =>
      (
        await ask(
          app,
          `query ($variantId: ID) {
            listingsOfCard(cardId: "card-1-a", variantId: $variantId, offerType: BUY) {
              total nodes { userHandle } } }`,
          { variantId },
        )
      ).data.listingsOfCard;
    expect(await ofPrinting('a-foil')).toEqual({ total: 1, nodes: [{ userHandle: 'shiny' }] });
    expect(await ofPrinting('b')).toEqual({ total: 0, nodes: [] });
  });

  const listing = (userHandle: string, given: object) => ({
    userHandle,
    variantId: 'a',
    available: 1,
    priceType: 'MARKET',
    ...given,
  });

  it('are in the order of the prices that the domain computes', async () => {
    await marketPrice('a', 437);
    for (const roundingStep of ROUNDING_STEPS) {
      for (const percentageAdjustment of [-100, -51, -1, 0, 3, 10, 400]) {
        const settings = { percentageAdjustment, roundingStep };
        const handle = `s-${roundingStep}-${percentageAdjustment + 100}`;
        await seller(handle, { a: {} }, settings);
        const price = adjustPrice(437, settings);
        const { nodes } = await listings('BUY', null, 100);
        const own = nodes.find(({ userHandle }: { userHandle: string }) => userHandle === handle);
        expect(own.priceInCents).toBe(price);
      }
    }
    const { nodes } = await listings('BUY', null, 100);
    const prices = nodes.map(({ priceInCents }: { priceInCents: number }) => priceInCents);
    expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other));
  });

  it('are only players whose lists the viewer may see, and never the viewer', async () => {
    await scene.player('open', { selling: { a: 1 }, wanting: { a: 2 } });
    await scene.player('chosen', { selling: { a: 1 }, emails: ['viewer@example.com'] });
    await scene.player('private', { selling: { a: 1 }, emails: [] });
    await scene.sells(scene.viewer, { a: 1 });
    await scene.shareList(scene.viewer, 'SALE_LIST');
    expect(await handles('BUY', scene.viewer)).toEqual(['chosen', 'open']);
    expect(await handles('BUY')).toEqual(['open', 'viewer']);
    expect(await listings('SELL', scene.viewer)).toEqual({
      total: 1,
      nodes: [listing('open', { available: 2, priceType: null, priceInCents: null })],
    });
    await scene.server.pool.query(
      "update user_account set deleted_at = now() where handle = 'open'",
    );
    expect(await handles('BUY', scene.viewer)).toEqual(['chosen']);
  });

  it('don’t include copies in accepted offers', async () => {
    const moss = await scene.player('moss', { selling: { a: 3, 'a-foil': 1 }, wanting: { a: 2 } });
    const offered = (items: Parameters<typeof insertOffer>[2], given: object) =>
      insertOffer(scene.server.database, { recipientId: moss.id }, items, given);
    await offered({ a: { quantity: 2 }, 'a-foil': {} }, { status: 'ACCEPTED' });
    await offered({ a: {} }, { status: 'PENDING' });
    expect(await listings('BUY')).toMatchObject({ total: 1, nodes: [{ available: 1 }] });
    expect(await listings('SELL')).toMatchObject({ total: 1, nodes: [{ available: 2 }] });
  });

  it.each([0, 101])('refuse %s at once', async (first) => {
    expect(await listings('BUY', null, first)).toMatchObject({ code: 'VALIDATION' });
  });
});
