import type { Commitment } from '@domain/offer';
import {
  askedPriceText,
  besideMarketParts,
  formatSum,
  type MarketPricing,
  type Money,
} from '@domain/pricing';
import type { TradeListKind } from '@domain/trade-list';
import { THIS_ALONE, wantWords } from '@domain/want-list';
import { useSaleItem } from '@/features/edit-trade-list';
import { CommitmentNote } from '@/entities/offer';
import { askedCentsOf, WantedBadge, type ListItem, type SaleListItem } from '@/entities/trade-list';
import { countedCopies } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
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
  const { quantity, priceType } = item;
  const cents = askedCentsOf(item);
  const { market, byRule } = besideMarketParts({ priceType, cents, marketCents, pricing }, money);
  return (
    <div className={styles.forSale} data-beside={money.other !== null || undefined}>
      <WantedBadge count={wanted} />
      <span className={styles.quantity}>{countedCopies(quantity)}</span>
      <span className={styles.price}>{askedPriceText(priceType, cents)}</span>
      {money.other && cents !== null && (
        <span className={styles.beside} translate="no">
          {money.price(cents)}
        </span>
      )}
      {cents !== null && quantity > 1 && <InAll>{formatSum(quantity * cents)}</InAll>}
      <span className={styles.below}>
        {market !== null && cents !== marketCents && (
          <span className={styles.market}>
            {byRule ? byRule.amount : market}
            {byRule && <span className={styles.rule}>{byRule.rule}</span>}
          </span>
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
  item: ListItem;
  /** The market price of one copy; null or 0 without a price. */
  marketCents: number | null;
  /** The copies in open offers. */
  commitment: Commitment | undefined;
  money: Money;
}

/** How many copies the owner wants, what else will do, what one costs, and how many of them are in offers. */
export const WantedQuantity = ({
  item: { quantity, want = THIS_ALONE },
  marketCents,
  commitment,
  money,
}: WantedQuantityProps) => (
  <span className={styles.wanted}>
    <span className={styles.copies}>{countedCopies(quantity)}</span>
    <span className={styles.each}>
      {marketCents ? (
        <>
          <span>{money.price(marketCents)}</span>
          {quantity > 1 && <span className={styles.eachWord}> each</span>}
        </>
      ) : (
        'No price'
      )}
    </span>
    {marketCents !== null && marketCents > 0 && quantity > 1 && (
      <InAll>{money.sum(quantity * marketCents)}</InAll>
    )}
    <span className={styles.note}>
      {wantWords(want) !== '' && <span className={styles.terms}>{wantWords(want)}</span>}
      <CommitmentNote listed={quantity} commitment={commitment} offerType="SELL" />
    </span>
  </span>
);

/** What all copies come to. Only a wide window has the column. */
const InAll = ({ children }: { children: string }) => (
  <span className={styles.inAll}>
    <span translate="no">{children}</span>
    <VisuallyHidden> in all</VisuallyHidden>
  </span>
);

/** The heads of the columns that the details have in a wide window; the rows say the same in words. */
export const DetailHeads = ({ kind, money }: { kind: TradeListKind; money: Money }) =>
  kind === 'WANT_LIST' ? (
    <span className={styles.wanted}>
      <span className={styles.copies}>Wanted</span>
      <span className={styles.each}>Price each</span>
      <span className={styles.inAll}>In all</span>
    </span>
  ) : (
    <div className={styles.forSale} data-beside={money.other !== null || undefined}>
      <span className={styles.quantity}>For sale</span>
      <span className={styles.price}>Price each</span>
      <span className={styles.inAll}>In all</span>
    </div>
  );
