import { rolesOf } from '@domain/user';
import { ownerOfAnothers } from '@server/modules/sharing';
import { refusal } from '@server/platform/errors';
import type { FieldError } from '@server/platform/graphql/field-error';

/** @throws FORBIDDEN for a player who blocks themselves */
export function mustBlockAnother(viewerId: string, blockedId: string): void {
  if (viewerId === blockedId) throw refusal('FORBIDDEN', 'You can’t block yourself.');
}

/**
 * The owner of a list whose banner somebody may report: everyone who may see the list, but its owner.
 *
 * @param owner null for a private list and for a missing one
 * @throws NOT_FOUND without a list, FORBIDDEN for their own
 */
export const asAccused = <Owner extends { isOwner: boolean }>(owner: Owner | null): Owner =>
  ownerOfAnothers(owner, 'You can’t report yourself.');

/**
 * Why a person can't be suspended; null if they can (rules/moderation#suspended).
 *
 * @param adminEmails lower-case addresses of all administrators
 */
export const suspensionErrorOf = (
  { verifiedEmail }: { verifiedEmail: string | null },
  adminEmails: readonly string[],
): FieldError | null =>
  rolesOf(verifiedEmail, adminEmails).includes('ADMIN') ? IS_ADMINISTRATOR : null;

const IS_ADMINISTRATOR: FieldError = {
  field: 'userId',
  message: 'An administrator can’t be suspended. Take their address out of ADMIN_EMAILS first.',
  code: 'IS_ADMINISTRATOR',
};
