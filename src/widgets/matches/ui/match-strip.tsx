import { useEffect, useRef } from 'react';
import type { Match } from '../model/match';
import { Button } from '@/shared/ui/button';
import { useNamedPrintings } from '../model/use-named-printings';
import { MatchCard } from './match-card';
import styles from './matching-players.module.css';

interface MatchStripProps {
  matches: readonly Match[];
  /** Null if these are all. */
  onMore: (() => void) | null;
  isLoadingMore: boolean;
}

/** Players side by side, and a button for more; the focus moves to the first new one. */
export function MatchStrip({ matches, onMore, isLoadingMore }: MatchStripProps) {
  const named = useNamedPrintings(matches);
  const list = useRef<HTMLUListElement>(null);
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    if (countBefore.current === null || matches.length <= countBefore.current) return;
    list.current?.children[countBefore.current]?.querySelector('a')?.focus();
    countBefore.current = null;
  }, [matches.length]);
  const more = () => {
    countBefore.current = matches.length;
    onMore?.();
  };
  return (
    <ul ref={list} className={styles.strip} aria-label="Players who match">
      {matches.map((match) => (
        <li key={match.id} className={styles.player}>
          <MatchCard match={match} named={named} />
        </li>
      ))}
      {onMore && (
        <li className={styles.more}>
          <Button loading={isLoadingMore} onClick={more}>
            Show more
          </Button>
        </li>
      )}
    </ul>
  );
}
