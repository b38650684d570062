import { sharing } from '@server/modules/sharing/tables';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertSession, insertUser } from '@tests/factories/user-rows';
import { type Anything, ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';

const QUERY = `query ($query: String!, $cardSetCode: String, $sort: PrintingSearchSort, $direction: SortDirection, $first: Int, $after: String, $isForSale: Boolean) {
  searchPrintings(isForSale: $isForSale, query: $query, cardSetCode: $cardSetCode, sort: $sort, direction: $direction, first: $first, after: $after) {
    total
    nodes { cardId variantId sellers lowestPriceInCents sellerHandle }
    pageInfo { endCursor hasNextPage }
  } }`;

export interface SearchedSets {
  server: TestApp;
  viewer: { id: string; headers: Record<string, string> };
  /** A page of printings, or what a refusal says. */
  search(
    query: string,
    more?: Record<string, unknown>,
    isVisitor?: boolean,
  ): Awaited<ReturnType<typeof ask>>['data'] & Anything;
  /** The ids of its printings. */
  found(...asked: Parameters<SearchedSets['search']>): Promise<string[]>;
  /** Adds a player who sells a printing to everyone. @returns their id */
  sells(handle: string, cents: number, variantId?: string): Promise<string>;
}

/** Two sets of three cards, each with a standard printing and a foil, and a player who searches them. */
export async function startSearchedSets(): Promise<SearchedSets> {
  const server = await startTestApp();
  const { database } = server;
  for (const [at, code] of ['SOR', 'SHD'].entries()) {
    const cardSetId = await insertCardSet(database, { code, position: at + 1 });
    for (const [place, name] of ['Étoile', 'Zed', 'Ash'].entries()) {
      const cardId = await insertCard(database, {
        id: `${cardSetId}-${place + 1}`,
        cardSetId,
        name,
      });
      const number = `00${place + 1}`;
      await insertPrinting(database, { cardId, number, priceCents: 100 * (place + 1) });
      await insertPrinting(database, { cardId, number: `${number}F`, variantType: 'FOIL' });
    }
  }
  const id = await insertUser(database, { handle: 'viewer', email: 'viewer@example.com' });
  const viewer = { id, headers: await insertSession(database, id) };

  const search: SearchedSets['search'] = async (query, more = {}, isVisitor = false) => {
    const headers = isVisitor ? undefined : viewer.headers;
    const { data, errors } = await ask(server.app, QUERY, { query, ...more }, headers);
    return errors ? errors[0]?.extensions : data.searchPrintings;
  };
  return {
    server,
    viewer,
    search,
    async found(...asked) {
      const { nodes } = await search(...asked);
      return nodes.map(({ variantId }: { variantId: string }) => variantId);
    },
    async sells(handle, cents, variantId = 'sor-1-standard') {
      const userId = await insertUser(database, { handle, email: `${handle}@example.com` });
      const priced = { priceType: 'FIXED', fixedPriceCents: cents } as const;
      await insertSaleList(database, userId, { [variantId]: priced });
      await database.insert(sharing).values({ userId, subject: 'SALE_LIST', sharedWithAll: true });
      return userId;
    },
  };
}
