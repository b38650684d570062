import { useMemo } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { balanceFor } from '@domain/offer';
import { type Money, sumInDollars } from '@domain/pricing';
import { printingLabel, useListedPrintings } from '@/entities/card';
import {
  balanceSentence,
  type Offer,
  offeredPriceTexts,
  offerFigures,
  type OfferItem,
  otherName,
  sidesOf,
  totalOf,
} from '@/entities/offer';
import { counted } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { routes } from '@/shared/routes';
import { useSellersPricing } from '../model/use-sellers-pricing';
import { whatAcceptingDoes } from './accept-offer';
import styles from './offer-in-short.module.css';

/** What is given and got, the figures, and the effect of an answer. */
export function OfferInShort({ offer }: { offer: Offer }) {
  const money = useMoney();
  const { gives, gets } = sidesOf(offer);
  const paid = moneyOf(offer, money);
  return (
    <div className={styles.offer}>
      <h3 className={styles.side}>You give</h3>
      <Given offer={offer} items={gives} paid={paid.gives} />
      <h3 className={styles.side}>You get</h3>
      <Given offer={offer} items={gets} paid={paid.gets} />
      {offer.offerType === 'TRADE' ? (
        <p className={styles.text}>{balanceSentence(offer, money)}</p>
      ) : (
        <OfferFigures items={offer.offerItems} />
      )}
      <p className={styles.text}>{whatAcceptingDoes(offer)}</p>
      <p className={styles.text}>
        <span>{`${otherName(offer)} will see either answer${offer.mySide === 'RECIPIENT' ? '; declining can’t be undone' : ''}. To write a note or a reason,`}</span>{' '}
        <Link to={generatePath(routes.offer, { offerId: offer.id })}>open the offer</Link>
        <span>.</span>
      </p>
    </div>
  );
}

/** The money that the viewer gives and gets, as text; null for none. */
function moneyOf(offer: Offer, money: Money): Record<'gives' | 'gets', string | null> {
  if (offer.offerType === 'TRADE') {
    const cents = balanceFor(offer, offer.mySide);
    const amount = sumInDollars(Math.abs(cents), money);
    return { gives: cents < 0 ? amount : null, gets: cents > 0 ? amount : null };
  }
  const { total, priced, unpriced } = totalOf(offer.offerItems);
  const open = unpriced > 0 ? `${counted(unpriced, 'price')} still to be agreed` : null;
  const amount = priced > 0 ? sumInDollars(total, money) : null;
  const text = [amount, open].filter((part) => part !== null).join(', ');
  return sidesOf(offer).gives.length > 0
    ? { gives: null, gets: text }
    : { gives: text, gets: null };
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
  const pricing = useSellersPricing(offer);
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
              <span className={styles.beside}>{beside}</span>
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

/** The sums of an offer for money. */
function OfferFigures({ items }: { items: Offer['offerItems'] }) {
  const money = useMoney();
  return (
    <dl className={styles.figures}>
      {offerFigures(totalOf(items), money).map(({ name, value, more }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span>{value}</span>
            {more && <span className={styles.more}> {more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
