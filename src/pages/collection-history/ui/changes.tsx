import { useRef, useState } from 'react';
import type { Card } from '@domain/card';
import { ActiveFilters, SearchLine } from '@/features/filter-cards';
import { useCatalogue } from '@/entities/catalogue';
import styles from './timeline.module.css';
import { Timeline } from './timeline';

const NONE: readonly Card[] = [];

/** The changes, and a search line that leaves those of some printings (rules/collection#history). */
export function Changes() {
  const [isSearching, setSearching] = useState(false);
  // For the words that the search line suggests; nothing else here needs all cards.
  const { catalogue } = useCatalogue({ isNeeded: isSearching });
  const steps = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className={styles.search} onFocus={() => setSearching(true)}>
        <SearchLine
          cards={catalogue?.cards ?? NONE}
          onLeave={() => steps.current?.querySelector<HTMLElement>('a, button')?.focus()}
        />
      </div>
      <div className={styles.filters}>
        <ActiveFilters />
      </div>
      <div ref={steps}>
        <Timeline />
      </div>
    </>
  );
}
