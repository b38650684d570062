import type { ReactNode } from 'react';
import { useSharedInfiniteQuery, type SharedSubject } from '@/entities/sharing';
import { apiErrorOf } from '@/shared/api';
import { LoadError } from '@/shared/ui/load-error';
import { SharedCards, type SharedWords } from './shared-cards';
import { SharedPlaceholders } from './shared-placeholders';

interface SharedGridProps extends SharedWords {
  subject: SharedSubject;
  /** Stands there while nothing is shared. */
  empty: ReactNode;
}

/**
 * What others let the viewer see of a kind, page by page, with all that may happen on the way
 * (rules/sharing#summaries).
 */
export function SharedGrid({ subject, empty, ...words }: SharedGridProps) {
  const asked = useSharedInfiniteQuery(subject, { refetchOnMountOrArgChange: true });
  const { error, hasNextPage, fetchNextPage, refetch } = asked;
  const summaries = asked.currentData?.pages.flatMap((page) => page.summaries);
  const isEmpty = summaries?.length === 0;
  return (
    <>
      {summaries && !isEmpty && (
        <SharedCards
          {...words}
          summaries={summaries}
          onMore={hasNextPage && !error ? () => void fetchNextPage() : null}
          isLoadingMore={asked.isFetchingNextPage}
        />
      )}
      {isEmpty && !error && empty}
      {error && (
        <LoadError
          error={apiErrorOf(error)}
          onRetry={() => void (asked.isFetchNextPageError ? fetchNextPage() : refetch())}
        />
      )}
      {!summaries && asked.isFetching && <SharedPlaceholders label={words.label} />}
    </>
  );
}
