import { sellerSide } from '@domain/offer';
import { usePrintingLabel } from '@/entities/card';
import {
  ChangeOffer,
  otherName,
  type ChangeOutcome,
  type Offer,
  type OfferError,
  type OfferSummary,
} from '@/entities/offer';
import styles from './accept-offer.module.css';
import { OfferedSides } from './offered-sides';

interface AcceptOfferProps {
  offer: Offer;
  onDone: (outcome: ChangeOutcome) => void;
}

/** Accepts an offer, after a confirmation; unavailable copies are listed in the dialog (rules/offers#accepting). */
export const AcceptOffer = ({ offer, onDone }: AcceptOfferProps) => (
  <ChangeOffer
    label="Accept"
    icon="check"
    variant="primary"
    title="Accept this offer?"
    confirmLabel="Accept offer"
    cancelLabel="Not yet"
    change={{ offerId: offer.id, action: 'ACCEPT', terms: offer.termsNumber }}
    renderErrors={(errors) => <NotAvailable offer={offer} errors={errors} />}
    onDone={onDone}
  >
    <div className={styles.offer}>
      <OfferedSides offer={offer} />
      <p>{whatAcceptingDoes(offer)}</p>
    </div>
  </ChangeOffer>
);

/** Explains what accepting does to the copies. */
export function whatAcceptingDoes(offer: OfferSummary): string {
  const other = otherName(offer);
  const promise =
    offer.offerType === 'TRADE'
      ? `You promise your copies to ${other}, and ${other} promises you theirs, so nobody else can request them.`
      : sellerSide(offer.offerType) === offer.mySide
        ? `You promise these copies to ${other}, so nobody else can request them.`
        : `${other} promises you these copies.`;
  return `${promise} Collections and lists change only when both of you have confirmed that the cards changed hands. Until then either of you can call it off.`;
}

interface NotAvailableProps {
  offer: Offer;
  errors: readonly OfferError[];
}

/** Why an offer can't be accepted: what is left of each printing with too few free copies (rules/offers#accepting). */
export function NotAvailable({ offer, errors }: NotAvailableProps) {
  const short = errors.filter(({ code }) => code === 'NOT_AVAILABLE');
  const rest = errors.filter(({ code }) => code !== 'NOT_AVAILABLE');
  return (
    <>
      {short.length > 0 && (
        <>
          <div>Some of these copies are no longer free:</div>
          <ul className={styles.printings}>
            {short.map(({ variantId, available }) => (
              <Short
                key={variantId}
                variantId={variantId ?? ''}
                asked={offer.offerItems.find((item) => item.variantId === variantId)?.quantity ?? 0}
                available={available}
              />
            ))}
          </ul>
        </>
      )}
      {rest.map(({ message }) => (
        <div key={message}>{message}</div>
      ))}
    </>
  );
}

interface ShortProps {
  variantId: string;
  asked: number;
  /** Null if the viewer may not know. */
  available: number | null;
}

const Short = ({ variantId, asked, available }: ShortProps) => (
  <li>{`${usePrintingLabel(variantId)}: ${leftText(asked, available)}`}</li>
);

function leftText(asked: number, available: number | null): string {
  if (available === null) return `fewer than ${asked} left`;
  return available === 0 ? 'none left' : `${available} of ${asked} left`;
}
