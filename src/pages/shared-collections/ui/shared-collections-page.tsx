import { SharedCardPlaceholder, useSharedInfiniteQuery } from '@/entities/sharing';
import type { ApiError } from '@/shared/api';
import { LoadError } from '@/shared/ui/load-error';
import { Page } from '@/shared/ui/page';
import { NoSharedCollections } from './no-shared-collections';
import { SharedCollections } from './shared-collections';
import styles from './shared-collections.module.css';

/** Three rows of three: enough to keep what is below the page out of sight while it loads. */
const PLACEHOLDERS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The collections that others let the viewer see, and the viewer's own if it is shared (spec 2, product 8). */
export function SharedCollectionsPage() {
  const asked = useSharedInfiniteQuery('COLLECTION', { refetchOnMountOrArgChange: true });
  const { error, hasNextPage, fetchNextPage, refetch } = asked;
  const summaries = asked.currentData?.pages.flatMap((page) => page.summaries);
  const isEmpty = summaries?.length === 0;
  return (
    <Page
      title="Shared Collections"
      lead="Look through what other players own, and find who has the card that you miss."
    >
      {summaries && !isEmpty && (
        <SharedCollections
          summaries={summaries}
          onMore={hasNextPage && !error ? () => void fetchNextPage() : null}
          isLoadingMore={asked.isFetchingNextPage}
        />
      )}
      {isEmpty && !error && <NoSharedCollections />}
      {error && (
        <LoadError
          error={error as ApiError}
          onRetry={() => void (asked.isFetchNextPageError ? fetchNextPage() : refetch())}
        />
      )}
      {!summaries && asked.isFetching && (
        <div
          className={styles.grid}
          role="status"
          aria-busy="true"
          aria-label="Loading shared collections"
        >
          {PLACEHOLDERS.map((placeholder) => (
            <SharedCardPlaceholder key={placeholder} />
          ))}
        </div>
      )}
    </Page>
  );
}
