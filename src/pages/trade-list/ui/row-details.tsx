import type { Commitment } from '@domain/offer';
import {
  askedPriceText,
  besideMarketParts,
  isAgreedPrice,
  isNamedPrice,
  type MarketPricing,
  type Money,
} from '@domain/pricing';
import { useSaleItem } from '@/features/edit-trade-list';
import { CommitmentNote } from '@/entities/offer';
import { WantedBadge, type SaleListItem } from '@/entities/trade-list';
import { countedCopies } from '@/shared/lib/format';
import styles from './row-details.module.css';

interface ForSaleProps {
  item: SaleListItem;
  /** The printing's own market price; null or 0 without one. */
  marketCents: number | null;
  /** How the seller's prices follow the market. */
  pricing: MarketPricing;
  /** How many copies the viewer wants. */
  wanted: number | undefined;
  /** The copies in open offers. */
  commitment: Commitment | undefined;
  money: Money;
}

/** How many copies are for sale and at what price (rules/prices#asked-price), and whether the viewer wants them. */
export function ForSale({ item, marketCents, pricing, wanted, commitment, money }: ForSaleProps) {
  const { quantity, priceType, fixedPriceInCents, marketAdjustedPriceInCents } = item;
  const cents = isNamedPrice(priceType) ? fixedPriceInCents : marketAdjustedPriceInCents;
  const { market } = besideMarketParts({ priceType, cents, marketCents, pricing }, money);
  return (
    <div className={styles.forSale} data-beside={money.other !== null || undefined}>
      <WantedBadge count={wanted} />
      <span className={styles.quantity}>{countedCopies(quantity)}</span>
      <span className={styles.price}>{askedPriceText(priceType, cents)}</span>
      {money.other && cents !== null && !isAgreedPrice(priceType) && (
        <span className={styles.beside} translate="no">
          {money.price(cents)}
        </span>
      )}
      <span className={styles.below}>
        {market !== null && cents !== marketCents && (
          <span className={styles.market}>{market}</span>
        )}
        <CommitmentNote listed={quantity} commitment={commitment} offerType="BUY" />
      </span>
    </div>
  );
}

/** A sale item on the viewer's own list, including changes that aren't saved yet. */
export const OwnForSale = ({ item, ...said }: ForSaleProps) => (
  <ForSale item={useSaleItem(item).item} {...said} />
);

interface WantedQuantityProps {
  quantity: number;
  /** The market price of one copy; null or 0 without a price. */
  marketCents: number | null;
  /** The copies in open offers. */
  commitment: Commitment | undefined;
  money: Money;
}

/** How many copies the owner wants, what one costs, and how many of them are in offers. */
export const WantedQuantity = ({
  quantity,
  marketCents,
  commitment,
  money,
}: WantedQuantityProps) => (
  <span className={styles.wanted}>
    <span className={styles.copies}>{countedCopies(quantity)}</span>
    <span className={styles.each}>
      {marketCents ? `${money.price(marketCents)}${quantity > 1 ? ' each' : ''}` : 'No price'}
    </span>
    <CommitmentNote listed={quantity} commitment={commitment} offerType="SELL" />
  </span>
);
