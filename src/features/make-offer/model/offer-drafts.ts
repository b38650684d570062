import type { OfferDraft, OfferSubject } from './offer-draft';

/** The halves of the dialog, of which a narrow window shows one at a time. */
export type OfferPane = 'CARDS' | 'OFFER';

/** The open dialog. */
export interface OpenOffer extends OfferSubject {
  pane: OfferPane;
  /** What is looked for among the list's cards. */
  search: string;
  /** The offer that came of it; null until it was made. */
  sentOfferId: string | null;
}

export interface OfferDraftsState {
  /** By `draftKeyOf`. They stay when the dialog is closed, until they are sent. */
  byKey: Record<string, OfferDraft>;
  /** Null while the dialog is closed. */
  open: OpenOffer | null;
}

/** Nothing was begun. */
export const NO_OFFER_DRAFTS: OfferDraftsState = { byKey: {}, open: null };
