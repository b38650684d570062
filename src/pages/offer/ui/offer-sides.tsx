import { useMemo } from 'react';
import { moneyTexts, type Offer, otherName, sidesOf } from '@/entities/offer';
import { useMoney } from '@/shared/lib/money';
import { lastCounter, moneyMarks, shownItems } from '../model/shown-items';
import styles from './offer-page.module.css';
import { OfferSide } from './offer-side';

/** What the viewer gives beside what they get; above it where the window is narrow. */
export function OfferSides({ offer }: { offer: Offer }) {
  const money = useMoney();
  const { gives, gets } = useMemo(() => {
    const sides = sidesOf(offer);
    const before = lastCounter(offer)?.before;
    return {
      gives: shownItems(sides.gives, before?.gives ?? null, money),
      gets: shownItems(sides.gets, before?.gets ?? null, money),
    };
  }, [offer, money]);
  const paid = moneyTexts(offer, money);
  const marks = moneyMarks(offer, money);
  return (
    <div className={styles.sides}>
      <OfferSide
        offer={offer}
        title="You give"
        shown={gives}
        paid={paid.gives}
        paidMark={marks.gives}
      />
      <OfferSide
        offer={offer}
        title={`You get from ${otherName(offer)}`}
        shown={gets}
        paid={paid.gets}
        paidMark={marks.gets}
      />
    </div>
  );
}
