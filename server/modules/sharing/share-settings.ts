import type { Database, Transaction } from '@server/db/database';
import { findSharedWithAll, findShares, type Owned, type Share } from './settings-repo';

/** Who may see something besides its owner, who alone is told (product 8). */
export interface ShareSettings {
  sharedWithAll: boolean;
  sharedWithUsers: Share[];
}

export async function shareSettingsOf(
  database: Database | Transaction,
  owned: Owned,
): Promise<ShareSettings> {
  return {
    sharedWithAll: await findSharedWithAll(database, owned),
    sharedWithUsers: await findShares(database, owned),
  };
}
