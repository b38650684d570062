import { handleErrorOf } from '@domain/user';
import type { Database } from '@server/platform/db/database';
import { mustBlockAnother } from '../policy';
import { playerBlock } from '../tables';
import { userAccount } from '@server/modules/people/tables';
import { refusal } from '@server/platform/errors';
import { isoTime } from '@server/platform/time/iso-time';
import { closeOffers } from '@server/modules/offers';
import { lockUserBeside, notSignedIn } from '@server/modules/people';
import type { Viewer } from '@server/platform/viewer';
import { and, desc, eq, isNull } from 'drizzle-orm';

/** A player that somebody has blocked. `since` is ISO 8601. */
export interface BlockedPlayer {
  handle: string;
  since: string;
}

/** The players that somebody has blocked, the last one first. */
export async function blockedPlayers(database: Database, userId: string): Promise<BlockedPlayer[]> {
  const rows = await database
    .select({ handle: userAccount.handle, since: playerBlock.createdAt })
    .from(playerBlock)
    .innerJoin(userAccount, eq(userAccount.id, playerBlock.blockedId))
    .where(eq(playerBlock.blockerId, userId))
    .orderBy(desc(playerBlock.createdAt), userAccount.handle);
  return rows.flatMap(({ handle, since }) =>
    handle === null ? [] : [{ handle, since: isoTime(since) }],
  );
}

/**
 * Blocks a player and closes the open offers between the two (rules/moderation#blocked). The same again changes nothing.
 *
 * @throws NOT_FOUND for an unknown handle, FORBIDDEN for one's own
 */
export async function blockPlayer(
  database: Database,
  viewer: Viewer,
  handle: string,
): Promise<void> {
  const blockedId = await playerNamed(database, handle);
  mustBlockAnother(viewer.id, blockedId);
  await database.transaction(async (transaction) => {
    // Everything between two players holds both accounts, so none of it comes after this unseen.
    const user = await lockUserBeside(transaction, viewer.id, [blockedId]);
    if (user === null) throw notSignedIn();
    await transaction
      .insert(playerBlock)
      .values({ blockerId: viewer.id, blockedId })
      .onConflictDoNothing();
    await closeOffers(transaction, viewer.id, blockedId);
  });
}

/** Takes a block back. Offers that it closed stay closed. @throws NOT_FOUND for an unknown handle */
export async function unblockPlayer(
  database: Database,
  { id: blockerId }: Viewer,
  handle: string,
): Promise<void> {
  const blockedId = await playerNamed(database, handle);
  await database
    .delete(playerBlock)
    .where(and(eq(playerBlock.blockerId, blockerId), eq(playerBlock.blockedId, blockedId)));
}

async function playerNamed(database: Database, handle: string): Promise<string> {
  // No account has an invalid handle, and PostgreSQL refuses some of their characters.
  const [found] =
    handleErrorOf(handle) === null
      ? await database
          .select({ id: userAccount.id })
          .from(userAccount)
          .where(and(eq(userAccount.handle, handle), isNull(userAccount.deletedAt)))
      : [];
  if (found === undefined) throw refusal('NOT_FOUND', 'There is no such player.');
  return found.id;
}
