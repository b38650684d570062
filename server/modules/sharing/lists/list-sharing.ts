import type { TradeListKind } from '@domain/trade-list';
import type { Database } from '@server/db/database';
import { refusal } from '@server/errors';
import {
  updateSharing,
  type AskedSharing,
  type UpdateSharingResult,
} from '../commands/update-sharing';
import type { Owned } from '../settings-repo';
import { shareSettingsOf, type ShareSettings } from '../share-settings';
import { ownsList } from './repo';

interface OwnList {
  subject: TradeListKind;
  listId: string;
  /** Who asks. */
  userId: string;
}

const NOT_FOUND = {
  WANT_LIST: 'Want list not found',
  SALE_LIST: 'Sale list not found',
} as const satisfies Record<TradeListKind, string>;

/** @throws NOT_FOUND for a list that is someone else's as for none (quality 1) */
async function ownedBy(database: Database, { subject, listId, userId }: OwnList): Promise<Owned> {
  if (!(await ownsList(database, { subject, listId, userId }))) {
    throw refusal('NOT_FOUND', NOT_FOUND[subject]);
  }
  return { ownerId: userId, subject };
}

/** Who may see a list besides its owner. @throws NOT_FOUND for another's as for none (quality 1) */
export const listShareSettings = async (
  database: Database,
  asked: OwnList,
): Promise<ShareSettings> => shareSettingsOf(database, await ownedBy(database, asked));

/** Says who may see a list, as a whole. @throws NOT_FOUND for another's as for none (quality 1) */
export const updateListSharing = async (
  database: Database,
  asked: OwnList & AskedSharing,
): Promise<UpdateSharingResult> => updateSharing(database, await ownedBy(database, asked), asked);
