import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { type DealOffer, openDealOffer, sendDealOffer } from '../model/deal-offer';
import { selectOffer } from '../model/offer-drafts-slice';
import styles from './deal-offer-actions.module.css';
import { OfferFailure } from './offer-failure';

/** Sends a part of a deal as an offer, or opens it to change it first. */
export function DealOfferActions({ offer }: { offer: DealOffer }) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectOffer(state, offer.key));
  const send = () => void dispatch(sendDealOffer(offer));
  const to = `to ${offer.recipientHandle}`;
  return (
    <>
      <OfferFailure failure={draft?.failure ?? null} onRetry={send} />
      <div className={styles.actions}>
        <Button
          variant="quiet"
          icon="edit"
          aria-haspopup="dialog"
          aria-label={`Change the offer ${to}`}
          onClick={() => dispatch(openDealOffer(offer))}
        >
          Change
        </Button>
        <Button
          icon="offers"
          aria-label={`Send the offer ${to}`}
          loading={draft?.status === 'sending'}
          onClick={send}
        >
          Send
        </Button>
      </div>
    </>
  );
}
