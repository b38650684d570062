import type { Card } from '@domain/card';
import type { ListOfferType } from '@domain/offer';
import { cardPath } from '@domain/page';
import { apiErrorOf } from '@/shared/api';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { LoadError } from '@/shared/ui/load-error';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { FIRST_LISTINGS, useCardListingsQuery, type CardListings } from '../api/listing-api';
import { allListingsShown, selectShowsAllListings } from '../model/card-view-slice';
import styles from './card-listings.module.css';
import { ListingRow } from './listing-row';
import { ViewSection } from './view-section';

/** How many players are shown at most. */
const MOST = 100;

interface WayWords {
  title: string;
  /** Shown if there are none. */
  nobody: string;
}

/** The two kinds of listings, by the offer that the viewer could make. */
const WORDS: Record<ListOfferType, WayWords> = {
  BUY: {
    title: 'Sold by',
    nobody: 'It is on none of the sale lists that you can see.',
  },
  SELL: {
    title: 'Wanted by',
    nobody: 'It is on none of the want lists that you can see.',
  },
};

interface CardListingsProps {
  card: Card;
  headingLevel: 2 | 3;
}

/** Players who sell the card and who want it, with an offer to each on the spot (rules/cards#sold-and-wanted). */
export function CardListings({ card, headingLevel }: CardListingsProps) {
  const showsAll = useAppSelector((state) => selectShowsAllListings(state, card.id));
  const query = { cardId: card.id, first: showsAll ? MOST : FIRST_LISTINGS };
  const { currentData, data, error, refetch } = useCardListingsQuery(query);
  // The shown ones stay while all are being fetched.
  const listings = currentData ?? (showsAll ? data : undefined);
  return (
    <div className={styles.both}>
      {(['BUY', 'SELL'] as const).map((offerType) => (
        <ViewSection key={offerType} title={WORDS[offerType].title} headingLevel={headingLevel}>
          {listings ? (
            <ListingsOf card={card} offerType={offerType} listings={listings} />
          ) : error && offerType === 'BUY' ? (
            <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />
          ) : (
            <SkeletonBlock className={styles.waiting} />
          )}
        </ViewSection>
      ))}
    </div>
  );
}

interface ListingsOfProps {
  card: Card;
  offerType: ListOfferType;
  listings: CardListings;
}

function ListingsOf({ card, offerType, listings }: ListingsOfProps) {
  const dispatch = useAppDispatch();
  const { title, nobody } = WORDS[offerType];
  const { total, nodes } = listings[offerType];
  if (total === 0) return <p className={styles.nobody}>{nobody}</p>;
  return (
    <>
      <ul className={styles.listings} aria-label={title}>
        {nodes.map((listing) => (
          <ListingRow
            key={`${listing.userHandle} ${listing.variantId}`}
            card={card}
            offerType={offerType}
            listing={listing}
            from={cardPath(card.id)}
          />
        ))}
      </ul>
      {nodes.length < Math.min(total, MOST) && (
        <Button
          variant="quiet"
          onClick={() => dispatch(allListingsShown(card.id))}
        >{`Show all ${total}`}</Button>
      )}
      {total > MOST && nodes.length === MOST && <p>{`The first ${MOST} of ${total}.`}</p>}
    </>
  );
}
