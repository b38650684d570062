import { insertOffer } from '@tests/factories/offer-rows';
import { eventsOf } from './support/holdings';
import { withTrading } from './support/trading';

const trading = withTrading();

const PRICES = `offerItems { variantId priceType fixedPriceInCents proposedPriceInCents proposedBy isPriceTaken }`;
type Person = typeof trading.seller;
type Word = 'proposeOfferPrice' | 'takeOfferPrice';

/** An offer to buy a copy without a price and one at the market's. @returns its id */
async function aContactOffer(): Promise<string> {
  const [contact, market] = trading.variantIds;
  const { offer } = await trading.create(trading.buyer, {
    offerItems: [
      { variantId: contact, quantity: 2, priceType: 'CONTACT' },
      { variantId: market, quantity: 1, priceType: 'MARKET' },
    ],
  });
  return offer.id;
}

const say = (who: Person, word: Word, offerId: string, priceInCents: number, at = 0) =>
  trading.send(
    who,
    `mutation ($offerId: ID!, $variantId: ID!, $priceInCents: Int!) {
      ${word}(offerId: $offerId, variantId: $variantId, priceInCents: $priceInCents) {
        offer { status version openPricesOf isUnread ${PRICES} }
        errors { field code message variantId } } }`,
    { offerId, variantId: trading.variantIds[at], priceInCents },
  );
const itemOf = ({ offerItems }: { offerItems: { variantId: string }[] }) =>
  offerItems.find(({ variantId }) => variantId === trading.variantIds[0]);
const accept = (offerId: string) => trading.act(trading.seller, 'acceptOffer', offerId);

it('an offer with a card without a price is accepted once both agreed on it', async () => {
  const offerId = await aContactOffer();
  expect(await accept(offerId)).toMatchObject({
    offer: { status: 'PENDING', version: 1 },
    errors: [{ field: 'offerItems', code: 'PRICE_NOT_AGREED' }],
  });

  const { offer: proposed } = await say(trading.seller, 'proposeOfferPrice', offerId, 700);
  expect(proposed).toMatchObject({ version: 2, openPricesOf: ['INITIATOR'] });
  expect(itemOf(proposed)).toMatchObject({
    priceType: 'CONTACT',
    fixedPriceInCents: null,
    proposedPriceInCents: 700,
    proposedBy: 'RECIPIENT',
    isPriceTaken: false,
  });
  expect((await accept(offerId)).errors).toMatchObject([{ code: 'PRICE_NOT_AGREED' }]);

  await say(trading.buyer, 'proposeOfferPrice', offerId, 650);
  const { offer: taken } = await say(trading.seller, 'takeOfferPrice', offerId, 650);
  expect(taken).toMatchObject({ version: 4, openPricesOf: [] });
  expect(itemOf(taken)).toMatchObject({ proposedPriceInCents: 650, isPriceTaken: true });
  expect(await accept(offerId)).toMatchObject({ offer: { status: 'ACCEPTED' }, errors: [] });

  const events = ['OFFERED', 'PRICE_PROPOSED', 'PRICE_PROPOSED', 'PRICE_TAKEN', 'ACCEPTED'];
  expect(await eventsOf(trading, trading.seller)).toEqual(events);
  expect(await eventsOf(trading, trading.buyer)).toEqual(events);
  await expect(say(trading.buyer, 'proposeOfferPrice', offerId, 1)).rejects.toThrow('CONFLICT');
});

it('a repeated proposal changes nothing, and the same price from both sides is agreed', async () => {
  const offerId = await aContactOffer();
  await say(trading.buyer, 'proposeOfferPrice', offerId, 500);
  expect((await say(trading.buyer, 'proposeOfferPrice', offerId, 500)).offer.version).toBe(2);
  expect((await say(trading.seller, 'proposeOfferPrice', offerId, 500)).offer).toMatchObject({
    version: 3,
    openPricesOf: [],
  });
  expect((await say(trading.seller, 'takeOfferPrice', offerId, 500)).offer.version).toBe(3);
});

it('another proposal opens an agreed price again', async () => {
  const offerId = await aContactOffer();
  await say(trading.buyer, 'proposeOfferPrice', offerId, 500);
  await say(trading.seller, 'takeOfferPrice', offerId, 500);
  await say(trading.buyer, 'proposeOfferPrice', offerId, 400);
  expect((await accept(offerId)).errors).toMatchObject([{ code: 'PRICE_NOT_AGREED' }]);
});

it('only the other side’s proposal for an open price can be taken; an invalid price can’t be proposed', async () => {
  const offerId = await aContactOffer();
  const { seller, buyer, stranger } = trading;
  await expect(say(seller, 'takeOfferPrice', offerId, 500)).rejects.toThrow('CONFLICT');
  await say(seller, 'proposeOfferPrice', offerId, 500);
  await expect(say(seller, 'takeOfferPrice', offerId, 500)).rejects.toThrow('FORBIDDEN');
  await expect(say(buyer, 'takeOfferPrice', offerId, 501)).rejects.toThrow('CONFLICT');
  await expect(say(buyer, 'proposeOfferPrice', offerId, 500, 1)).rejects.toThrow('CONFLICT');
  await expect(say(stranger, 'takeOfferPrice', offerId, 500)).rejects.toThrow('NOT_FOUND');
  for (const cents of [-1, 5_000_001]) {
    expect((await say(buyer, 'proposeOfferPrice', offerId, cents)).errors).toMatchObject([
      { field: 'priceInCents', variantId: trading.variantIds[0] },
    ]);
  }
});

it('shows in the table whose turn it is, and as unread', async () => {
  const offerId = await aContactOffer();
  const table = `{ userOffers { nodes { id openPricesOf isUnread } } }`;
  const shown = async (who: Person) => (await trading.send(who, table, {})).nodes;
  expect(await shown(trading.buyer)).toEqual([
    { id: offerId, openPricesOf: ['INITIATOR', 'RECIPIENT'], isUnread: false },
  ]);
  await say(trading.seller, 'proposeOfferPrice', offerId, 500);
  expect(await shown(trading.buyer)).toEqual([
    { id: offerId, openPricesOf: ['INITIATOR'], isUnread: true },
  ]);
});

it('an acceptance and another proposal at the same moment don’t cross', async () => {
  for (let round = 0; round < 10; round += 1) {
    const offerId = await insertOffer(
      trading.server.database,
      { initiatorId: trading.buyer.id, recipientId: trading.seller.id },
      {
        [trading.variantIds[0]]: {
          priceType: 'CONTACT',
          proposedBy: 'INITIATOR',
          proposedPriceCents: 500,
          isPriceTaken: true,
        },
      },
    );
    const [accepted, proposed] = await Promise.allSettled([
      accept(offerId),
      say(trading.buyer, 'proposeOfferPrice', offerId, 400),
    ]);
    const isAccepted =
      accepted.status === 'fulfilled' && accepted.value.offer.status === 'ACCEPTED';
    expect(isAccepted).toBe(proposed.status === 'rejected');
    if (isAccepted) await trading.act(trading.buyer, 'callOffOffer', offerId);
  }
});
