import type { Person } from '../users/support/sign-up';
import { withTrading } from './support/trading';

const trading = withTrading();
const { act } = trading;

const unreadOf = (person: Person): Promise<number> =>
  trading.send(person, '{ unreadOfferCount }', {});
const isUnread = async (person: Person, offerId: string): Promise<boolean> =>
  (await trading.send(person, `{ offer(offerId: "${offerId}") { isUnread } }`, {})).isUnread;
const read = (person: Person, offerId: string, version: number) =>
  act(person, 'markOfferRead', offerId, `, version: ${version}`);

it('what one side does is new to the other, until they have seen it', async () => {
  const { seller, buyer } = trading;
  const { offer } = await trading.create();
  expect([await unreadOf(seller), await unreadOf(buyer)]).toEqual([1, 0]);
  expect(await isUnread(seller, offer.id)).toBe(true);

  expect(await read(seller, offer.id, 1)).toMatchObject({ offer: { isUnread: false, version: 1 } });
  expect(await unreadOf(seller)).toBe(0);
  await act(seller, 'acceptOffer', offer.id);
  expect([await unreadOf(seller), await unreadOf(buyer)]).toEqual([0, 1]);
  await act(buyer, 'callOffOffer', offer.id);
  expect([await unreadOf(seller), await unreadOf(buyer)]).toEqual([1, 1]);
});

it('what came after the version on the screen stays new, and none is seen beforehand', async () => {
  const { seller, buyer } = trading;
  const { offer } = await trading.create();
  await act(buyer, 'rescindOffer', offer.id);
  await read(seller, offer.id, 1);
  expect(await isUnread(seller, offer.id)).toBe(true);
  // Neither an older version nor one that isn't there yet counts.
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

it('is each side’s own, and a third party’s not at all', async () => {
  const { seller, buyer, stranger } = trading;
  const { offer } = await trading.create();
  await read(buyer, offer.id, 1);
  expect(await isUnread(seller, offer.id)).toBe(true);
  expect(await unreadOf(stranger)).toBe(0);
  await expect(read(stranger, offer.id, 1)).rejects.toThrow('NOT_FOUND');
});
