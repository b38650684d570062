import { type RefObject, useEffect, useRef, useState } from 'react';
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

/** Players side by side, with arrows through them and a button for more; the focus moves to the first new one. */
export function MatchStrip({ matches, onMore, isLoadingMore }: MatchStripProps) {
  const named = useNamedPrintings(matches);
  const list = useRef<HTMLUListElement>(null);
  const canScroll = useScrollable(list, matches.length);
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
  const scroll = (pages: number) =>
    list.current?.scrollBy({ left: pages * list.current.clientWidth * 0.9 });
  return (
    <>
      {(canScroll.back || canScroll.on) && (
        <div className={styles.arrows}>
          <Button
            variant="quiet"
            icon="previous"
            aria-label="Previous players"
            disabled={!canScroll.back}
            onClick={() => scroll(-1)}
          />
          <Button
            variant="quiet"
            icon="next"
            aria-label="Next players"
            disabled={!canScroll.on}
            onClick={() => scroll(1)}
          />
        </div>
      )}
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
    </>
  );
}

/** Whether a strip can be scrolled back and on: whether its first and last place are out of sight. */
function useScrollable(strip: RefObject<HTMLElement>, count: number) {
  const [canScroll, setCanScroll] = useState({ back: false, on: false });
  useEffect(() => {
    const [first, last] = [strip.current?.firstElementChild, strip.current?.lastElementChild];
    // Environments of tests lack it.
    if (!first || !last || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const isHidden = intersectionRatio < SHOWN;
          if (target === first) setCanScroll((was) => ({ ...was, back: isHidden }));
          if (target === last) setCanScroll((was) => ({ ...was, on: isHidden }));
        }
      },
      { root: strip.current, threshold: SHOWN },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [strip, count]);
  return canScroll;
}

/** How much of a place is in sight where it is shown as a whole: pixels are rounded. */
const SHOWN = 0.95;
