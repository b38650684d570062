import { useLayoutEffect, useMemo, useRef } from 'react';

/** Lines of a long list that are drawn, and taken away, together. */
export interface Block<Line> {
  /** Identifies its place: the same for the block at the same place of a changed list. */
  key: string;
  /** The part of the list that it belongs to; empty if the list has no parts. */
  group: string;
  /** Its index in its group. */
  slot: number;
  /** The index of its first line among its group's. */
  first: number;
  lines: readonly Line[];
  /** Its distance from the list's start and its height, in CSS pixels. */
  top: number;
  height: number;
}

/** The approximate height of a block in CSS pixels: even a slow processor draws it within a frame. */
const BLOCK_HEIGHT = 400;
/** The same for rows with fields, which take several times as long to draw and lay out. */
export const FIELDS_BLOCK_HEIGHT = 200;
/** When this many blocks change together, their number stays the same if none becomes higher than this factor. */
const FEW = 3;
const MOST_TIMES = 2;

/** The lines to split. Lines with the same id are the same line. */
interface Lines<Line> {
  lines: readonly Line[];
  /** The least number of lines in the first block. */
  atFirst?: number;
  /** The approximate height of a block in CSS pixels. */
  blockHeight?: number | undefined;
  /** How many blocks at the start have half of that height. */
  halfBlocks?: number;
  /** In CSS pixels; one height for all lines, or a function. */
  heightOf: number | ((line: Line, index: number) => number);
}

interface ToSplit<Line> extends Lines<Line> {
  /** The blocks before the lines changed; empty at first. */
  before: readonly Block<Line>[];
  group?: string;
  /** The start of the first block, in CSS pixels from the list's start. */
  top?: number;
}

/**
 * Splits lines into blocks of about the same height. If a few lines were added or removed, all others stay in their
 * blocks, and an unchanged block stays the same object.
 */
export function splitIntoBlocks<Line extends { id: string }>({
  before,
  group = '',
  top = 0,
  ...given
}: ToSplit<Line>): Block<Line>[] {
  let first = 0;
  let at = top;
  return countsOf(given, before).map((count, slot): Block<Line> => {
    const height = heightFrom(given, first, first + count);
    const lines = given.lines.slice(first, first + count);
    const block = { key: `${group}${slot}`, group, slot, first, lines, top: at, height };
    first += count;
    at += height;
    const old = before[slot];
    return old && isSame(old, block) ? old : block;
  });
}

function heightFrom<Line>({ lines, heightOf }: Lines<Line>, from: number, to: number): number {
  if (typeof heightOf === 'number') return heightOf * (to - from);
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += heightOf(lines[index] as Line, index);
  return sum;
}

const isSame = <Line>(one: Block<Line>, other: Block<Line>): boolean =>
  one.first === other.first &&
  one.top === other.top &&
  one.height === other.height &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, index) => line === other.lines[index]);

/** How many lines each block gets. */
function countsOf<Line extends { id: string }>(
  given: Lines<Line>,
  before: readonly Block<Line>[],
): number[] {
  const { lines } = given;
  const head = blocksAtStart(lines, before);
  const tail = blocksAtEnd(lines, before.slice(head));
  const changed = before.length - head - tail;
  const from = linesIn(before.slice(0, head));
  const to = lines.length - linesIn(before.slice(before.length - tail));
  const most = (given.blockHeight ?? BLOCK_HEIGHT) * MOST_TIMES * changed;
  const isLittle = changed > 0 && changed <= FEW && to - from >= changed;
  if (isLittle && heightFrom(given, from, to) <= most) {
    const kept = before.map((block) => block.lines.length);
    return [...kept.slice(0, head), ...evenly(to - from, changed), ...kept.slice(head + changed)];
  }
  return changed === 0 && to === from ? before.map((block) => block.lines.length) : byHeight(given);
}

const linesIn = (blocks: readonly Block<unknown>[]): number =>
  blocks.reduce((sum, { lines }) => sum + lines.length, 0);

/** How many blocks hold the same lines as before, from the start on. */
function blocksAtStart<Line extends { id: string }>(
  lines: readonly Line[],
  before: readonly Block<Line>[],
): number {
  const changed = before.findIndex((block) =>
    block.lines.some((line, index) => line.id !== lines[block.first + index]?.id),
  );
  return changed === -1 ? before.length : changed;
}

/** The same from the end on. */
function blocksAtEnd<Line extends { id: string }>(
  lines: readonly Line[],
  before: readonly Block<Line>[],
): number {
  let end = lines.length;
  let count = 0;
  for (const block of before.toReversed()) {
    const start = end - block.lines.length;
    if (block.lines.some((line, index) => line.id !== lines[start + index]?.id)) break;
    end = start;
    count += 1;
  }
  return count;
}

const evenly = (lines: number, blocks: number): number[] =>
  Array.from(
    { length: blocks },
    (_, at) => Math.floor(((at + 1) * lines) / blocks) - Math.floor((at * lines) / blocks),
  );

function byHeight<Line>(given: Lines<Line>): number[] {
  const { blockHeight = BLOCK_HEIGHT, halfBlocks = 0 } = given;
  const counts: number[] = [];
  let first = 0;
  let height = 0;
  given.lines.forEach((_, index) => {
    height += heightFrom(given, index, index + 1);
    const least = counts.length < halfBlocks ? blockHeight / 2 : blockHeight;
    const isFull = height >= least && index + 1 >= (given.atFirst ?? 0);
    if (!isFull && index < given.lines.length - 1) return;
    counts.push(index + 1 - first);
    first = index + 1;
    height = 0;
  });
  return counts;
}

/** Most people see the start of a list that has just changed: in half blocks, fewer lines are drawn beyond that. */
const HALF_BLOCKS = 4;

/**
 * A list's lines in blocks; the same array while they don't change.
 *
 * @param heightOf a line's height in CSS pixels; a function must stay the same one while its results do
 * @param blockHeight the approximate height of a block in CSS pixels
 */
export function useBlocks<Line extends { id: string }>(
  lines: readonly Line[],
  heightOf: number | ((line: Line, index: number) => number),
  blockHeight?: number,
): readonly Block<Line>[] {
  const last = useRef<{ blocks: readonly Block<Line>[]; blockHeight: number | undefined }>({
    blocks: [],
    blockHeight,
  });
  const blocks = useMemo(() => {
    const before = last.current.blockHeight === blockHeight ? last.current.blocks : [];
    const next = splitIntoBlocks({
      lines,
      heightOf,
      blockHeight,
      halfBlocks: HALF_BLOCKS,
      before,
    });
    const isUnchanged =
      next.length === before.length && next.every((block, index) => block === before[index]);
    return isUnchanged ? before : next;
  }, [last, lines, heightOf, blockHeight]);
  useLayoutEffect(() => {
    last.current = { blocks, blockHeight };
  });
  return blocks;
}
