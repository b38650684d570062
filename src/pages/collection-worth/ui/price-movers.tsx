import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import {
  CHANGE_PERIODS,
  changeBetweenText,
  formatStep,
  MOVER_THRESHOLD_CENTS,
  oldPriceDays,
  type ChangePeriod,
  type Money,
} from '@domain/pricing';
import { useCardSets } from '@/entities/card-set';
import { apiErrorOf } from '@/shared/api';
import { formatLongUtcDate } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { LoadError } from '@/shared/ui/load-error';
import { Panel } from '@/shared/ui/panel';
import { SegmentedRadios } from '@/shared/ui/segmented';
import { Select } from '@/shared/ui/select';
import {
  useCardSetPriceMoversQuery,
  useCollectionPriceMoversQuery,
  type PriceMover,
} from '../api/price-movers-api';
import type { ListedMover } from './mover-list';
import { Movers } from './movers';
import styles from './price-movers.module.css';

const PERIODS = CHANGE_PERIODS.map((value) => ({ value, label: `${value} days` }));

const LEAST = formatStep(MOVER_THRESHOLD_CENTS);

/** What has risen and fallen lately, of the viewer's collection or of all printings of a set (rules/prices#movers). */
export function PriceMovers() {
  const [days, setDays] = useState<ChangePeriod>(CHANGE_PERIODS[0]);
  const [cardSetCode, setCardSetCode] = useState('');
  const { cardSets } = useCardSets();
  const own = useCollectionPriceMoversQuery(cardSetCode === '' ? { days } : skipToken);
  const ofSet = useCardSetPriceMoversQuery(cardSetCode === '' ? skipToken : { cardSetCode, days });
  const { data, error, isFetching, refetch } = cardSetCode === '' ? own : ofSet;
  const money = useMoney();
  const movers = useMemo(() => {
    const listed = listedIn(money);
    return data && { up: data.up.map(listed), down: data.down.map(listed) };
  }, [data, money]);
  return (
    <Panel title="Price movers">
      <div className={styles.choices}>
        <SegmentedRadios label="Period" options={PERIODS} value={days} onChange={setDays} />
        <Select
          label="Cards"
          hideLabel
          className={styles.cards}
          placeholder="My collection"
          options={(cardSets ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          value={cardSetCode}
          onChange={({ currentTarget }) => setCardSetCode(currentTarget.value)}
        />
      </div>
      {error ? (
        <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Movers
          up={{ title: 'Prices up', none: `No price rose by ${LEAST} or more.` }}
          down={{ title: 'Prices down', none: `No price fell by ${LEAST} or more.` }}
          movers={movers}
          isFetching={isFetching}
        />
      )}
      <p className={styles.about}>
        <span>{`Market prices of a copy that rose or fell by ${LEAST} or more`}</span>
        {data?.confirmedAt && <Until confirmedAt={data.confirmedAt} days={days} />}
        <span>.</span>
      </p>
    </Panel>
  );
}

interface UntilProps {
  /** ISO 8601. */
  confirmedAt: string;
  days: ChangePeriod;
}

function Until({ confirmedAt, days }: UntilProps) {
  const [now] = useState(() => Date.now());
  const oldDays = oldPriceDays(confirmedAt, now);
  return (
    <>
      {' '}
      <span>{`in the ${days} days before`}</span>{' '}
      <time dateTime={confirmedAt}>{formatLongUtcDate(confirmedAt)}</time>
      {oldDays !== null && (
        <strong className={styles.old}>{`, ${oldDays} days ago: these prices are old`}</strong>
      )}
    </>
  );
}

const listedIn =
  (money: Money) =>
  ({ fromCents, toCents, ...mover }: PriceMover): ListedMover => ({
    ...mover,
    isUp: toCents > fromCents,
    effect: changeBetweenText(fromCents, toCents, money),
    detail: `${money.price(fromCents)} → ${money.price(toCents)}`,
  });
