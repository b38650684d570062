import type { Block } from './blocks';

/** A part of a list, in CSS pixels from the list's start. */
export interface Span {
  from: number;
  to: number;
}

/** Which blocks of a list are drawn. */
export interface Drawing<Line> {
  blocks: readonly Block<Line>[];
  /** The key of a block that is always drawn: its lines have or would take the focus. */
  kept: string | undefined;
  /**
   * What is drawn under each key. A block that isn't in the list any more, or not as it is drawn, is hidden until there
   * is time to draw it again or to take it away: that of many at once would hold up a key.
   */
  drawn: ReadonlyMap<string, Block<Line>>;
  /** The blocks that have been so near to being in sight that their pictures are asked for. */
  reached: ReadonlySet<Block<Line>>;
}

/** How near that is, in CSS pixels. */
const NEAR = 1_000;

/** So many lines stay drawn; of a longer list, those farthest from what is in sight leave. */
const MOST_DRAWN = 3_000;
/** And so many more, before one of those that aren't wanted any more leaves ahead of anything that is to be drawn. */
const SLACK = 200;

/** Draws what is in sight of a list that is new or has changed. */
export function listed<Line>(
  drawing: Drawing<Line>,
  { blocks, kept }: Pick<Drawing<Line>, 'blocks' | 'kept'>,
  span: Span,
): Drawing<Line> {
  const groups = new Set(blocks.map(({ group }) => group));
  // With a part of the list, all that was drawn of it is gone.
  const gone = [...drawing.drawn].filter(([, { group }]) => !groups.has(group));
  const drawn =
    blocks.length === 0 || gone.length === 0
      ? drawing.drawn
      : new Map([...drawing.drawn].filter(([, { group }]) => groups.has(group)));
  const still = new Set(blocks);
  const reached = new Set([...drawing.reached].filter((block) => still.has(block)));
  return seen({ blocks, kept, drawn, reached }, span);
}

/** Draws what has come into sight; the same drawing if all of that is drawn, and nothing else has come near. */
export function seen<Line>(drawing: Drawing<Line>, span: Span): Drawing<Line> {
  const { blocks, kept, drawn, reached } = drawing;
  const sight = clamped(span, blocks);
  const near = { from: sight.from - NEAR, to: sight.to + NEAR };
  const missing = blocks.filter(
    (block) => drawn.get(block.key) !== block && (block.key === kept || isWithin(block, sight)),
  );
  const comes = blocks.filter((block) => !reached.has(block) && isWithin(block, near));
  if (missing.length === 0 && comes.length === 0) return drawing;
  const now = new Map([...drawn, ...missing.map((block) => [block.key, block] as const)]);
  return { ...drawing, drawn: now, reached: new Set([...reached, ...comes]) };
}

const isWithin = ({ top, height }: Block<unknown>, { from, to }: Span): boolean =>
  top < to && top + height > from;

/** A list that has become shorter leaves the window at its end. */
function clamped({ from, to }: Span, blocks: readonly Block<unknown>[]): Span {
  const last = blocks.at(-1);
  const beyond = last ? to - (last.top + last.height) : 0;
  return beyond > 0 ? { from: from - beyond, to } : { from, to };
}

/** The next thing to do ahead of time. */
interface Step<Line> {
  drawing: Drawing<Line>;
  /** How far from being in sight it is, in CSS pixels; infinite for what only has to leave. */
  distance: number;
}

/**
 * The drawing with one block more, or one less: the one nearest to what is in sight that isn't drawn, or the farthest
 * that needn't be drawn any more. Null where nothing is left to do.
 */
export function nextStep<Line>(drawing: Drawing<Line>, span: Span): Step<Line> | null {
  const { blocks, kept, drawn } = drawing;
  const sight = clamped(span, blocks);
  const near = nearest(blocks, sight);
  const missing = near.find((block) => drawn.get(block.key) !== block);
  const wanted = new Set(near.map(({ key }) => key));
  const surplus = farthest(
    [...drawn].filter(([key]) => key !== kept && !wanted.has(key)),
    sight,
  );
  const lines = [...drawn.values()].reduce((sum, block) => sum + block.lines.length, 0);
  if (surplus !== undefined && (!missing || lines > MOST_DRAWN + SLACK)) {
    const rest = new Map([...drawn].filter(([key]) => key !== surplus));
    return { drawing: { ...drawing, drawn: rest }, distance: Infinity };
  }
  if (!missing) return null;
  return {
    drawing: { ...drawing, drawn: new Map(drawn).set(missing.key, missing) },
    distance: Math.max(missing.top - sight.to, sight.from - missing.top - missing.height),
  };
}

function farthest(
  drawn: readonly (readonly [key: string, block: Block<unknown>])[],
  { from }: Span,
): string | undefined {
  const away = ({ top }: Block<unknown>) => Math.abs(top - from);
  const [first, ...others] = drawn;
  if (!first) return undefined;
  return others.reduce((far, next) => (away(next[1]) > away(far[1]) ? next : far), first)[0];
}

/** As many blocks as may be drawn, the nearest to a part of the list first. */
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
