import { clsx } from 'clsx';
import { memo, useEffect, useMemo, useRef, useState, type Ref } from 'react';
import type { Card } from '@domain/card';
import type { OwnedMarks } from '@/entities/collection';
import { useIsHydrated } from '@/shared/lib/is-hydrated';
import { useMoney } from '@/shared/lib/money';
import { useElementWidth } from '@/shared/lib/browser/responsive';
import { useRovingFocus, type FocusHandle } from '@/shared/lib/rows/roving-focus';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { useShownInWindow } from '@/shared/ui/virtual-list';
import { firstOfGrid, layOutGrid, placeTiles, type GridRow } from '../model/grid-layout';
import type { SetHeadings } from '../model/set-headings';
import { rowOf, useGridKeys } from '../model/move-in-grid';
import styles from './card-grid.module.css';
import { CardTile } from './card-tile';
import { CardsWithoutScripts } from './without-scripts';

interface CardGridProps {
  /** The grid's name for screen readers. */
  label: string;
  cards: readonly Card[];
  /** Those above the sets, if the cards of each set are together. */
  headings?: SetHeadings | undefined;
  /** What the viewer has of each card. */
  owned?: OwnedMarks | null | undefined;
  onOpen: (cardId: string) => void;
  /** Called with the cards that are in sight, or nearly. */
  onNear?: ((cardIds: readonly string[]) => void) | undefined;
  /** Leads the keyboard to the pictures. */
  handle?: Ref<FocusHandle>;
}

/**
 * Cards as pictures, of which only those near are in the document where there are many. They are one stop of the Tab key;
 * arrow keys, Home, End and the page keys move between them (rules/accessibility#keyboard-lists).
 */
export const CardGrid = memo(function CardGrid({
  label,
  cards,
  headings,
  owned,
  onOpen,
  onNear,
  handle,
}: CardGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const width = useElementWidth(list);
  const isHydrated = useIsHydrated();
  const [isBrought] = useState(!isHydrated);
  const rows = useMemo(
    () => (width > 0 ? layOutGrid(cards, width, headings) : []),
    [cards, width, headings],
  );
  const { active, events } = useRovingFocus({
    container: list,
    items: cards,
    move: useGridKeys(rows),
    handle,
  });
  const shown = useShownInWindow({
    container: list,
    lines: rows,
    heightOf: heightOfRow,
    active: rowOf(rows, active),
    perLine: rows.length > 0 ? cards.length / rows.length : 1,
  });
  const tiles = useMemo(() => placeTiles(rows), [rows]);
  const unmeasured = isBrought && width === 0 ? firstOfGrid(cards, headings) : null;
  useNear(rows, shown, onNear);
  const money = useMoney();
  return (
    <>
      {/* Key events here come from the pictures. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        role="list"
        ref={list}
        className={clsx(styles.grid, unmeasured && styles.unmeasured)}
        style={{ height: unmeasured ? undefined : rows.reduce(addHeight, 0) }}
        aria-label={label}
        {...events}
      >
        {(unmeasured ?? shown.flatMap((row) => tiles[row] ?? [])).map((tile) => (
          <CardTile
            key={tile.id}
            tile={tile}
            total={cards.length}
            owned={owned?.get(tile.id)}
            isActive={tile.position - 1 === active}
            money={money}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {unmeasured && <CardsWithoutScripts cards={cards.slice(unmeasured.length)} />}
    </>
  );
});

const heightOfRow = ({ height }: GridRow): number => height;
const addHeight = (sum: number, { height }: GridRow): number => sum + height;

/** Tells which cards' pictures are near whenever that changes. */
function useNear(
  rows: readonly GridRow[],
  shown: readonly number[],
  onNear: ((cardIds: readonly string[]) => void) | undefined,
): void {
  useEffect(() => {
    const ids = shown.flatMap((row) => rows[row]?.tiles.map(({ card }) => card.id) ?? []);
    if (ids.length > 0) onNear?.(ids);
  }, [rows, shown, onNear]);
}

/** 24 image placeholders (rules/cards#skeletons). */
const TILES = Array.from({ length: 24 }, (_, index) => index);

/** Holds the grid's place while its cards load: 24 image placeholders (rules/cards#skeletons). */
export const CardGridSkeleton = () => (
  <div className={styles.skeleton} role="status" aria-busy="true" aria-label="Loading cards">
    <div className={styles.placeholders}>
      {TILES.map((tile) => (
        <div key={tile} data-testid="card-image-placeholder">
          <SkeletonBlock className={styles.placeholder} />
        </div>
      ))}
    </div>
  </div>
);
