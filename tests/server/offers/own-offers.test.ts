import type { OfferStatus } from '@domain/offer';
import { insertOffer } from '@tests/factories/offer-rows';
import type { Person } from '../users/support/sign-up';
import { withTrading } from './support/trading';

const trading = withTrading();

const PAGE = `query ($role: OfferRole!, $offerType: OfferType, $status: OfferStatus, $first: Int!, $after: String) {
  userOffers(role: $role, offerType: $offerType, status: $status, first: $first, after: $after) {
    nodes { id } pageInfo { endCursor hasNextPage } } }`;

const page = (person: Person, asked: Record<string, unknown> = {}) =>
  trading.send(person, PAGE, { role: 'ALL', first: 100, ...asked });

/** Offers by the day of March on which each was made, in whichever order they come. */
async function made(
  days: Record<number, OfferStatus>,
  { from = trading.buyer, to = trading.seller, offerType = 'BUY' as 'BUY' | 'SELL' } = {},
): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const [day, status] of Object.entries(days)) {
    const id = await insertOffer(
      trading.server.database,
      { initiatorId: from.id, recipientId: to.id, offerType },
      {},
      { status, createdAt: `2026-03-0${day} 10:00:00.123456+00` },
    );
    names[id] = `${day} ${status}`;
  }
  return names;
}

/** All pages of so many, by name. */
async function all(person: Person, names: Record<string, string>, asked: Record<string, unknown>) {
  const pages: string[][] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo } = await page(person, { ...asked, after });
    pages.push(nodes.map(({ id }: { id: string }) => names[id]));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return pages;
}

it('those that wait come first across all pages, then the newest, each once', async () => {
  const names = await made({
    1: 'PENDING',
    2: 'DECLINED',
    3: 'PENDING',
    4: 'RESCINDED',
    5: 'ACCEPTED',
    6: 'PENDING',
  });
  expect(await all(trading.seller, names, { first: 2 })).toEqual([
    ['6 PENDING', '3 PENDING'],
    ['1 PENDING', '5 ACCEPTED'],
    ['4 RESCINDED', '2 DECLINED'],
  ]);
});

it('of offers that were made at one moment none is left out between two pages', async () => {
  const { database } = trading.server;
  const sides = { initiatorId: trading.buyer.id, recipientId: trading.seller.id };
  const createdAt = '2026-03-01 10:00:00.123456+00';
  const names: Record<string, string> = {};
  for (let at = 0; at < 5; at += 1) {
    names[await insertOffer(database, sides, {}, { createdAt })] = `${at}`;
  }
  const pages = await all(trading.buyer, names, { first: 2 });
  expect(pages.flat().toSorted()).toEqual(['0', '1', '2', '3', '4']);
});

it('are received or sent, of a type and of a status, and nobody else’s', async () => {
  const { seller, buyer, stranger } = trading;
  const names = {
    ...(await made({ 1: 'PENDING', 2: 'DECLINED' })),
    ...(await made({ 3: 'PENDING' }, { from: seller, to: buyer, offerType: 'SELL' })),
    ...(await made({ 4: 'PENDING' }, { from: stranger })),
  };
  const found = async (asked: object) => (await all(buyer, names, { ...asked })).flat();
  expect(await found({})).toEqual(['3 PENDING', '1 PENDING', '2 DECLINED']);
  expect(await found({ role: 'INITIATOR' })).toEqual(['1 PENDING', '2 DECLINED']);
  expect(await found({ role: 'RECIPIENT' })).toEqual(['3 PENDING']);
  expect(await found({ offerType: 'SELL' })).toEqual(['3 PENDING']);
  expect(await found({ offerType: 'SELL', role: 'INITIATOR' })).toEqual([]);
  expect(await found({ status: 'DECLINED' })).toEqual(['2 DECLINED']);
});

it.each([-1, 0, 101, 2_147_483_647])('%s at once are refused', async (first) => {
  await expect(page(trading.buyer, { first })).rejects.toThrow('VALIDATION');
});

it.each(['', 'x', '\0', Buffer.from('2 1 1').toString('base64url')])(
  'a page ends nowhere like %j',
  async (after) => {
    await expect(page(trading.buyer, { after })).rejects.toThrow('VALIDATION');
  },
);
