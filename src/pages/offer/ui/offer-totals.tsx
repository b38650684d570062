import type { ReactNode } from 'react';
import { offerTotal } from '@domain/offer';
import { formatSum, priceForType } from '@domain/pricing';
import type { OfferItem } from '@/entities/offer';
import { counted } from '@/shared/lib/format';
import styles from './offer-totals.module.css';

/** The offer's total, its market value, and the difference. */
export function OfferTotals({ items }: { items: readonly OfferItem[] }) {
  const valued = items.map(({ quantity, priceType, fixedPriceInCents, marketPriceInCents }) => ({
    quantity,
    priceInCents: priceForType(priceType, {
      fixedCents: fixedPriceInCents,
      marketCents: fixedPriceInCents,
    }),
    marketPriceInCents,
  }));
  const { total, unpriced, market, withoutMarket, difference } = offerTotal(valued);
  const compared = valued.filter((item) => item.priceInCents !== null && item.marketPriceInCents);
  return (
    <dl className={styles.totals}>
      <Sum name="Total" more={unpriced > 0 && `${counted(unpriced, 'printing')} to be agreed on`}>
        {unpriced === items.length ? '–' : formatSum(total)}
      </Sum>
      <Sum
        name="Market value"
        more={withoutMarket > 0 && `${counted(withoutMarket, 'printing')} without a price`}
      >
        {withoutMarket === items.length ? '–' : formatSum(market)}
      </Sum>
      {difference !== null && (
        <Sum
          name="Difference"
          more={compared.length < items.length && `over ${counted(compared.length, 'printing')}`}
        >
          {signed(difference)}
        </Sum>
      )}
    </dl>
  );
}

const signed = (cents: number): string => (cents > 0 ? `+${formatSum(cents)}` : formatSum(cents));

interface SumProps {
  name: string;
  /** What isn't in it. */
  more?: ReactNode;
  children: string;
}

const Sum = ({ name, more, children }: SumProps) => (
  <div>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.sum}>
      {children}
      {more && <span className={styles.more}>{more}</span>}
    </dd>
  </div>
);
