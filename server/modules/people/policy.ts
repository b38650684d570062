import { type Acquaintance, MEETING_ERRORS, meetingErrorOf } from '@domain/moderation';
import type { Database, Transaction } from '@server/platform/db/database';
import { sql } from 'drizzle-orm';
import {
  EMAIL_ERRORS,
  type EmailErrorCode,
  HANDLE_ERRORS,
  type HandleErrorCode,
  isAdmin,
} from '@domain/user';
import { refusal } from '@server/platform/errors';
import type { Context } from '@server/platform/graphql/context';
import type { FieldError } from '@server/platform/graphql/field-error';
import type { Viewer } from '@server/platform/viewer';

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

/** @returns the viewer @throws UNAUTHENTICATED for a visitor, REAUTHENTICATE without a fresh session (rules/accounts#deletion) */
export function freshlySignedIn(context: WithViewer): Viewer {
  const viewer = signedIn(context);
  if (!viewer.hasFreshSession) {
    throw refusal('REAUTHENTICATE', 'Please sign in again to do this.');
  }
  return viewer;
}

/** A field's error with the message for its code. */
export const accountError = (
  field: string,
  code: HandleErrorCode | EmailErrorCode,
): FieldError => ({ field, code, message: { ...HANDLE_ERRORS, ...EMAIL_ERRORS }[code] });

/** What stands between two players. */
async function acquaintanceOf(
  database: Database | Transaction,
  userId: string,
  otherId: string,
): Promise<Acquaintance> {
  const { rows } = await database.execute<Acquaintance & Record<string, unknown>>(sql`
    select
      exists (select from user_account
        where id in (${userId}::uuid, ${otherId}::uuid) and suspended_at is not null) as "isSuspended",
      exists (select from player_block
        where blocker_id = ${userId}::uuid and blocked_id = ${otherId}::uuid) as blocks,
      exists (select from player_block
        where blocker_id = ${otherId}::uuid and blocked_id = ${userId}::uuid) as "isBlocked"`);
  return rows[0] as Acquaintance;
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
