import { filtersCleared, selectCardSearchLine } from '@/features/filter-cards';
import { apiErrorOf } from '@/shared/api';
import { routes } from '@/shared/routes';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadError } from '@/shared/ui/load-error';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { useHistoryInfiniteQuery } from '../api/history-api';
import { stepsByDay, dayInWords } from '../model/days';
import { listSteps, type ListedStep } from '../model/step';
import { TimelineStep } from './timeline-step';
import styles from './timeline.module.css';

/** Steps by day, latest first; more on demand. */
export function Timeline() {
  const query = useAppSelector(selectCardSearchLine);
  // The last answer stays until the next one, so that nothing jumps while somebody types.
  const { data, error, isFetching, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useHistoryInfiniteQuery(query);
  const days = stepsByDay(listSteps(data?.pages.flatMap(({ rows }) => rows) ?? []));
  const retry = () => void (days.length > 0 && hasNextPage ? fetchNextPage() : refetch());
  const failure = error && <LoadError error={apiErrorOf(error)} onRetry={retry} />;
  if (data === undefined) return failure ?? <TimelinePlaceholder />;
  if (days.length === 0 && failure) return failure;
  if (days.length === 0) return query === '' ? <NoHistory /> : <NoSuchChanges />;
  return (
    <div className={styles.timeline} aria-busy={isFetching}>
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

interface TimelineDayProps {
  /** Such as `2026-03-01`. */
  day: string;
  steps: readonly ListedStep[];
}

/** The steps of one day, latest first. */
const TimelineDay = ({ day, steps }: TimelineDayProps) => (
  <section>
    <h2 className={styles.day}>{dayInWords(day)}</h2>
    <ol className={styles.steps} aria-label={dayInWords(day)}>
      {steps.map((step) => (
        <TimelineStep key={step.id} step={step} />
      ))}
    </ol>
  </section>
);

/** Placeholders while steps load. */
const TimelinePlaceholder = () => (
  <div role="status" aria-busy="true" className={styles.placeholder}>
    <VisuallyHidden>Loading...</VisuallyHidden>
    <SkeletonBlock className={styles.placeholderDay} />
    {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((step) => (
      <SkeletonBlock key={step} className={styles.placeholderStep} />
    ))}
  </div>
);

/** Shown if the search leaves none. */
function NoSuchChanges() {
  const dispatch = useAppDispatch();
  return (
    <EmptyState
      figure="lens"
      title="No such changes"
      actions={
        <Button variant="primary" onClick={() => dispatch(filtersCleared())}>
          Show all changes
        </Button>
      }
    >
      No change of your collection has a printing that the search finds.
    </EmptyState>
  );
}

/** Shown before anything was counted. */
const NoHistory = () => (
  <EmptyState
    figure="cards"
    title="Nothing counted yet"
    actions={
      <LinkButton to={routes.editOwnCollection} variant="primary">
        Count your cards
      </LinkButton>
    }
  >
    Every count that you change will be listed here and can be undone.
  </EmptyState>
);
