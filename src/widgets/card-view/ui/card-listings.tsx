import { generatePath, Link } from 'react-router-dom';
import { printingName, type Card } from '@domain/card';
import type { OfferType } from '@domain/offer';
import { formatPrice } from '@domain/pricing';
import { cardPath } from '@domain/page';
import { StartOffer } from '@/features/make-offer';
import { commitmentWords } from '@/entities/offer';
import { AskedPrice } from '@/entities/sale-list';
import { useAuth } from '@/entities/session';
import { apiErrorOf } from '@/shared/api';
import { routes, type LoginState } from '@/shared/routes';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadError } from '@/shared/ui/load-error';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { useCardListingsQuery, type CardListings, type Listing } from '../api/listing-api';
import { allListingsShown, selectShowsAllListings } from '../model/card-view-slice';
import styles from './card-listings.module.css';
import { ViewSection } from './view-section';

/** How many players are shown at first, and at most. */
const FIRST = 4;
const MOST = 100;

interface WayWords {
  title: string;
  /** Shown if there are none. */
  nobody: string;
  action: string;
  /** The handle of the list's owner. */
  path: string;
}

/** The two kinds of listings, by the offer that the viewer could make. */
const WORDS: Record<OfferType, WayWords> = {
  BUY: {
    title: 'Sold by',
    nobody: 'It is on none of the sale lists that you can see.',
    action: 'Offer to buy',
    path: routes.saleList,
  },
  SELL: {
    title: 'Wanted by',
    nobody: 'It is on none of the want lists that you can see.',
    action: 'Offer to sell',
    path: routes.wantList,
  },
};

interface CardListingsProps {
  card: Card;
  headingLevel: 2 | 3;
}

/** Players who sell the card and who want it, with an offer to each on the spot (rules/cards#sold-and-wanted). */
export function CardListings({ card, headingLevel }: CardListingsProps) {
  const showsAll = useAppSelector((state) => selectShowsAllListings(state, card.id));
  const asked = { cardId: card.id, first: showsAll ? MOST : FIRST };
  const { currentData, data, error, refetch } = useCardListingsQuery(asked);
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
  offerType: OfferType;
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
          />
        ))}
      </ul>
      {nodes.length < Math.min(total, MOST) && (
        <Button variant="quiet" onClick={() => dispatch(allListingsShown(card.id))}>
          Show all {total}
        </Button>
      )}
      {total > MOST && nodes.length === MOST && (
        <p>
          The first {MOST} of {total}.
        </p>
      )}
    </>
  );
}

interface ListingRowProps {
  card: Card;
  offerType: OfferType;
  listing: Listing;
}

function ListingRow({ card, offerType, listing }: ListingRowProps) {
  const { userHandle, variantId, available, priceType, priceInCents } = listing;
  const variant = card.cardVariants.find(({ id }) => id === variantId);
  const marketCents = variant?.currentMarketPrice?.priceCents;
  return (
    <li className={styles.listing}>
      <span className={styles.player}>
        <Link to={generatePath(WORDS[offerType].path, { handle: userHandle })}>{userHandle}</Link>
        <span className={styles.about}>
          {variant && printingName(card, variant)}
          {' · '}
          {commitmentWords(available, { committed: 0, pending: 0 }, offerType)}
        </span>
      </span>
      <span className={styles.prices}>
        {priceType ? (
          <AskedPrice priceType={priceType} cents={priceInCents} marketCents={marketCents} />
        ) : marketCents ? (
          `Market ${formatPrice(marketCents)}`
        ) : null}
      </span>
      <OfferButton card={card} offerType={offerType} listing={listing} />
    </li>
  );
}

/** Begins an offer of one copy; a viewer who can't make offers yet is led to what they need. */
function OfferButton({ card, offerType, listing }: ListingRowProps) {
  const { user } = useAuth();
  const { action } = WORDS[offerType];
  if (user?.handle) {
    return (
      <StartOffer
        recipientHandle={listing.userHandle}
        offerType={offerType}
        picks={[{ variantId: listing.variantId, cardId: card.id, quantity: 1 }]}
        label={action}
      />
    );
  }
  const state: LoginState = { from: cardPath(card.id) };
  return (
    <LinkButton
      icon="offers"
      to={user ? routes.profile : routes.login}
      state={user ? undefined : state}
      title={user ? 'Set a handle to make an offer' : 'Log in to make an offer'}
    >
      {action}
    </LinkButton>
  );
}
