import { useMemo } from 'react';
import { printingLabel, useListedPrintings } from '@/entities/card';
import {
  BalanceLine,
  moneyTexts,
  type Offer,
  offerBalance,
  offeredPriceTexts,
  type OfferItem,
  sidesOf,
} from '@/entities/offer';
import { useMoney } from '@/shared/lib/money';
import { useSellersPricing } from '../model/use-sellers-pricing';
import styles from './offered-sides.module.css';

/** What the viewer gives and gets, cards and money, and how both sides compare. */
export function OfferedSides({ offer }: { offer: Offer }) {
  const money = useMoney();
  const { gives, gets } = sidesOf(offer);
  const paid = moneyTexts(offer, money);
  return (
    <>
      <h3 className={styles.side}>You give</h3>
      <Given offer={offer} items={gives} paid={paid.gives} />
      <h3 className={styles.side}>You get</h3>
      <Given offer={offer} items={gets} paid={paid.gets} />
      <div className={styles.balance}>
        <BalanceLine balance={offerBalance(offer, money)} />
      </div>
    </>
  );
}

interface GivenProps {
  offer: Offer;
  items: readonly OfferItem[];
  /** Null for no money. */
  paid: string | null;
}

/** What goes one way: cards with their prices, and money. */
function Given({ offer, items: some, paid }: GivenProps) {
  const items = useMemo(
    () => Object.fromEntries(some.map((item) => [item.variantId, item])),
    [some],
  );
  const { rows } = useListedPrintings(items);
  const money = useMoney();
  const pricing = useSellersPricing(offer) ?? null;
  return (
    <ul className={styles.cards}>
      {some.map((item) => {
        const row = rows?.find(({ id }) => id === item.variantId);
        const { price, beside } = offeredPriceTexts(offer, item, pricing, money);
        return (
          <li key={item.variantId}>
            <span>{row ? printingLabel(row.card, row.printing) : item.variantId}</span>
            <span className={styles.price}>
              <span>{`${item.quantity} × ${price}`}</span>
              {beside !== null && <span className={styles.beside}>{beside}</span>}
            </span>
          </li>
        );
      })}
      {paid !== null && (
        <li>
          <span>Money</span>
          <span className={styles.price}>{paid}</span>
        </li>
      )}
    </ul>
  );
}
