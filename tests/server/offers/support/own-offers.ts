import type { OfferStatus } from '@domain/offer';
import { insertOffer } from '@tests/factories/offer-rows';
import type { Person } from '../../users/support/sign-up';
import type { Trading } from './trading';

const PAGE = `query ($role: OfferRole!, $offerType: OfferType, $status: OfferStatus, $stage: OfferStage, $search: String, $first: Int!, $after: String) {
userOffers(role: $role, offerType: $offerType, status: $status, stage: $stage, search: $search, first: $first, after: $after) {
  nodes { id } pageInfo { endCursor hasNextPage } } }`;

/** Pages of a player's own offers, and offers to be found on them. */
export function ownOffersOf(trading: Trading) {
  const page = (person: Person, asked: Record<string, unknown> = {}) =>
    trading.send(person, PAGE, { role: 'ALL', first: 100, ...asked });

  /** Offers by the day of March on which each was made, in any order. */
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
  async function all(
    person: Person,
    names: Record<string, string>,
    asked: Record<string, unknown>,
  ) {
    const pages: string[][] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo } = await page(person, { ...asked, after });
      pages.push(nodes.map(({ id }: { id: string }) => names[id]));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    return pages;
  }

  return { page, made, all };
}
