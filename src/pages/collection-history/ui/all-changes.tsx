import { apiErrorOf } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { LoadError } from '@/shared/ui/load-error';
import { useStepChangesInfiniteQuery } from '../api/history-api';
import type { StepChange } from '../model/step';
import { ChangeList } from './change-list';
import styles from './change-list.module.css';

interface AllChangesProps {
  stepId: string;
  /** What is known already, shown until the rest is there. */
  first: readonly StepChange[];
}

/** All changes of a step, by printing, page by page. */
export function AllChanges({ stepId, first }: AllChangesProps) {
  const { currentData, error, isFetching, refetch, fetchNextPage, hasNextPage } =
    useStepChangesInfiniteQuery(stepId);
  const changes = currentData?.pages.flatMap(({ rows }) => rows) ?? first;
  const retry = () => void (currentData ? fetchNextPage() : refetch());
  return (
    <div aria-busy={isFetching}>
      <ChangeList changes={changes} />
      {error && !isFetching ? (
        <LoadError error={apiErrorOf(error)} onRetry={retry} />
      ) : (
        (hasNextPage || currentData === undefined) && (
          <Button
            variant="quiet"
            className={styles.toggle}
            loading={isFetching}
            onClick={() => void fetchNextPage()}
          >
            Show more printings
          </Button>
        )
      )}
    </div>
  );
}
