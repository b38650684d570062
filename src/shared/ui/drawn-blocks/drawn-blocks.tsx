import { clsx } from 'clsx';
import { Fragment, memo, type ReactElement, type ReactNode } from 'react';
import type { Place } from '@/shared/lib/drawn-blocks';
import { PicturesNearProvider } from '@/shared/lib/pictures-near';
import styles from './drawn-blocks.module.css';

/**
 * Draws a line: an element with the line's id as `data-item-id`, in a list a `li` with {@link LIST_ITEM}. `isActive` says
 * whether the Tab key stops there, `blockTop` where its block is, in CSS pixels from the list's start.
 */
export type RenderLine<Line> = (
  line: Line,
  place: { index: number; isActive: boolean; blockTop: number },
) => ReactElement;

interface BlockProps<Line> {
  as: 'tbody' | 'ul';
  /** Cuts what is beyond a block's edges, which lets browsers paint it by itself. */
  isCut?: boolean;
  /**
   * In CSS pixels, where all lines are as high and the style sheet has that as `--row-height`: it knows the window's width
   * before any script does.
   */
  rowHeight?: number;
  /** The line at which the Tab key stops. */
  activeId: string | undefined;
  /** Has to be the same function while it gives the same. */
  renderLine: RenderLine<Line>;
}

interface DrawnBlocksProps<Line> extends BlockProps<Line> {
  /** What `useDrawnList` gives. */
  places: readonly Place<Line>[];
}

/** Blocks are no lists of their own. */
const ROLES = { tbody: 'rowgroup', ul: 'presentation' };

/** The role of a block's items: they are in the list that all blocks make up. */
export const LIST_ITEM = { role: 'listitem' } as const;

/** The blocks of a long list: the place of each, with its lines once they are drawn. */
export const DrawnBlocks = <Line extends { id: string }>({
  places,
  activeId,
  ...props
}: DrawnBlocksProps<Line>) => (
  <>
    {places.map(({ key, height, drawn, isHidden, isKept, isNear }) => (
      <BlockPlace
        key={key}
        height={height}
        drawn={drawn}
        isHidden={isHidden}
        isNear={isNear}
        activeId={isKept ? activeId : undefined}
        {...props}
      />
    ))}
  </>
);

type BlockPlaceProps<Line> = BlockProps<Line> &
  Pick<Place<Line>, 'height' | 'drawn' | 'isHidden' | 'isNear'>;

const BlockPlace = memo(function BlockPlace<Line extends { id: string }>({
  as: Element,
  isCut = true,
  height,
  rowHeight,
  isHidden,
  isNear,
  ...lines
}: BlockPlaceProps<Line>) {
  return (
    <Element
      role={ROLES[Element]}
      className={clsx(styles.block, height !== undefined && (isCut ? styles.cut : styles.sized))}
      style={height === undefined ? undefined : { height: sizeOf(height, rowHeight) }}
      {...(isHidden && { 'data-hidden': true, 'aria-hidden': true })}
    >
      <PicturesNearProvider value={isNear}>
        <Lines {...lines} />
      </PicturesNearProvider>
    </Element>
  );
}) as <Line extends { id: string }>(props: BlockPlaceProps<Line>) => ReactElement;

const sizeOf = (height: number, rowHeight: number | undefined) =>
  rowHeight === undefined ? height : `calc(${height / rowHeight} * var(--row-height))`;

type LinesProps<Line> = Pick<BlockPlaceProps<Line>, 'drawn' | 'activeId' | 'renderLine'>;

/** Apart from their place, so that hiding it draws none of them again. */
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
