import { generatePath, Link } from 'react-router-dom';
import { printingName, type Card } from '@domain/card';
import type { ListOfferType } from '@domain/offer';
import { OfferOrLogin } from '@/features/make-offer';
import { commitmentWords } from '@/entities/offer';
import { AskedPrice } from '@/entities/trade-list';
import { useMoney } from '@/shared/lib/money';
import { routes } from '@/shared/routes';
import { Muted } from '@/shared/ui/muted';
import type { Listing } from '../api/listing-api';
import styles from './card-listings.module.css';

/** What the viewer could do, and where the owner's list is. */
const WORDS: Record<ListOfferType, { action: string; path: string }> = {
  BUY: { action: 'Offer to buy', path: routes.saleList },
  SELL: { action: 'Offer to sell', path: routes.wantList },
};

interface ListingRowProps {
  card: Card;
  offerType: ListOfferType;
  listing: Listing;
  /** The address to come back to after a login. */
  from: string;
}

/** A player who sells or wants a printing of the card, with what they ask, and a button that begins an offer of one copy. */
export function ListingRow({ card, offerType, listing, from }: ListingRowProps) {
  const { userHandle, variantId, available, priceType, priceInCents } = listing;
  const printing = card.cardVariants.find(({ id }) => id === variantId);
  const marketCents = printing?.currentMarketPrice?.priceCents;
  const money = useMoney();
  const { action, path } = WORDS[offerType];
  return (
    <li className={styles.listing}>
      <span className={styles.player}>
        <Link to={generatePath(path, { handle: userHandle })} translate="no">
          {userHandle}
        </Link>
        <Muted>{`${printing ? printingName(card, printing) : ''} · ${commitmentWords(available, { committed: 0, pending: 0 }, offerType)}`}</Muted>
      </span>
      <span className={styles.prices}>
        {priceType ? (
          <AskedPrice
            priceType={priceType}
            cents={priceInCents}
            marketCents={marketCents}
            money={money}
          />
        ) : marketCents ? (
          `Market ${money.price(marketCents)}`
        ) : null}
      </span>
      <OfferOrLogin
        recipientHandle={userHandle}
        offerType={offerType}
        picks={[{ variantId, cardId: card.id, quantity: 1 }]}
        label={action}
        from={from}
      />
    </li>
  );
}
