import type { SharingSubject } from '@domain/sharing';
import type { Context } from '@server/graphql/context';
import { shareSettingsOf, type ShareSettings } from '../share-settings';

/** Who may see one of the viewer's things; null where it isn't theirs, since only the owner is told (product 8). */
export const ownShareSettings = async (
  { database, viewer }: Pick<Context, 'database' | 'viewer'>,
  { isOwner, subject }: { isOwner: boolean; subject: SharingSubject },
): Promise<ShareSettings | null> =>
  isOwner && viewer !== null ? shareSettingsOf(database, { ownerId: viewer.id, subject }) : null;
