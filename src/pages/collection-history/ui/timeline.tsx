import { apiErrorOf } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { LoadError } from '@/shared/ui/load-error';
import { useHistoryInfiniteQuery } from '../api/history-api';
import { stepsByDay } from '../model/steps-by-day';
import { NoHistory } from './no-history';
import { TimelineDay } from './timeline-day';
import { TimelinePlaceholder } from './timeline-placeholder';
import styles from './timeline.module.css';

/** What was done, the latest first, day by day; more on demand. */
export function Timeline() {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useHistoryInfiniteQuery();
  const days = stepsByDay(data?.pages.flatMap(({ rows }) => rows) ?? []);
  const retry = () => void (days.length > 0 && hasNextPage ? fetchNextPage() : refetch());
  const failure = error && <LoadError error={apiErrorOf(error)} onRetry={retry} />;
  if (data === undefined) return failure ?? <TimelinePlaceholder />;
  if (days.length === 0) return <NoHistory />;
  return (
    <div className={styles.timeline}>
      {days.map(({ day, steps }) => (
        <TimelineDay key={day} day={day} steps={steps} />
      ))}
      {failure}
      {hasNextPage && !failure && (
        <div className={styles.more}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </div>
  );
}
