import { insertOffer } from '@tests/factories/offer-rows';
import { statementsOf } from '../support/statements-of';
import type { Person } from '../users/support/sign-up';
import { withTrading } from './support/trading';

describe('pages of the viewer’s offers', () => {
  const trading = withTrading();

  it('summarize the cards and count the new notes in a few statements', async () => {
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

  it('one that waits for a side is counted for that side', async () => {
    const { seller, buyer, stranger } = trading;
    const waiting = () =>
      Promise.all(
        [seller, buyer, stranger].map((person) =>
          trading.send(person, '{ waitingOfferCount }', {}),
        ),
      );
    const { offer } = await trading.create();
    expect(await waiting()).toEqual([1, 0, 0]);
    await act(seller, 'acceptOffer', offer.id);
    expect(await waiting()).toEqual([1, 1, 0]);
    await act(seller, 'markOfferExchanged', offer.id, ', exchanged: true');
    expect(await waiting()).toEqual([0, 1, 0]);
    await act(buyer, 'callOffOffer', offer.id);
    expect(await waiting()).toEqual([0, 0, 0]);
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

  it('is counted for each side, and not for a third party', async () => {
    const { seller, buyer, stranger } = trading;
    const { offer } = await trading.create();
    await read(buyer, offer.id, 1);
    expect(await isUnread(seller, offer.id)).toBe(true);
    expect(await unreadOf(stranger)).toBe(0);
    await expect(read(stranger, offer.id, 1)).rejects.toThrow('NOT_FOUND');
  });
});
