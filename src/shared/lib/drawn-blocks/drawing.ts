import type { PictureRequest } from '../picture-request';
import type { Block } from './blocks';

/** A part of a list, in CSS pixels from the list's start. */
export interface Span {
  from: number;
  to: number;
}

/** Which blocks of a list are drawn. */
export interface Drawing<Line> {
  blocks: readonly Block<Line>[];
  /** The key of a block that is always drawn, since one of its lines has the focus or would take it. */
  kept: string | undefined;
  /**
   * The drawn blocks by key. An outdated block is hidden until there is time to draw it again or to remove it: doing
   * that for many at once would delay keys.
   */
  drawn: ReadonlyMap<string, Block<Line>>;
  /** The blocks whose pictures are requested. */
  requested: ReadonlyMap<Block<Line>, PictureRequest>;
}

/** How near to the visible part a block's pictures are requested ahead of time, in CSS pixels. */
const NEAR = 1_000;

/** The most lines that stay drawn; in a longer list, those farthest from the visible part are removed. */
const MOST_DRAWN = 3_000;
/** How many lines more there may be before removing an unneeded block comes before drawing another one. */
const SLACK = 200;

/** Nothing of a list is drawn yet. */
export const nothingDrawn: Drawing<never> = {
  blocks: [],
  kept: undefined,
  drawn: new Map(),
  requested: new Map(),
};

/** Draws the visible part of a new or changed list, with its pictures. */
export function listed<Line>(
  drawing: Drawing<Line>,
  { blocks, kept }: Pick<Drawing<Line>, 'blocks' | 'kept'>,
  span: Span,
): Drawing<Line> {
  const groups = new Set(blocks.map(({ group }) => group));
  // When a part of the list is removed, so are all of its drawn blocks.
  const gone = [...drawing.drawn].filter(([, { group }]) => !groups.has(group));
  const drawn =
    blocks.length === 0 || gone.length === 0
      ? drawing.drawn
      : new Map([...drawing.drawn].filter(([, { group }]) => groups.has(group)));
  const still = new Set(blocks);
  const requested = new Map([...drawing.requested].filter(([block]) => still.has(block)));
  const sight = clamped(span, blocks);
  for (const block of blocks) {
    if (isWithin(block, sight) && !requested.has(block)) requested.set(block, 'now');
  }
  return seen({ blocks, kept, drawn, requested }, span);
}

/**
 * Draws what has become visible, still without its pictures, which a fast scroll would pass; the same drawing if all of
 * it is drawn.
 */
export function seen<Line>(drawing: Drawing<Line>, span: Span): Drawing<Line> {
  const { blocks, kept, drawn } = drawing;
  const sight = clamped(span, blocks);
  const missing = blocks.filter(
    (block) => drawn.get(block.key) !== block && (block.key === kept || isWithin(block, sight)),
  );
  if (missing.length === 0) return drawing;
  const now = new Map([...drawn, ...missing.map((block) => [block.key, block] as const)]);
  return { ...drawing, drawn: now };
}

const isWithin = ({ top, height }: Block<unknown>, { from, to }: Span): boolean =>
  top < to && top + height > from;

/** If the list has become shorter, the window is at its end. */
function clamped({ from, to }: Span, blocks: readonly Block<unknown>[]): Span {
  const last = blocks.at(-1);
  const beyond = last ? to - (last.top + last.height) : 0;
  return beyond > 0 ? { from: from - beyond, to } : { from, to };
}

/** Whether every block is drawn, the pictures of those nearby are requested, and nothing outdated is left. */
export function isComplete(drawing: Drawing<unknown>, span: Span): boolean {
  const { blocks, drawn } = drawing;
  return (
    drawn.size === blocks.length &&
    blocks.every((block) => drawn.get(block.key) === block) &&
    !blocks.some(comesNear(drawing, clamped(span, blocks)))
  );
}

/** Says of a block whether its pictures are to be requested, beside a visible part of the list. */
const comesNear =
  ({ drawn, requested }: Drawing<unknown>, { from, to }: Span) =>
  (block: Block<unknown>): boolean =>
    !requested.has(block) &&
    isWithin(block, { from: from - NEAR, to: to + NEAR }) &&
    drawn.get(block.key) === block;

/**
 * The drawing with one block more or less: adds the missing block nearest to the visible part, or removes the farthest
 * unneeded one. It also has the pictures of the nearest block that has none yet.
 *
 * @param reach how far from the visible part there is time to draw, in CSS pixels; removing needs an infinite reach
 * @returns the same drawing if all that is left is beyond that; null if nothing is left to do
 */
export function nextStep<Line>(
  drawing: Drawing<Line>,
  span: Span,
  reach = Infinity,
): Drawing<Line> | null {
  const sight = clamped(span, drawing.blocks);
  const near = nearest(drawing.blocks, sight);
  const comes = near.find(comesNear(drawing, sight));
  const drawn = drawnNext(drawing, near, { sight, reach });
  if (!comes) return drawn;
  const when = isWithin(comes, sight) ? 'now' : 'ahead';
  return { ...(drawn ?? drawing), requested: new Map(drawing.requested).set(comes, when) };
}

/** The same without pictures; `near` are the blocks that may be drawn, the nearest first. */
function drawnNext<Line>(
  drawing: Drawing<Line>,
  near: readonly Block<Line>[],
  { sight, reach }: { sight: Span; reach: number },
): Drawing<Line> | null {
  const { kept, drawn } = drawing;
  const missing = near.find((block) => drawn.get(block.key) !== block);
  const lines = [...drawn.values()].reduce((sum, block) => sum + block.lines.length, 0);
  if (!missing || lines > MOST_DRAWN + SLACK) {
    const wanted = new Set(near.map(({ key }) => key));
    const others = [...drawn].filter(([key]) => key !== kept && !wanted.has(key));
    const surplus = farthest(others, sight);
    if (surplus !== undefined) {
      if (reach < Infinity) return drawing;
      return { ...drawing, drawn: new Map([...drawn].filter(([key]) => key !== surplus)) };
    }
  }
  if (!missing) return null;
  if (distanceOf(missing, sight) > reach) return drawing;
  return { ...drawing, drawn: new Map(drawn).set(missing.key, missing) };
}

const distanceOf = ({ top, height }: Block<unknown>, { from, to }: Span): number =>
  Math.max(top - to, from - top - height);

function farthest(
  drawn: readonly (readonly [key: string, block: Block<unknown>])[],
  { from }: Span,
): string | undefined {
  const away = ({ top }: Block<unknown>) => Math.abs(top - from);
  const [first, ...others] = drawn;
  if (!first) return undefined;
  return others.reduce((far, next) => (away(next[1]) > away(far[1]) ? next : far), first)[0];
}

/** The blocks that may be drawn, those nearest to a part of the list first. */
function nearest<Line>(blocks: readonly Block<Line>[], { from, to }: Span): Block<Line>[] {
  const chosen: Block<Line>[] = [];
  let below = blocks.findIndex((block) => block.top + block.height > from);
  if (below === -1) below = blocks.length;
  let above = below - 1;
  let lines = 0;
  while (above >= 0 || below < blocks.length) {
    const [upper, lower] = [blocks[above], blocks[below]];
    const isLower =
      upper === undefined ||
      (lower !== undefined && lower.top - to <= from - upper.top - upper.height);
    const next = isLower ? lower : upper;
    if (next === undefined) break;
    lines += next.lines.length;
    if (lines > MOST_DRAWN) break;
    chosen.push(next);
    if (isLower) below += 1;
    else above -= 1;
  }
  return chosen;
}
