import type { Database, Transaction } from '@server/db/database';
import { findSaid, findShares, type Owned, type Share } from './settings-repo';

/** Who may see something besides its owner, who alone is told (product 8). */
export interface ShareSettings {
  sharedWithAll: boolean;
  sharedWithUsers: Share[];
  /** What a change has to name, so that it overwrites nothing unseen; 0 before the first. */
  version: number;
}

export async function shareSettingsOf(
  database: Database | Transaction,
  owned: Owned,
): Promise<ShareSettings> {
  return {
    ...(await findSaid(database, owned)),
    sharedWithUsers: await findShares(database, owned),
  };
}
