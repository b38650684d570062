import { draftKeyOf, isBegun, type OfferDraft, type OfferSubject } from './offer-draft';

/** The halves of the dialog, of which a narrow window shows one at a time. */
export type OfferPane = 'CARDS' | 'OFFER';

/** The dialog as it stands open. */
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

/** The part of the state that holds it. */
export interface WithOfferDrafts {
  offerDrafts: OfferDraftsState;
}

/** Nothing was begun. */
export const NO_OFFER_DRAFTS: OfferDraftsState = { byKey: {}, open: null };

export const selectOpenOffer = ({ offerDrafts }: WithOfferDrafts): OpenOffer | null =>
  offerDrafts.open;

/** What was begun on somebody's list; undefined where that is nothing. */
export const selectOfferDraft = (
  { offerDrafts }: WithOfferDrafts,
  subject: OfferSubject,
): OfferDraft | undefined => offerDrafts.byKey[draftKeyOf(subject)];

/** Whether anything would be lost with the window. */
export const selectIsAnyBegun = ({ offerDrafts }: WithOfferDrafts): boolean =>
  Object.values(offerDrafts.byKey).some(isBegun);
