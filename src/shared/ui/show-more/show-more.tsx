import { useEffect, useRef } from 'react';
import { Button } from '../button';
import styles from './show-more.module.css';

interface ShowMoreProps {
  /** How many are shown now. */
  count: number;
  /** Asks for more; null where there are no more, or none can be asked for now. */
  onMore: (() => void) | null;
  loading: boolean;
  /** What takes the focus of the one at that place, counted from 0. */
  focusable: (at: number) => HTMLElement | null | undefined;
}

/** A button for more of a list; the focus goes on to the first that came. Stays mounted below the list. */
export function ShowMore({ count, onMore, loading, focusable }: ShowMoreProps) {
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (asked.current === null || count <= asked.current) return;
    focusable(asked.current)?.focus({ preventScroll: true });
    asked.current = null;
  }, [count, focusable]);
  if (!onMore) return null;
  const more = () => {
    asked.current = count;
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
