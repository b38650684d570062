import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { byPlainness, VARIANT_TYPE_NAMES, type Card, type Printing } from '@domain/card';
import { PRICE_RANGE_CHOICES, type PriceRange } from '@domain/pricing';
import { apiErrorOf } from '@/shared/api';

import { useAppDispatch } from '@/shared/store';
import { LoadError } from '@/shared/ui/load-error';
import { SegmentedRadios } from '@/shared/ui/segmented';
import { Select } from '@/shared/ui/select';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { usePriceHistoryQuery } from '../api/price-history-api';
import { tabChosen } from '../model/card-view-slice';
import { useCameInSight } from './came-in-sight';
import styles from './price-history.module.css';

const PriceChart = lazy(async () => ({ default: (await import('./price-chart')).PriceChart }));

interface PriceHistoryProps {
  /** Nothing is rendered if none of its printings has a price. */
  card: Card;
  /** The printing that is shown. */
  printing: Printing | undefined;
  /** The level of its heading. */
  headingLevel: 2 | 3;
  /** Wraps it, if there is something to show. */
  renderIn?: (history: ReactNode) => ReactNode;
}

/**
 * The prices of the shown printing over time (rules/prices#history). They and the chart's file are loaded once it is in
 * sight; until then, their space is reserved.
 */
export function PriceHistory({
  printing,
  renderIn = (history) => history,
  ...shown
}: PriceHistoryProps) {
  return printing && shown.card.cardVariants.some(isPriced)
    ? renderIn(<ShownHistory {...shown} printing={printing} />)
    : null;
}

const isPriced = ({ currentMarketPrice }: Printing) => Boolean(currentMarketPrice?.priceCents);

interface ShownHistoryProps extends Omit<PriceHistoryProps, 'renderIn'> {
  printing: Printing;
}

function ShownHistory({ card, printing, headingLevel }: ShownHistoryProps) {
  const dispatch = useAppDispatch();
  const [range, setRange] = useState<PriceRange>('YEAR');
  const section = useRef<HTMLElement>(null);
  const isInSight = useCameInSight(section);
  const Heading = `h${headingLevel}` as const;
  const choices = card.cardVariants
    .filter((each) => isPriced(each) || each.id === printing.id)
    .toSorted(byPlainness)
    .map(({ variantType }) => ({ value: variantType, label: VARIANT_TYPE_NAMES[variantType] }));
  const choose = (chosen: string) => {
    const choice = choices.find(({ value }) => value === chosen);
    if (choice) dispatch(tabChosen({ cardId: card.id, variantType: choice.value }));
  };
  return (
    <section ref={section} className={styles.history} aria-label="Price history">
      <div className={styles.header}>
        <Heading className={styles.title}>Price history</Heading>
        {choices.length > 1 && (
          <Select
            label="Printing"
            hideLabel
            className={styles.printing}
            options={choices}
            value={printing.variantType}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        )}
        <SegmentedRadios
          label="Range"
          options={PRICE_RANGE_CHOICES}
          value={range}
          onChange={setRange}
        />
      </div>
      <div className={styles.room}>
        {isInSight ? <Loaded {...{ card, printing, range }} /> : <Waiting />}
      </div>
    </section>
  );
}

const Waiting = () => <SkeletonBlock className={styles.waiting} />;

interface LoadedProps {
  card: Card;
  printing: Printing;
  range: PriceRange;
}

function Loaded({ card, printing, range }: LoadedProps) {
  const query = { cardId: card.id, variantId: printing.id, range };
  const { currentData, data, error, refetch } = usePriceHistoryQuery(query);
  if (error) return <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />;
  // While another range is on its way, the chart stays as it is; another printing's would be wrong.
  const history = currentData ?? (data?.variantId === printing.id ? data : undefined);
  if (currentData === null) {
    return (
      <p
        className={styles.note}
      >{`No price of the ${VARIANT_TYPE_NAMES[printing.variantType]} printing has been recorded.`}</p>
    );
  }
  if (!history) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <PriceChart card={card} printing={printing} history={history} />
    </Suspense>
  );
}
