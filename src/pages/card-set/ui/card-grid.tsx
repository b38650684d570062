import { clsx } from 'clsx';
import { memo, useCallback, useMemo, useRef, type Ref } from 'react';
import type { Card } from '@domain/card';
import { useIsFirstScreen } from '@/shared/lib/first-screen';
import { useElementWidth } from '@/shared/lib/responsive';
import { useRovingFocus, type FocusHandle } from '@/shared/lib/roving-focus';
import { useWindowList } from '@/shared/lib/virtual-rows';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { firstOfGrid, layOutGrid } from '../model/grid-layout';
import { rowOf, useGridKeys } from '../model/move-in-grid';
import styles from './card-grid.module.css';
import { CardTile, type TilePlace } from './card-tile';
import { CardsWithoutScripts } from './without-scripts';

interface CardGridProps {
  /** What the grid is of, for those who can't see what is around it. */
  label: string;
  cards: readonly Card[];
  onOpen: (cardId: string) => void;
  /** Leads the keyboard to the pictures. */
  handle?: Ref<FocusHandle>;
}

/**
 * Cards as pictures, of which only the rows in sight are drawn. They are one stop of the Tab key; arrow keys,
 * Home, End and the page keys move between them (rules/accessibility#keyboard-lists).
 */
export const CardGrid = memo(function CardGrid({ label, cards, onOpen, handle }: CardGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const width = useElementWidth(list);
  const rows = useMemo(() => layOutGrid(cards, width), [cards, width]);
  const { active, events } = useRovingFocus({
    container: list,
    items: cards,
    move: useGridKeys(rows),
    handle,
  });
  const { lines, height } = useWindowList({
    element: list,
    count: width > 0 ? rows.length : 0,
    lineHeight: useCallback((index: number) => rows[index]?.height ?? 0, [rows]),
    overscan: 2,
    kept: rowOf(rows, active),
  });
  const unmeasured = useIsFirstScreen() && width === 0 ? firstOfGrid(cards) : null;
  const tile = (card: Card, position: number, place: TilePlace | null) => (
    <CardTile
      key={card.id}
      card={card}
      position={position}
      total={cards.length}
      place={place}
      isActive={position === active + 1}
      onOpen={onOpen}
    />
  );
  return (
    <>
      <ul
        ref={list}
        className={clsx(styles.grid, unmeasured && styles.unmeasured)}
        aria-label={label}
        style={unmeasured ? undefined : { height }}
        {...events}
      >
        {unmeasured
          ? unmeasured.map((card, index) => tile(card, index + 1, null))
          : lines.flatMap(({ index, top }) =>
              (rows[index]?.tiles ?? []).map(({ card, position, ...place }) =>
                tile(card, position, {
                  ...place,
                  top,
                  imageHeight: rows[index]?.imageHeight ?? 0,
                  isInFirstRow: index === 0,
                }),
              ),
            )}
      </ul>
      {unmeasured && <CardsWithoutScripts cards={cards.slice(unmeasured.length)} />}
    </>
  );
});

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
