import { useEffect, useRef } from 'react';
import { Button } from '../button';
import styles from './show-more.module.css';

interface ShowMoreProps {
  /** The number of shown items. */
  count: number;
  /** Requests more; null if there are no more, or none can be requested now. */
  onMore: (() => void) | null;
  loading: boolean;
  /** Finds the element to focus in the item with this index. */
  focusable: (at: number) => HTMLElement | null | undefined;
}

/** A button for more of a list; the focus moves to the first new item. Stays mounted below the list. */
export function ShowMore({ count, onMore, loading, focusable }: ShowMoreProps) {
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    if (countBefore.current === null || count <= countBefore.current) return;
    focusable(countBefore.current)?.focus({ preventScroll: true });
    countBefore.current = null;
  }, [count, focusable]);
  if (!onMore) return null;
  const more = () => {
    countBefore.current = count;
    onMore();
  };
  return (
    <div className={styles.more}>
      <Button loading={loading} onClick={more}>
        Show more
      </Button>
    </div>
  );
}
