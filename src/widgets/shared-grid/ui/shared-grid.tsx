import { Fragment, type ReactNode, useCallback, useRef } from 'react';
import { useSharedInfiniteQuery, type SharedSubject, type SharedSummary } from '@/entities/sharing';
import { apiErrorOf } from '@/shared/api';
import { uniqueBy } from '@/shared/lib/unique-by';
import { LoadError } from '@/shared/ui/load-error';
import { ShowMore } from '@/shared/ui/show-more';
import styles from './shared-grid.module.css';

interface SharedGridProps {
  subject: SharedSubject;
  /** The list's name: `Shared collections`. */
  label: string;
  /** One of what is shared. */
  renderCard: (summary: SharedSummary) => ReactNode;
  placeholder: ReactNode;
  /** Shown while nothing is shared. */
  empty: ReactNode;
}

/** Seconds for which an answer counts as new: the document has just brought it. */
const NEW_FOR = 5;

/** What others share of one kind, page by page, with loading and error states (rules/sharing#summaries). */
export function SharedGrid({ subject, empty, placeholder, ...look }: SharedGridProps) {
  const shared = useSharedInfiniteQuery(subject, { refetchOnMountOrArgChange: NEW_FOR });
  const { error, hasNextPage, fetchNextPage, refetch } = shared;
  const found = shared.currentData?.pages.flatMap((page) => page.summaries);
  // What is worth less since the first page may come again on the next one.
  const summaries = found && uniqueBy(found, ({ id }) => id);
  const isEmpty = summaries?.length === 0;
  return (
    <>
      {summaries && !isEmpty && (
        <SharedCards
          {...look}
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
      {!summaries && shared.isFetching && (
        <SharedPlaceholders label={look.label} placeholder={placeholder} />
      )}
    </>
  );
}

interface SharedCardsProps extends Pick<SharedGridProps, 'label' | 'renderCard'> {
  summaries: readonly SharedSummary[];
  /** Null if these are all. */
  onMore: (() => void) | null;
  isLoadingMore: boolean;
}

/** What is shared, as cards, and a button for more. */
function SharedCards({ label, renderCard, summaries, onMore, isLoadingMore }: SharedCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusable = useCallback((at: number) => list.current?.children[at]?.querySelector('a'), []);
  return (
    <>
      <ul ref={list} className={styles.grid} aria-label={label}>
        {summaries.map((summary) => (
          <li key={summary.id}>{renderCard(summary)}</li>
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
const SharedPlaceholders = ({
  label,
  placeholder,
}: Pick<SharedGridProps, 'label' | 'placeholder'>) => (
  <div
    className={styles.grid}
    role="status"
    aria-busy="true"
    aria-label={`Loading ${label.toLowerCase()}`}
  >
    {PLACES.map((place) => (
      <Fragment key={place}>{placeholder}</Fragment>
    ))}
  </div>
);
