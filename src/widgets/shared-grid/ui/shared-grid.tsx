import { type ReactNode, useCallback, useRef } from 'react';
import {
  useSharedInfiniteQuery,
  type SharedSubject,
  SharedCard,
  type SharedBadge,
  type SharedSummary,
  SharedCardPlaceholder,
} from '@/entities/sharing';
import { apiErrorOf } from '@/shared/api';
import { LoadError } from '@/shared/ui/load-error';
import { ShowMore } from '@/shared/ui/show-more';
import styles from './shared-grid.module.css';

interface SharedGridProps extends SharedWords {
  subject: SharedSubject;
  /** Shown while nothing is shared. */
  empty: ReactNode;
}

/** Seconds for which an answer counts as new: the document has just brought it. */
const NEW_FOR = 5;

/** What others share of one kind, page by page, with loading and error states (rules/sharing#summaries). */
export function SharedGrid({ subject, empty, ...words }: SharedGridProps) {
  const shared = useSharedInfiniteQuery(subject, { refetchOnMountOrArgChange: NEW_FOR });
  const { error, hasNextPage, fetchNextPage, refetch } = shared;
  const summaries = shared.currentData?.pages.flatMap((page) => page.summaries);
  const isEmpty = summaries?.length === 0;
  return (
    <>
      {summaries && !isEmpty && (
        <SharedCards
          {...words}
          summaries={summaries}
          onMore={hasNextPage && !error ? () => void fetchNextPage() : null}
          isLoadingMore={shared.isFetchingNextPage}
        />
      )}
      {isEmpty && !error && empty}
      {error && (
        <LoadError
          error={apiErrorOf(error)}
          onRetry={() => void (shared.isFetchNextPageError ? fetchNextPage() : refetch())}
        />
      )}
      {!summaries && shared.isFetching && <SharedPlaceholders label={words.label} />}
    </>
  );
}

/** The texts for a kind of shared things, and where each is shown. */
interface SharedWords {
  /** The list's name: `Shared collections`. */
  label: string;
  /** `collector's Collection` */
  titleOf: (handle: string) => string;
  pathOf: (handle: string) => string;
  /** Highlighted words on a card; null for none. */
  badgeOf: (summary: SharedSummary) => SharedBadge | null;
}

interface SharedCardsProps extends SharedWords {
  summaries: readonly SharedSummary[];
  /** Null if these are all. */
  onMore: (() => void) | null;
  isLoadingMore: boolean;
}

/** What is shared, as cards, and a button for more. */
function SharedCards({
  label,
  titleOf,
  pathOf,
  badgeOf,
  summaries,
  onMore,
  isLoadingMore,
}: SharedCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusable = useCallback((at: number) => list.current?.children[at]?.querySelector('a'), []);
  return (
    <>
      <ul ref={list} className={styles.grid} aria-label={label}>
        {summaries.map((summary) => (
          <li key={summary.id}>
            <SharedCard
              summary={summary}
              title={titleOf(summary.userHandle)}
              to={pathOf(summary.userHandle)}
              badge={badgeOf(summary)}
            />
          </li>
        ))}
      </ul>
      <ShowMore
        count={summaries.length}
        onMore={onMore}
        loading={isLoadingMore}
        focusable={focusable}
      />
    </>
  );
}

/** Three rows of three: enough to keep the footer out of sight while it loads. */
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholders while it loads. */
const SharedPlaceholders = ({ label }: { label: string }) => (
  <div
    className={styles.grid}
    role="status"
    aria-busy="true"
    aria-label={`Loading ${label.toLowerCase()}`}
  >
    {PLACES.map((place) => (
      <SharedCardPlaceholder key={place} />
    ))}
  </div>
);
