import type { OfferRefusal } from '@domain/offer';
import { refusal } from '@server/platform/errors';
import { ownerOfAnothers } from '@server/modules/sharing';
import { asOwn, type Offer, type OwnOffer } from './queries/offer';

/*
 * Who may make an offer, see it and change it. What a side may do in which state is the table of `domain/offer`, which
 * decides for the browser's buttons, too; here are the refusals that it leads to.
 */

/**
 * An offer as one of its two players sees it.
 *
 * @param offer null for an unknown one
 * @throws NOT_FOUND for a third party and for an unknown offer, so that nobody can distinguish the two
 * (rules/offers#third-parties)
 */
export function asParty(offer: Offer | null, userId: string): OwnOffer {
  const own = offer && asOwn(offer, userId);
  if (own === null) throw refusal('NOT_FOUND', 'Offer not found');
  return own;
}

/**
 * The player that somebody may make an offer to: the owner of a list that they may see.
 *
 * @param owner null for a private list and for a missing one
 * @throws NOT_FOUND without a list, FORBIDDEN for their own
 */
export const asRecipient = <Owner extends { isOwner: boolean }>(owner: Owner | null): Owner =>
  ownerOfAnothers(owner, 'You can’t make an offer to yourself.');

/** The refusal of an action: of the wrong side, or in a state in which it is too late (rules/offers#who-may-answer). */
export const actionRefusal = (code: OfferRefusal<'DECLINE'>, { status, isLapsed }: OwnOffer) =>
  code === 'FORBIDDEN'
    ? refusal(code, 'Only the other side can do this.')
    : refusal(code, isLapsed ? 'This offer has expired.' : 'This offer was changed meanwhile.', {
        status,
      });
