import { clsx } from 'clsx';
import { memo, useCallback, useEffect, useMemo, useRef, useState, type Ref } from 'react';
import type { Card } from '@domain/card';
import { blockOf, splitIntoBlocks, useDrawnBlocks, type Place } from '@/shared/lib/drawn-blocks';
import { useIsHydrated } from '@/shared/lib/is-hydrated';
import { useMoney } from '@/shared/lib/money';
import { useElementWidth } from '@/shared/lib/responsive';
import { useRovingFocus, type FocusHandle } from '@/shared/lib/roving-focus';
import { DrawnBlocks, type RenderLine } from '@/shared/ui/drawn-blocks';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import {
  FIRST_SCREEN,
  firstOfGrid,
  layOutGrid,
  placeTiles,
  type GridTile,
} from '../model/grid-layout';
import type { SetHeadings } from '../model/set-headings';
import { useGridKeys } from '../model/move-in-grid';
import styles from './card-grid.module.css';
import { CardTile } from './card-tile';
import { CardsWithoutScripts } from './without-scripts';

/** A block is a row of pictures: the requests for more would delay a frame. */
const A_ROW = 1;

interface CardGridProps {
  /** The grid's name for screen readers. */
  label: string;
  cards: readonly Card[];
  /** Those above the sets, if the cards of each set are together. */
  headings?: SetHeadings | undefined;
  onOpen: (cardId: string) => void;
  /** Called with the cards whose pictures are in sight, or nearly. */
  onNear?: ((cardIds: readonly string[]) => void) | undefined;
  /** Leads the keyboard to the pictures. */
  handle?: Ref<FocusHandle>;
}

/**
 * Cards as pictures, drawn in blocks: those in sight first, the others ahead of time. They are one stop of the Tab key;
 * arrow keys, Home, End and the page keys move between them (rules/accessibility#keyboard-lists).
 */
export const CardGrid = memo(function CardGrid({
  label,
  cards,
  headings,
  onOpen,
  onNear,
  handle,
}: CardGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const width = useElementWidth(list);
  const isHydrated = useIsHydrated();
  const [isBrought] = useState(!isHydrated);
  const rows = useMemo(() => layOutGrid(cards, width, headings), [cards, width, headings]);
  const blocks = useMemo(
    () =>
      splitIntoBlocks({
        lines: width > 0 ? placeTiles(rows) : [],
        heightOf: ({ heightBelow }) => heightBelow,
        blockHeight: A_ROW,
        // The tiles of the document's first screen stay in one block. Others are drawn once they are in sight.
        ...(isBrought && { atFirst: FIRST_SCREEN }),
        before: [],
      }),
    [rows, width, isBrought],
  );
  const { active, events } = useRovingFocus({
    container: list,
    items: cards,
    move: useGridKeys(rows),
    handle,
  });
  const places = useDrawnBlocks({ container: list, blocks, kept: blockOf(blocks, active)?.key });
  const unmeasured = isBrought && width === 0 ? firstOfGrid(cards, headings) : null;
  useNear(places, onNear);
  const total = cards.length;
  const money = useMoney();
  const renderTile: RenderLine<GridTile> = useCallback(
    (tile, { index, ...drawing }) => (
      <CardTile
        tile={tile}
        position={index + 1}
        total={total}
        money={money}
        {...drawing}
        onOpen={onOpen}
      />
    ),
    [total, money, onOpen],
  );
  return (
    <>
      {/* Key events here come from the pictures. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={list}
        role="list"
        className={clsx(styles.grid, unmeasured && styles.unmeasured)}
        aria-label={label}
        {...events}
      >
        <DrawnBlocks
          as="ul"
          isCut={false}
          places={unmeasured ? [unmeasuredPlace(unmeasured)] : places}
          activeId={cards[active]?.id}
          renderLine={renderTile}
        />
      </div>
      {unmeasured && <CardsWithoutScripts cards={cards.slice(unmeasured.length)} />}
    </>
  );
});

/** Tells which cards' pictures are near whenever that changes. */
function useNear(
  places: readonly Place<GridTile>[],
  onNear: ((cardIds: readonly string[]) => void) | undefined,
): void {
  const ids = places.flatMap(({ pictures, drawn }) =>
    pictures !== 'later' && drawn ? drawn.lines.map(({ id }) => id) : [],
  );
  const near = ids.join(BETWEEN);
  useEffect(() => {
    if (near !== '') onNear?.(near.split(BETWEEN));
  }, [near, onNear]);
}

/** Can't occur in an id. */
const BETWEEN = '\n';

/** The first block before the grid's width is known: its tiles stay, and are positioned once it is. */
const unmeasuredPlace = (lines: readonly GridTile[]): Place<GridTile> => {
  const block = { key: '0', group: '', slot: 0, first: 0, lines, top: 0, height: 0 };
  return {
    ...block,
    height: undefined,
    drawn: block,
    isHidden: false,
    isKept: true,
    pictures: 'now',
  };
};

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
