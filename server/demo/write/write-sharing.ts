import type { Transaction } from '@server/db/database';
import { share, sharing } from '@server/db/tables';
import type { OwnedPlayer } from './write-players';

/** Says who may see what the players have. */
export async function writeSharing(
  transaction: Transaction,
  players: readonly OwnedPlayer[],
): Promise<void> {
  const shared = players.flatMap(({ userId, sharing: own }) =>
    own.map((one) => ({ userId, ...one })),
  );
  if (shared.length === 0) return;
  await transaction.insert(sharing).values(
    shared.map(({ userId, subject, withAll, updatedAt }) => ({
      userId,
      subject,
      sharedWithAll: withAll,
      createdAt: updatedAt,
      updatedAt,
    })),
  );
  const addresses = shared.flatMap(({ userId, subject, emails }) =>
    emails.map((email) => ({ ownerId: userId, subject, email })),
  );
  if (addresses.length > 0) await transaction.insert(share).values(addresses);
}
