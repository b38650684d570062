import type { Database } from '@server/platform/db/database';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertSession, insertUser } from '@tests/factories/user-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { sharing } from '@server/modules/sharing/tables';
import { Player, PRICE, type PlayerFacts } from './player';

const SET = 'TST';

/**
 * Makes people in pairs: one sells what the other wants.
 *
 * @param issuer of their sessions
 */
export async function arrive(
  database: Database,
  { pairs, site, issuer }: { pairs: number; site: string; issuer: string },
): Promise<Player[]> {
  const cardSetId = await insertCardSet(database, { code: SET });
  const players: Player[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const cardId = await insertCard(database, { id: `${cardSetId}-${pair}`, cardSetId });
    const variantId = await insertPrinting(database, { cardId, priceCents: PRICE });
    const enter = async (handle: string): Promise<PlayerFacts> => {
      const id = await insertUser(database, { handle });
      const { cookie } = await insertSession(database, id, issuer);
      return { id, handle, cookie, variantId, cardId, cardSetCode: SET };
    };
    const seller = await enter(`seller-${pair}`);
    const buyer = await enter(`buyer-${pair}`);
    await insertSaleList(database, seller.id, {
      [variantId]: { quantity: 9_999, priceType: 'FIXED', fixedPriceCents: PRICE },
    });
    await insertWantList(database, buyer.id, { [variantId]: 5 });
    await database
      .insert(sharing)
      .values({ userId: seller.id, subject: 'SALE_LIST', sharedWithAll: true });
    players.push(
      new Player(site, pair * 2, { facts: seller, partner: buyer, isSeller: true }),
      new Player(site, pair * 2 + 1, { facts: buyer, partner: seller, isSeller: false }),
    );
  }
  return players;
}
