import { useCallback, useRef } from 'react';
import { SharedCard, type SharedBadge, type SharedSummary } from '@/entities/sharing';
import { ShowMore } from '@/shared/ui/show-more';
import styles from './shared-grid.module.css';

/** What a kind of shared things is called, and where each of them is shown. */
export interface SharedWords {
  /** Names the list: `Shared collections`. */
  label: string;
  /** `collector's Collection` */
  titleOf: (handle: string) => string;
  pathOf: (handle: string) => string;
  /** Words that stand out on a card; null for none. */
  badgeOf: (summary: SharedSummary) => SharedBadge | null;
}

interface SharedCardsProps extends SharedWords {
  summaries: readonly SharedSummary[];
  /** Null where these are all. */
  onMore: (() => void) | null;
  isLoadingMore: boolean;
}

/** What is shared as cards, and a button for more of them. */
export function SharedCards({
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
