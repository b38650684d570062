import { insertSaleList } from '@tests/factories/sale-list-rows';
import { signUp } from '../users/support/sign-up';
import { accepted, mark, eventsOf } from './support/holdings';
import { withTrading } from './support/trading';

const trading = withTrading();

const items = (quantity: number, at = 0) => [
  { variantId: trading.variantIds[at], quantity, priceType: 'MARKET' },
];
/** The scene's buyer wants cards that another player offers to sell. */
const sellTo = (person: typeof trading.seller, quantity: number) =>
  trading.create(person, {
    recipientHandle: 'buyer',
    offerType: 'SELL',
    offerItems: items(quantity),
  });

it('an offer for more than is left is refused, says what is left, and stays pending', async () => {
  const { offer: first } = await trading.create(trading.buyer, { offerItems: items(2) });
  const { offer: second } = await trading.create(trading.stranger, {
    offerItems: [...items(2), ...items(1, 1)],
  });
  await trading.act(trading.seller, 'acceptOffer', first.id);

  const refused = await trading.act(trading.seller, 'acceptOffer', second.id);

  expect(refused).toMatchObject({
    offer: { id: second.id, status: 'PENDING', version: 1 },
    errors: [
      {
        field: 'offerItems.1.quantity',
        message: 'Only 1 left.',
        code: 'NOT_AVAILABLE',
        variantId: trading.variantIds[0],
        available: 1,
        presentPriceInCents: null,
      },
    ],
  });
  expect(await eventsOf(trading, trading.stranger)).toEqual(['OFFERED']);
});

it('copies of a called-off offer can be committed again', async () => {
  const committed = await accepted(trading, { offerItems: items(2) });
  const { offer } = await trading.create(trading.stranger, { offerItems: items(1) });
  await trading.server.pool.query('update offer_item set quantity = 3 where offer_id = $1', [
    offer.id,
  ]);
  const again = () => trading.act(trading.seller, 'acceptOffer', offer.id);
  expect((await again()).errors).toMatchObject([{ available: 1 }]);
  await trading.act(trading.buyer, 'callOffOffer', committed);
  expect(await again()).toMatchObject({ offer: { status: 'ACCEPTED' }, errors: [] });
});

it('an offer for printings that are no longer listed can’t be accepted', async () => {
  const { offer } = await trading.create();
  await trading.server.pool.query('delete from sale_list where user_id = $1', [trading.seller.id]);
  expect((await trading.act(trading.seller, 'acceptOffer', offer.id)).errors).toMatchObject([
    { message: 'No copies are left.', available: 0 },
  ]);
});

it('an offer to sell is limited to what the buyer still wants', async () => {
  const { offer: first } = await sellTo(trading.stranger, 2);
  const { offer: second } = await sellTo(trading.seller, 1);
  await trading.act(trading.buyer, 'acceptOffer', first.id);
  expect((await trading.act(trading.buyer, 'acceptOffer', second.id)).errors).toMatchObject([
    { code: 'NOT_AVAILABLE', available: 0 },
  ]);
});

it('an offer to sell is limited to what the seller’s own list has left, if that has the printing', async () => {
  const third = await signUp(trading.server.database, { handle: 'third' });
  const { offer: toBuy } = await trading.create(third, { offerItems: items(3) });
  const { offer: toSell } = await sellTo(trading.seller, 1);
  // A player without a sale list may sell anything.
  const { offer: unlisted } = await sellTo(trading.stranger, 1);
  await trading.act(trading.seller, 'acceptOffer', toBuy.id);
  // How many are left is the seller's affair.
  expect((await trading.act(trading.buyer, 'acceptOffer', toSell.id)).errors).toMatchObject([
    { code: 'NOT_AVAILABLE', message: 'Not enough copies are left.', available: null },
  ]);
  expect(await trading.act(trading.buyer, 'acceptOffer', unlisted.id)).toMatchObject({
    offer: { status: 'ACCEPTED' },
  });
});

it('exchanged copies are neither committed nor listed', async () => {
  const offerId = await accepted(trading, { offerItems: items(2) });
  await mark(trading, trading.buyer, offerId);
  await mark(trading, trading.seller, offerId);
  const commitments = `{ promisedPrintings(userHandle: "seller", offerType: BUY) { promised asked } }`;
  expect(await trading.send(trading.stranger, commitments, {})).toEqual([]);
  expect((await trading.create(trading.stranger, { offerItems: items(2) })).errors).toMatchObject([
    { code: 'NOT_AVAILABLE', available: 1 },
  ]);
});

it('of two offers that are accepted at once for the last copies, one is', async () => {
  for (let round = 0; round < 10; round += 1) {
    const handle = `seller-${round}`;
    const { database, pool } = trading.server;
    const seller = await signUp(database, { handle });
    await insertSaleList(database, seller.id, { [trading.variantIds[0]]: { quantity: 2 } });
    await pool.query(
      `insert into sharing (user_id, subject, shared_with_all) values ($1, 'SALE_LIST', true)`,
      [seller.id],
    );
    const offers = [];
    for (const person of [trading.buyer, trading.stranger]) {
      const input = { recipientHandle: handle, offerItems: items(2) };
      offers.push((await trading.create(person, input)).offer.id);
    }
    const answers = await Promise.all(
      offers.map((offerId) => trading.act(seller, 'acceptOffer', offerId)),
    );
    expect(answers.map(({ offer }) => offer.status).toSorted()).toEqual(['ACCEPTED', 'PENDING']);
    expect(answers.flatMap(({ errors }) => errors)).toMatchObject([{ available: 0 }]);
  }
});
