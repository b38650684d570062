import { usePrintingLabel } from '@/entities/card';
import type { Offer, OfferError } from '@/entities/offer';
import styles from './not-available.module.css';

interface NotAvailableProps {
  offer: Offer;
  errors: readonly OfferError[];
}

/**
 * Why an offer can't be accepted as it is: what is left of each printing of which too few are free
 * (rules/offers#accepting).
 */
export function NotAvailable({ offer, errors }: NotAvailableProps) {
  const short = errors.filter(({ code }) => code === 'NOT_AVAILABLE');
  const rest = errors.filter(({ code }) => code !== 'NOT_AVAILABLE');
  return (
    <>
      {short.length > 0 && (
        <>
          <p className={styles.sentence}>Not all of these copies are free any more:</p>
          <ul className={styles.printings}>
            {short.map(({ variantId, available }) => (
              <Short
                key={variantId}
                variantId={variantId ?? ''}
                asked={offer.offerItems.find((item) => item.variantId === variantId)?.quantity ?? 0}
                available={available ?? 0}
              />
            ))}
          </ul>
        </>
      )}
      {rest.map(({ message }) => (
        <p key={message} className={styles.sentence}>
          {message}
        </p>
      ))}
    </>
  );
}

interface ShortProps {
  variantId: string;
  asked: number;
  available: number;
}

const Short = ({ variantId, asked, available }: ShortProps) => (
  <li>
    {usePrintingLabel(variantId)}:{' '}
    {available === 0 ? 'none is left' : `${available} of ${asked} left`}
  </li>
);
