import type { SharingSubject } from '@domain/sharing';
import type { TradeListKind } from '@domain/trade-list';
import type { Database, Transaction } from '@server/platform/db/database';
import type { Context } from '@server/platform/graphql/context';
import { listNotFound } from '../policy';
import { ownsList } from './owned-list';
import { findShares, findSharing, type Owned, type Share } from './sharing-rows';

/** Who may see something besides its owner; for the owner alone (rules/sharing#addresses-stay-private). */
export interface ShareSettings {
  sharedWithAll: boolean;
  /** Whether people who may see a collection may pick its extras for swaps; false of a list. */
  opensExtras: boolean;
  sharedWithUsers: Share[];
  /** What a change must name, so that it overwrites nothing unseen; 0 before the first change. */
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

/** The settings of one of the viewer's own things; null for somebody else's. */
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

/** A player's own list. @throws NOT_FOUND for somebody else's and for an unknown list (rules/attacks#hidden-things) */
export async function ownList(
  database: Database,
  { subject, listId, userId }: OwnListKey,
): Promise<Owned> {
  if (await ownsList(database, { kind: subject, listId, userId })) {
    return { ownerId: userId, subject };
  }
  throw listNotFound(subject);
}

/** The settings of a player's own list. @throws NOT_FOUND for somebody else's and for an unknown list */
export const listShareSettings = async (
  database: Database,
  key: OwnListKey,
): Promise<ShareSettings> => findShareSettings(database, await ownList(database, key));
