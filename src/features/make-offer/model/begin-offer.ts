import { nanoid } from '@reduxjs/toolkit';
import type { OfferSubject } from './offer-draft';
import { offerOpened } from './offer-drafts-slice';
import type { OfferPick } from './offer-pick';

/** Opens the dialog on somebody's list, with what was begun there before and with printings found elsewhere. */
export const beginOffer = (subject: OfferSubject, picks: readonly OfferPick[] = []) =>
  offerOpened({ ...subject, picks, idempotencyKey: nanoid() });
