import type { Database } from '@server/db/database';
import { visibleOwner } from '@server/modules/sharing/policy/visible-owner';
import type { Viewer } from '@server/session';
import { findSaleList } from './repo';
import type { SaleList } from './sale-list';

/**
 * The sale lists that a viewer may see of a player: one or, where there is none or it is private, none. Nobody can
 * tell the two apart (product 6).
 *
 * @param handle null asks for the viewer's own
 */
export async function visibleSaleLists(
  database: Database,
  viewer: Viewer | null,
  handle: string | null,
): Promise<SaleList[]> {
  const owner = await visibleOwner(database, viewer, { handle, subject: 'SALE_LIST' });
  if (owner === null) return [];
  const list = await findSaleList(database, owner.id);
  return list === null ? [] : [{ ...list, isOwner: owner.isOwner, handle: owner.handle }];
}
