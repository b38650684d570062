import type { SharingSubject } from '@domain/sharing';
import type { TradeListKind } from '@domain/trade-list';
import type { Database, Transaction } from '@server/db/database';
import { share, sharing } from '@server/db/tables';
import type { Context } from '@server/graphql/context';
import { listNotFound, ownsList } from '@server/modules/trade-list';
import { asc, eq } from 'drizzle-orm';
import { findShares, findSharing, type Owned, type Share } from '../repo';

/** Who may see something besides its owner, who alone is told (product 8). */
export interface ShareSettings {
  sharedWithAll: boolean;
  sharedWithUsers: Share[];
  /** What a change has to name, so that it overwrites nothing unseen; 0 before the first. */
  version: number;
}

export async function findShareSettings(
  database: Database | Transaction,
  owned: Owned,
): Promise<ShareSettings> {
  return {
    ...(await findSharing(database, owned)),
    sharedWithUsers: await findShares(database, owned),
  };
}

/** Who may see one of the viewer's things; null where it isn't theirs, since only the owner is told (product 8). */
export const ownShareSettings = async (
  { database, viewer }: Pick<Context, 'database' | 'viewer'>,
  { isOwner, subject }: { isOwner: boolean; subject: SharingSubject },
): Promise<ShareSettings | null> =>
  isOwner && viewer !== null ? findShareSettings(database, { ownerId: viewer.id, subject }) : null;

export interface OwnListKey {
  subject: TradeListKind;
  /** Any text. */
  listId: string;
  userId: string;
}

/** @throws NOT_FOUND for somebody else's list and for one that doesn't exist (rules/attacks#hidden-things) */
export async function ownList(
  database: Database,
  { subject, listId, userId }: OwnListKey,
): Promise<Owned> {
  if (await ownsList(database, { kind: subject, listId, userId })) {
    return { ownerId: userId, subject };
  }
  throw listNotFound(subject);
}

/** Who may see a list besides its owner. @throws NOT_FOUND for another's as for none (quality 1) */
export const listShareSettings = async (
  database: Database,
  key: OwnListKey,
): Promise<ShareSettings> => findShareSettings(database, await ownList(database, key));

/** Who may see one of a person's things. */
interface OwnSharing {
  subject: SharingSubject;
  sharedWithAll: boolean;
  /** Addresses. */
  sharedWith: string[];
}

/** What a person shares with whom, for their own file. */
export async function ownSharing(database: Database, userId: string): Promise<OwnSharing[]> {
  const settings = await database
    .select({ subject: sharing.subject, sharedWithAll: sharing.sharedWithAll })
    .from(sharing)
    .where(eq(sharing.userId, userId))
    .orderBy(asc(sharing.subject));
  const shares = await database
    .select({ subject: share.subject, email: share.email })
    .from(share)
    .where(eq(share.ownerId, userId))
    .orderBy(asc(share.email));
  const ofSubject = (subject: SharingSubject) =>
    shares.filter((each) => each.subject === subject).map(({ email }) => email);
  return settings.map((each) => ({ ...each, sharedWith: ofSubject(each.subject) }));
}
