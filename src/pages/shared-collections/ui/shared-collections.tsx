import { useEffect, useRef } from 'react';
import { generatePath } from 'react-router-dom';
import { useAuth } from '@/entities/session';
import { SharedCard, type SharedSummary } from '@/entities/sharing';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import styles from './shared-collections.module.css';

interface SharedCollectionsProps {
  summaries: readonly SharedSummary[];
  /** Null where these are all. */
  onMore: (() => void) | null;
  isLoadingMore: boolean;
}

/** Collections as cards, and a button for more of them; the focus goes on to the first that came with it. */
export function SharedCollections({ summaries, onMore, isLoadingMore }: SharedCollectionsProps) {
  const { user } = useAuth();
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (asked.current === null || summaries.length <= asked.current) return;
    list.current?.children[asked.current]?.querySelector('a')?.focus({ preventScroll: true });
    asked.current = null;
  }, [summaries.length]);
  const more = () => {
    asked.current = summaries.length;
    onMore?.();
  };
  return (
    <>
      <ul ref={list} className={styles.grid} aria-label="Shared collections">
        {summaries.map((summary) => (
          <li key={summary.id}>
            <SharedCard
              summary={summary}
              title={`${summary.userHandle}'s Collection`}
              to={generatePath(routes.collection, { handle: summary.userHandle })}
              badge={summary.userHandle === user?.handle && 'Yours'}
            />
          </li>
        ))}
      </ul>
      {onMore && (
        <div className={styles.more}>
          <Button loading={isLoadingMore} onClick={more}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
