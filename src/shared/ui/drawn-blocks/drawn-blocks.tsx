import { clsx } from 'clsx';
import { Fragment, memo, type ReactElement, type ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import type { Place } from '@/shared/lib/drawn-blocks';
import { PictureRequestProvider } from '@/shared/lib/picture-request';
import { SteadyLocation } from '@/shared/lib/steady-location';
import styles from './drawn-blocks.module.css';

/**
 * Draws a line: an element with the line's id as `data-item-id`; in a list, a `li` with {@link LIST_ITEM}. `isActive`
 * says whether the Tab key stops there; `blockTop` is its block's distance from the list's start in CSS pixels.
 */
export type RenderLine<Line> = (
  line: Line,
  place: { index: number; isActive: boolean; blockTop: number },
) => ReactElement;

interface BlockProps<Line> {
  as: 'tbody' | 'ul';
  /** Clips content beyond a block's edges, so that browsers can paint the block separately. */
  isCut?: boolean;
  /**
   * In CSS pixels, if all lines have the same height and the style sheet has it as `--row-height`: the style sheet
   * knows the window's width before any script does.
   */
  rowHeight?: number;
  /** The line at which the Tab key stops. */
  activeId: string | undefined;
  /** Must stay the same function while its results do. */
  renderLine: RenderLine<Line>;
}

interface DrawnBlocksProps<Line> extends BlockProps<Line> {
  /** The result of `useDrawnList`. */
  places: readonly Place<Line>[];
}

/** Blocks aren't lists of their own. */
const ROLES = { tbody: 'rowgroup', ul: 'presentation' };

/** The role of a block's items, which belong to the one list that all blocks form. */
export const LIST_ITEM = { role: 'listitem' } as const;

/**
 * The blocks of a long list: an element for each, with its lines once they are drawn. Where a long stretch isn't drawn,
 * one element takes up its space, so that a list that changes creates and removes few elements.
 */
export const DrawnBlocks = <Line extends { id: string }>({
  places,
  activeId,
  ...props
}: DrawnBlocksProps<Line>) => (
  <SteadyLocation>
    {stretchesOf(places).map(({ key, places: stretch, isDrawn }) =>
      isDrawn ? (
        <Stretch
          key={key}
          places={stretch}
          activeId={stretch.some(({ isKept }) => isKept) ? activeId : undefined}
          {...props}
        />
      ) : (
        <BlockPlace key={key} {...GAP} height={heightOf(stretch)} {...props} />
      ),
    )}
  </SteadyLocation>
);

/**
 * Blocks are grouped by this number. When one block of several hundred appears or disappears, React then compares a few
 * groups instead of every block.
 */
const STRETCH = 16;

interface StretchOfPlaces<Line> {
  key: string;
  places: Place<Line>[];
  /** Whether any of its blocks is drawn. If not, it takes in the stretches after it that aren't either. */
  isDrawn: boolean;
}

function stretchesOf<Line>(places: readonly Place<Line>[]): StretchOfPlaces<Line>[] {
  const bySlot = new Map<number, Place<Line>[]>();
  for (const place of places) {
    const at = Math.floor(place.slot / STRETCH);
    const stretch = bySlot.get(at);
    if (stretch) stretch.push(place);
    else bySlot.set(at, [place]);
  }
  const stretches: StretchOfPlaces<Line>[] = [];
  for (const [at, stretch] of bySlot) {
    const isDrawn = stretch.some(({ drawn }) => drawn);
    // Most gaps are filled from their start on, so that they keep their end.
    const key = isDrawn ? `${at}` : `gap ${at}`;
    const last = stretches.at(-1);
    if (last && !last.isDrawn && !isDrawn) {
      last.key = key;
      last.places.push(...stretch);
    } else stretches.push({ key, places: stretch, isDrawn });
  }
  return stretches;
}

/** The space of blocks that aren't drawn. */
const GAP = { drawn: undefined, activeId: undefined, isHidden: false, pictures: 'later' } as const;

const heightOf = (places: readonly Place<unknown>[]): number =>
  places.reduce((sum, { height = 0 }) => sum + height, 0);

const Stretch = memo(function Stretch<Line extends { id: string }>({
  places,
  activeId,
  ...props
}: DrawnBlocksProps<Line>) {
  return (
    <>
      {places.map(({ key, height, drawn, isHidden, isKept, pictures }) => (
        <BlockPlace
          key={key}
          height={height}
          drawn={drawn}
          isHidden={isHidden}
          pictures={pictures}
          activeId={isKept ? activeId : undefined}
          {...props}
        />
      ))}
    </>
  );
}, isSameStretch) as <Line extends { id: string }>(props: DrawnBlocksProps<Line>) => ReactElement;

function isSameStretch(
  { places: before, ...one }: DrawnBlocksProps<{ id: string }>,
  { places, ...other }: DrawnBlocksProps<{ id: string }>,
): boolean {
  return (
    shallowEqual(one, other) &&
    before.length === places.length &&
    before.every((place, at) => shallowEqual(place, places[at]))
  );
}

type BlockPlaceProps<Line> = BlockProps<Line> &
  Pick<Place<Line>, 'height' | 'drawn' | 'isHidden' | 'pictures'>;

const BlockPlace = memo(function BlockPlace<Line extends { id: string }>({
  as: Element,
  isCut = true,
  height,
  rowHeight,
  isHidden,
  pictures,
  ...lines
}: BlockPlaceProps<Line>) {
  return (
    <Element
      role={ROLES[Element]}
      className={clsx(styles.block, height !== undefined && (isCut ? styles.cut : styles.sized))}
      style={height === undefined ? undefined : { height: sizeOf(height, rowHeight) }}
      {...(isHidden && { 'data-hidden': true, 'aria-hidden': true })}
    >
      <PictureRequestProvider value={pictures}>
        <Lines {...lines} />
      </PictureRequestProvider>
    </Element>
  );
}) as <Line extends { id: string }>(props: BlockPlaceProps<Line>) => ReactElement;

const sizeOf = (height: number, rowHeight: number | undefined) =>
  rowHeight === undefined ? height : `calc(${height / rowHeight} * var(--row-height))`;

type LinesProps<Line> = Pick<BlockPlaceProps<Line>, 'drawn' | 'activeId' | 'renderLine'>;

/** Separate from the block's element, so that hiding that renders none of the lines again. */
const Lines = memo(function Lines<Line extends { id: string }>({
  drawn,
  activeId,
  renderLine,
}: LinesProps<Line>) {
  return drawn?.lines.map((line, at) => (
    <Fragment key={line.id}>
      {renderLine(line, {
        index: drawn.first + at,
        isActive: line.id === activeId,
        blockTop: drawn.top,
      })}
    </Fragment>
  ));
}) as <Line extends { id: string }>(props: LinesProps<Line>) => ReactNode;
