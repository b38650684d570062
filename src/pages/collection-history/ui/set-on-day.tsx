import type { CardSet } from '@domain/card-set';
import { useCardsOfSet } from '@/entities/card';
import { apiErrorOf } from '@/shared/api';
import { LoadError } from '@/shared/ui/load-error';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { useCountsOnDayQuery } from '../api/history-api';
import { dayInWords } from '../model/days';
import styles from './collection-on-day.module.css';
import { DayCounts } from './day-counts';

interface SetOnDayProps {
  /** Such as `2026-03-01`. */
  day: string;
  cardSet: CardSet;
}

/** What one had of a set at the end of a day. While another day is on its way, the last one stays. */
export function SetOnDay({ day, cardSet }: SetOnDayProps) {
  const { cards, error: cardsError, retry } = useCardsOfSet(cardSet.code);
  const counts = useCountsOnDayQuery({ day, cardSetCode: cardSet.code });
  const shown = counts.isFetching ? counts.data : counts.currentData;
  if (cardsError) return <LoadError error={cardsError} onRetry={retry} />;
  if (counts.error && !counts.isFetching) {
    return <LoadError error={apiErrorOf(counts.error)} onRetry={() => void counts.refetch()} />;
  }
  return cards && shown ? (
    <div className={styles.counts} aria-busy={counts.isFetching}>
      <DayCounts caption={`${cardSet.name} on ${dayInWords(day)}`} cards={cards} counts={shown} />
    </div>
  ) : (
    <SkeletonBlock className={styles.placeholder} />
  );
}
