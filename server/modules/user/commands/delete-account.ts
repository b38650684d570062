import type { Database } from '@server/db/database';
import { forgetAddresses, recordChange } from '@server/modules/audit/commands';
import { forgetCollection } from '@server/modules/collection/commands/forget-collection';
import { forgetPreferences } from '@server/modules/collection-preferences/commands';
import { forgetSaleList } from '@server/modules/sale-list/commands/forget-sale-list';
import { forgetWantList } from '@server/modules/want-list/commands';
import { forgetSharing } from '@server/modules/sharing/commands/own-sharing';
import { eraseAccount, lockUser } from '../repo';

/** Deletes an account for good: what others see of it is a "Deleted user", and nobody gets its handle again (product 10). */
export const deleteAccount = (database: Database, { id }: { id: string }): Promise<void> =>
  database.transaction(async (transaction) => {
    const user = await lockUser(transaction, id);
    if (user === null) return;
    await eraseAccount(transaction, user);
    await forgetPreferences(transaction, id);
    await forgetCollection(transaction, id);
    await forgetWantList(transaction, id);
    await forgetSaleList(transaction, id);
    await forgetSharing(transaction, id);
    await forgetAddresses(transaction, id);
    const change = { userId: id, actorId: id, field: 'deleted', from: null, to: null };
    await recordChange(transaction, change);
  });
