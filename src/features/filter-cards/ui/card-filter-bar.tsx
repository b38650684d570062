import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Card } from '@domain/card';
import { CopyLinkButton } from './copy-link-button';
import { ActiveFilters, FilterToggle } from './active-filters';
import { FactsNote } from './facts-note';
import { DroppedNote, ShownCount } from './filter-outcome';
import { FilterDrawer } from './filter-drawer';
import { FoldHeadButton, useIsHeadFolded } from './fold-head';
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
  /** Whether a phone can fold it; then the page folds the rest of its head as well. */
  isFoldable?: boolean;
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
  isFoldable = false,
  onLeaveSearch,
}: CardFilterBarProps) => (
  <div className={styles.bar} data-folded={useIsHeadFolded() && isFoldable}>
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchLine cards={cards ?? NONE} onLeave={onLeaveSearch} />
      </div>
      <div className={styles.toggle}>
        <FilterToggle />
      </div>
      {chooser}
      <CopyLinkButton />
    </div>
    <div className={styles.drawer}>
      <FilterDrawer cards={cards ?? NONE} among={among} />
    </div>
    <DroppedNote />
    <FactsNote cards={cards ?? NONE} />
    <div className={styles.result} data-known={cards !== null}>
      <ShownCount shown={shown} total={cards?.length ?? 0} />
      {isFoldable && <FoldHeadButton />}
      <div className={styles.beside}>
        <ActiveFilters />
      </div>
      <div className={clsx(styles.beside, styles.options)}>{besideCount}</div>
    </div>
  </div>
);
