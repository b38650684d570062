import { type Acquaintance, MEETING_ERRORS, meetingErrorOf } from '@domain/moderation';
import { HANDLE_ERRORS, isAdmin } from '@domain/user';
import type { Transaction } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import { refusal } from '@server/platform/errors';
import type { Context } from '@server/platform/graphql/context';
import type { Viewer } from '@server/platform/viewer';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

/** The refusal of a visitor, and of a viewer whose account was deleted during their request. */
export const notSignedIn = () => refusal('UNAUTHENTICATED', 'Please sign in.');

type WithViewer = Pick<Context, 'viewer'>;

/** @returns the viewer @throws UNAUTHENTICATED for a visitor */
export function signedIn({ viewer }: WithViewer): Viewer {
  if (viewer === null) throw notSignedIn();
  return viewer;
}

/** @returns the viewer @throws UNAUTHENTICATED for a visitor, FORBIDDEN without a handle (rules/sharing#handle-needed) */
export function withHandle(context: WithViewer): Viewer {
  const viewer = signedIn(context);
  if (viewer.handle === null) throw refusal('FORBIDDEN', 'Please create your handle first.');
  return viewer;
}

/** @returns the viewer, an administrator @throws UNAUTHENTICATED for a visitor, FORBIDDEN for other users (rules/accounts#roles) */
export function admin(context: WithViewer): Viewer {
  const viewer = signedIn(context);
  if (!isAdmin(viewer)) throw refusal('FORBIDDEN', HANDLE_ERRORS.FORBIDDEN);
  return viewer;
}

type Admitted = { ok: true; viewer: Viewer } | { ok: false; status: 401 | 403; message: string };

/** Who may send what only administrators may, for routes that answer by their status. */
export function admittedAdmin(viewer: Viewer | null): Admitted {
  if (viewer === null) return { ok: false, status: 401, message: 'Please sign in.' };
  if (isAdmin(viewer)) return { ok: true, viewer };
  return { ok: false, status: 403, message: 'This is for administrators.' };
}

/** @returns the viewer @throws UNAUTHENTICATED for a visitor, REAUTHENTICATE without a fresh session (rules/accounts#deletion) */
export function freshlySignedIn(context: WithViewer): Viewer {
  const viewer = signedIn(context);
  if (!viewer.hasFreshSession) {
    throw refusal('REAUTHENTICATE', 'Please sign in again to do this.');
  }
  return viewer;
}

const acquaintance = z.object({
  isSuspended: z.boolean(),
  blocks: z.boolean(),
  isBlocked: z.boolean(),
}) satisfies z.ZodType<Acquaintance>;

/** What stands between two players. */
async function acquaintanceOf(
  transaction: Transaction,
  userId: string,
  otherId: string,
): Promise<Acquaintance> {
  const statement = sql`
    select
      exists (select from user_account
        where id in (${userId}::uuid, ${otherId}::uuid) and suspended_at is not null) as "isSuspended",
      exists (select from player_block
        where blocker_id = ${userId}::uuid and blocked_id = ${otherId}::uuid) as blocks,
      exists (select from player_block
        where blocker_id = ${otherId}::uuid and blocked_id = ${userId}::uuid) as "isBlocked"`;
  const [row] = await rowsOf(transaction, statement, acquaintance);
  if (row === undefined) throw new Error('Nothing is known of two players');
  return row;
}

/**
 * Lets a player do something with another, whose accounts are held.
 *
 * @throws FORBIDDEN with a `reason` if they have nothing to do with each other (rules/moderation#blocked)
 */
export async function mustMeet(
  transaction: Transaction,
  userId: string,
  otherId: string,
): Promise<void> {
  const reason = meetingErrorOf(await acquaintanceOf(transaction, userId, otherId));
  if (reason !== null) throw refusal('FORBIDDEN', MEETING_ERRORS[reason], { reason });
}
