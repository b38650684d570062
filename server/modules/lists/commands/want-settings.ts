import type { WouldDo } from '@domain/want-list';
import type { Database } from '@server/platform/db/database';
import type { FieldError } from '@server/platform/graphql/field-error';
import { touchShared } from '@server/modules/sharing';
import { eq } from 'drizzle-orm';
import { wantList } from '../tables';
import { lockOwnList } from './trade-list';

interface WantSettings {
  wantListId: string;
  newWantsWouldDo: WouldDo;
  showsAtMost: boolean;
}

/**
 * Sets what new wants on a player's list mean, and what others see of their limits (rules/trade-lists#what-will-do).
 *
 * @throws NOT_FOUND for somebody else's and for an unknown list
 */
export const saveWantSettings = (
  database: Database,
  userId: string,
  { wantListId, ...settings }: WantSettings,
): Promise<FieldError[]> =>
  database.transaction(async (transaction) => {
    const { listId } = await lockOwnList(transaction, 'WANT_LIST', { listId: wantListId, userId });
    if (settings.newWantsWouldDo === 'KINDS') return [KINDS_OF_NO_CARD];
    await transaction.update(wantList).set(settings).where(eq(wantList.id, listId));
    await touchShared(transaction, userId, 'WANT_LIST');
    return [];
  });

const KINDS_OF_NO_CARD: FieldError = {
  field: 'newWantsWouldDo',
  message: 'Kinds are chosen for each card.',
  code: 'INVALID',
};
