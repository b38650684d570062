import type { OpenOffer } from '../model/offer-drafts';
import { OfferForm } from './offer-form';
import { OfferSent } from './offer-sent';

/** In which an offer is put together; once it was made, what became of it. */
export const OfferDialog = ({ open }: { open: OpenOffer }) =>
  open.sentOfferId === null ? (
    <OfferForm open={open} />
  ) : (
    <OfferSent subject={open} offerId={open.sentOfferId} />
  );
