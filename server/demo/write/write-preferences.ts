import type { Transaction } from '@server/db/database';
import { collectionPreferences } from '@server/db/tables';
import type { OwnedPlayer } from './write-players';

/** Says what players collect who collect more than the defaults, and haven't said so themselves. */
export async function writePreferences(
  transaction: Transaction,
  players: readonly OwnedPlayer[],
): Promise<void> {
  for (const { userId, preferences } of players) {
    if (preferences === null) continue;
    await transaction
      .insert(collectionPreferences)
      .values({ userId, ...preferences })
      .onConflictDoNothing();
  }
}
