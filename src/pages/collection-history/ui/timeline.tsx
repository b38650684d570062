import { apiErrorOf } from '@/shared/api';
import { routes } from '@/shared/routes';
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
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useHistoryInfiniteQuery();
  const days = stepsByDay(listSteps(data?.pages.flatMap(({ rows }) => rows) ?? []));
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
