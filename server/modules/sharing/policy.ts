import type { SharingSubject } from '@domain/sharing';
import type { TradeListKind } from '@domain/trade-list';
import { handleErrorOf } from '@domain/user';
import type { Database, Transaction } from '@server/platform/db/database';
import { share, sharing } from './tables';
import { userAccount } from '@server/modules/people/tables';
import { hiddenFrom } from '@server/modules/people';
import { refusal } from '@server/platform/errors';
import type { Viewer } from '@server/platform/viewer';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';

/*
 * Who may see a collection or list besides its owner: everyone, if it is shared with everyone, and people with a
 * verified address that it is shared with (rules/sharing#who-may-see), unless its owner is suspended or one of the two
 * has blocked the other (rules/moderation#blocked). In statements, `s` is its row of `sharing` and `w` one of `share`.
 */

const s = alias(sharing, 's');
const w = alias(share, 'w');

interface Shared {
  ownerId: AnyPgColumn;
  subject: AnyPgColumn | SharingSubject;
}

const SHARED: Shared = { ownerId: s.userId, subject: s.subject };

const isShareOf = ({ ownerId, subject }: Shared): SQL =>
  sql`${w.ownerId} = ${ownerId} and ${w.subject} = ${subject}`;

/** Nothing equals null, so a visitor and a viewer without a verified address match no share. */
const isSharedWith = (verifiedEmail: string | null): SQL =>
  sql`${w.email} = ${verifiedEmail}::text`;

/** What decides which things a player may see. */
type Onlooker = Pick<Viewer, 'id' | 'verifiedEmail'>;

const isNotHidden = (viewer: Onlooker | null, { ownerId }: Shared = SHARED): SQL =>
  sql`${ownerId} not in (${hiddenFrom(viewer?.id ?? null)})`;

/**
 * Whether somebody may see another player's collection or list.
 *
 * @param viewer null for a visitor
 * @param shared for statements that look for things without a row of `sharing`, too
 */
export const isVisibleTo = (
  viewer: Onlooker | null,
  shared: Shared = SHARED,
): SQL => sql`((${s.sharedWithAll} or exists (
  select from share w where ${isShareOf(shared)} and ${isSharedWith(viewer?.verifiedEmail ?? null)}))
  and ${isNotHidden(viewer, shared)})`;

/** Shared things that are visible for one reason, for statements that read each kind by its own index. */
export interface Seen {
  from: SQL;
  where: SQL;
}

/** What a viewer sees of what is shared with everyone. */
export const seenByEveryone = (viewer: Onlooker | null): Seen => ({
  from: sql`sharing s`,
  where: sql`${s.sharedWithAll} and ${isNotHidden(viewer)}`,
});

/** What is shared with the viewer's address; without one, nothing. */
export const seenByAddress = (viewer: Onlooker): Seen => ({
  from: sql`share w join sharing s on ${isShareOf(SHARED)}`,
  where: sql`${isSharedWith(viewer.verifiedEmail)} and ${isNotHidden(viewer)}`,
});

/** Whether a viewer has an address with which something may be shared. */
export const hasAddress = (
  viewer: Onlooker | null,
): viewer is Onlooker & { verifiedEmail: string } =>
  viewer !== null && viewer.verifiedEmail !== null;

/** What a player shares with anyone. */
export const sharedBy = (ownerId: string): Seen => ({
  from: sql`sharing s`,
  where: sql`${s.userId} = ${ownerId}::uuid
    and (${s.sharedWithAll} or exists (select from share w where ${isShareOf(SHARED)}))`,
});

/** The owner of a collection or list that somebody looks at. */
interface VisibleOwner {
  id: string;
  handle: string | null;
  /** Whether it is the viewer's own. */
  isOwner: boolean;
}

interface VisibleOwnerQuery {
  /** Null for the viewer's own. */
  handle: string | null;
  subject: SharingSubject;
}

/**
 * The owner of a collection or list, if the viewer may see it.
 *
 * @returns null for a private one and for a missing one, so that nobody can distinguish the two
 * (rules/attacks#hidden-things)
 */
export async function visibleOwner(
  database: Database | Transaction,
  viewer: Viewer | null,
  { handle, subject }: VisibleOwnerQuery,
): Promise<VisibleOwner | null> {
  if (viewer !== null && (handle === null || handle === viewer.handle)) {
    return { id: viewer.id, handle: viewer.handle, isOwner: true };
  }
  // No account has an invalid handle, and PostgreSQL refuses some of their characters.
  if (handle === null || handleErrorOf(handle) !== null) return null;
  const [found] = await database
    .select({ id: userAccount.id, handle: userAccount.handle })
    .from(userAccount)
    .leftJoin(s, and(eq(s.userId, userAccount.id), eq(s.subject, subject)))
    .where(
      and(
        eq(userAccount.handle, handle),
        isNull(userAccount.deletedAt),
        isVisibleTo(viewer, { ownerId: userAccount.id, subject }),
      ),
    );
  return found ? { ...found, isOwner: false } : null;
}

/**
 * The owner of a list, for what one only does with the lists of others.
 *
 * @param owner null for a private list and for a missing one
 * @param ifOwn the message for one's own list
 * @throws NOT_FOUND without a list, FORBIDDEN for one's own
 */
export function ownerOfAnothers<Owner extends { isOwner: boolean }>(
  owner: Owner | null,
  ifOwn: string,
): Owner {
  if (owner === null) throw noSuchList();
  if (owner.isOwner) throw refusal('FORBIDDEN', ifOwn);
  return owner;
}

/** Also for a list whose owner was deleted meanwhile. */
export const noSuchList = () => refusal('NOT_FOUND', 'There is no such list.');

const LIST_NAMES: Record<TradeListKind, string> = {
  WANT_LIST: 'Want list',
  SALE_LIST: 'Sale list',
};

/** The refusal for a list that is somebody else's, and for one that doesn't exist (rules/attacks#hidden-things). */
export const listNotFound = (kind: TradeListKind) =>
  refusal('NOT_FOUND', `${LIST_NAMES[kind]} not found`);
