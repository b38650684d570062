import { OFFER_TYPES } from '@domain/offer';
import { LiveState } from '@/features/follow-offers';
import { offerTypeChosen, selectTradingHub, sideChosen } from '@/entities/trading-hub';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Segmented } from '@/shared/ui/segmented';
import { OFFER_TYPE_NAMES } from '../../model/offer-table-words';
import styles from './offers.module.css';

const SIDES = [
  { value: 'RECIPIENT', label: 'Received' },
  { value: 'INITIATOR', label: 'Sent' },
] as const;

const ALL = 'ALL';
const TYPES = [
  { value: ALL, label: 'All' },
  ...OFFER_TYPES.map((value) => ({ value, label: OFFER_TYPE_NAMES[value] })),
] as const;

/**
 * Which of the viewer's offers are listed: received or sent, of both types or one (rules/trading-hub#offers-tab); and
 * whether updates are live.
 */
export function OfferFilters() {
  const dispatch = useAppDispatch();
  const { side, offerType } = useAppSelector(selectTradingHub);
  return (
    <div className={styles.filters}>
      <Segmented
        label="Received or sent"
        options={SIDES}
        value={side}
        onChange={(value) => dispatch(sideChosen(value))}
      />
      <Segmented
        label="Type of offer"
        options={TYPES}
        value={offerType ?? ALL}
        onChange={(value) => dispatch(offerTypeChosen(value === ALL ? null : value))}
      />
      <div className={styles.live}>
        <LiveState />
      </div>
    </div>
  );
}
