import type { Promised } from '@domain/offer';
import { isNamedPrice, askedPriceText } from '@domain/pricing';
import { useSaleItem } from '@/features/edit-sale-item';
import { PromiseNote } from '@/entities/offer';
import type { SaleListItem } from '@/entities/sale-list';
import { WantedBadge } from '@/entities/want-list';
import { countedCopies } from '@/shared/lib/counted';
import styles from './sale-list-page.module.css';

interface ForSaleProps {
  item: SaleListItem;
  /** How many copies the viewer wants. */
  wanted: number | undefined;
  /** What open offers ask of it. */
  promised: Promised | undefined;
}

/**
 * How many copies are for sale and what is asked for each (rules/prices#asked-price), and whether the viewer looks for
 * them.
 */
export function ForSale({ item, wanted, promised }: ForSaleProps) {
  const { quantity, priceType, fixedPriceInCents, marketAdjustedPriceInCents } = item;
  const cents = isNamedPrice(priceType) ? fixedPriceInCents : marketAdjustedPriceInCents;
  return (
    <div className={styles.forSale}>
      <WantedBadge count={wanted} />
      <span className={styles.quantity}>{countedCopies(quantity)}</span>
      <span className={styles.price}>{askedPriceText(priceType, cents)}</span>
      <span className={styles.promised}>
        <PromiseNote listed={quantity} promised={promised} offerType="BUY" />
      </span>
    </div>
  );
}

/** The same on one's own list, with what was changed and isn't saved yet. */
export const OwnForSale = ({ item, ...said }: ForSaleProps) => (
  <ForSale item={useSaleItem(item).item} {...said} />
);
