import type { ReactNode } from 'react';
import type { Card } from '@domain/card';
import { CopyLinkButton } from './copy-link-button';
import { ActiveFilters, FilterToggle } from './active-filters';
import { FactsNote } from './facts-note';
import { DroppedNote, ShownCount } from './filter-outcome';
import { FilterDrawer } from './filter-drawer';
import { SearchLine } from './search-line';
import styles from './card-filter-bar.module.css';

interface CardFilterBarProps {
  /** All cards that can be filtered; null while they load, when the bar reserves its space. */
  cards: readonly Card[] | null;
  /** Those of them to which the page's own controls narrow the list; left out for all. */
  among?: readonly Card[] | undefined;
  /** How many of them are shown. */
  shown: number;
  /** The page's own controls beside the filter, such as the choice of a view. */
  chooser: ReactNode;
  /** Content at the end of the line with the card count. */
  besideCount?: ReactNode;
  /** Moves the focus from the search line to the first card. */
  onLeaveSearch: () => void;
}

const NONE: readonly Card[] = [];

/**
 * Everything that decides which cards a list shows: the search line, the drawer, the page's own controls and the active
 * filters.
 */
export const CardFilterBar = ({
  cards,
  among,
  shown,
  chooser,
  besideCount,
  onLeaveSearch,
}: CardFilterBarProps) => (
  <div className={styles.bar}>
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchLine cards={cards ?? NONE} onLeave={onLeaveSearch} />
      </div>
      <FilterToggle />
      {chooser}
      <div className={styles.copy}>
        <CopyLinkButton />
      </div>
    </div>
    <div className={styles.drawer}>
      <FilterDrawer cards={cards ?? NONE} among={among} shown={shown} />
    </div>
    <div className={styles.notes}>
      <DroppedNote />
      <FactsNote cards={cards ?? NONE} />
    </div>
    <div className={styles.result} data-known={cards !== null}>
      <ShownCount shown={shown} total={cards?.length ?? 0} />
      <div className={styles.active}>
        <ActiveFilters />
      </div>
      {besideCount}
    </div>
  </div>
);
