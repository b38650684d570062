import type { Database } from '@server/db/database';
import type { Viewer } from '@server/session';
import { insertSaleList } from '../repo';
import type { SaleList } from '../sale-list';
import { visibleSaleLists } from '../visible-lists';

/** A player's sale list, made now unless there is one (product 7). */
export async function startSaleList(database: Database, viewer: Viewer): Promise<SaleList | null> {
  await insertSaleList(database, viewer.id);
  const [list = null] = await visibleSaleLists(database, viewer, null);
  return list;
}
