import { printingName, type Card, type Printing } from '@domain/card';
import { apiErrorOf } from '@/shared/api';
import { Dialog } from '@/shared/ui/dialog';
import { LoadError } from '@/shared/ui/load-error';
import { Skeleton } from '@/shared/ui/skeleton';
import { usePrintingSellersQuery } from '../api/listing-api';
import styles from './card-listings.module.css';
import { ListingRow } from './listing-row';

/** How many are shown. */
const MOST = 100;

interface SellersDialogProps {
  card: Card;
  printing: Printing;
  /** The address to come back to after a login. */
  from: string;
  onClose: () => void;
}

/** Who sells a printing, the cheapest first, with an offer to each of them. */
export function SellersDialog({ card, printing, from, onClose }: SellersDialogProps) {
  const query = { cardId: card.id, variantId: printing.id, first: MOST };
  const { data, error, refetch } = usePrintingSellersQuery(query);
  return (
    <Dialog title={`Sellers of ${card.name}, ${printingName(card, printing)}`} onClose={onClose}>
      {data ? (
        <>
          {data.total === 0 && <p className={styles.nobody}>Nobody sells it any more.</p>}
          <ul className={styles.listings} aria-label="Sellers">
            {data.nodes.map((listing) => (
              <ListingRow
                key={listing.userHandle}
                card={card}
                offerType="BUY"
                listing={listing}
                from={from}
              />
            ))}
          </ul>
          {data.total > MOST && <p>{`The first ${MOST} of ${data.total}.`}</p>}
        </>
      ) : error ? (
        <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} label="Loading sellers" />
      )}
    </Dialog>
  );
}
