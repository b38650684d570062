import { splitIntoBlocks } from './blocks';
import { isComplete, listed, nextStep, nothingDrawn, seen, type Drawing } from './drawing';

const HEIGHT = 40;
type Line = { id: string };
type LineDrawing = Drawing<Line>;

const blocksOf = (count: number, from = 0) =>
  splitIntoBlocks<Line>({
    lines: Array.from({ length: count }, (_, index) => ({ id: `line-${from + index}` })),
    heightOf: HEIGHT,
    before: [],
  });

const WINDOW = { from: 0, to: 900 };
const drawingOf = (count: number, kept: string | undefined = undefined): LineDrawing =>
  listed(nothingDrawn, { blocks: blocksOf(count), kept }, WINDOW);

const keysOf = ({ drawn }: LineDrawing) => [...drawn.keys()].map(Number).toSorted((a, b) => a - b);
const linesOf = ({ drawn }: LineDrawing) =>
  [...drawn.values()].reduce((sum, { lines }) => sum + lines.length, 0);

function untilDone(drawing: LineDrawing, span = WINDOW) {
  let at = drawing;
  for (let steps = 0; steps < 5_000; steps += 1) {
    const step = nextStep(at, span);
    if (step === null) return at;
    // A step adds or removes one block, and never touches the visible part.
    expect(seen(step, span)).toBe(step);
    at = step;
  }
  throw new Error('It is never done.');
}

test('visible blocks are drawn, and the one to keep', () => {
  expect(keysOf(drawingOf(1_000))).toEqual([0, 1, 2]);
  expect(keysOf(drawingOf(1_000, '70'))).toEqual([0, 1, 2, 70]);
  const scrolled = seen(drawingOf(1_000), { from: 4_000, to: 4_900 });
  expect(keysOf(scrolled)).toEqual([0, 1, 2, 10, 11, 12]);
  expect(seen(scrolled, { from: 4_100, to: 4_800 })).toBe(scrolled);
});

test('the rest is drawn outwards from the visible part, and stays', () => {
  const scrolled = seen(drawingOf(200), { from: 4_000, to: 4_900 });
  const order: number[] = [];
  let at = scrolled;
  while (order.length < 4) {
    const next = nextStep(at, { from: 4_000, to: 4_900 })!;
    order.push(...keysOf(next).filter((key) => !keysOf(at).includes(key)));
    at = next;
  }
  expect(order).toEqual([9, 13, 8, 14]);
  const done = untilDone(at);
  expect(linesOf(done)).toBe(200);
  expect([isComplete(at, WINDOW), isComplete(done, WINDOW)]).toEqual([false, true]);
  expect(seen(done, { from: 7_000, to: 8_000 }).drawn).toEqual(done.drawn);
});

test('of a long list some 3,000 lines are drawn, those around the visible part', () => {
  const there = untilDone(drawingOf(10_000));
  expect(linesOf(there)).toBe(3_000);
  const far = { from: 200_000, to: 200_900 };
  const moved = untilDone(seen(there, far), far);
  expect(linesOf(moved)).toBe(3_000);
  const keys = keysOf(moved);
  expect(keys).not.toContain(0);
  expect([keys[0], keys.at(-1)]).toEqual([351, 650]);
});

test('there are never many more, even when scrolling leaves little time', () => {
  let at = untilDone(drawingOf(10_000));
  for (let from = 0; from < 390_000; from += 900) {
    const span = { from, to: from + 900 };
    at = seen(at, span);
    for (let step = 0; step < 3; step += 1) at = nextStep(at, span) ?? at;
  }
  expect(linesOf(at)).toBeLessThan(4_000);
});

test('after a change of the list, the visible part is drawn at once, and the rest later', () => {
  const before = untilDone(drawingOf(1_000));
  const after = listed(before, { blocks: blocksOf(500, 2_000), kept: undefined }, WINDOW);
  const isFresh = (key: number) => after.drawn.get(String(key)) === after.blocks[key];
  expect([0, 1, 2, 3, 40, 60].map(isFresh)).toEqual([true, true, true, false, false, false]);
  // The earlier blocks are still there, to be removed bit by bit.
  expect(after.drawn.size).toBe(100);
  const done = untilDone(after);
  expect(done.drawn.size).toBe(50);
  for (const block of done.blocks) expect(done.drawn.get(block.key)).toBe(block);
});

test('a list that has become too short for the scroll position shows its end', () => {
  const far = { from: 30_000, to: 30_900 };
  const before = seen(drawingOf(1_000), far);
  const after = listed(before, { blocks: blocksOf(100, 2_000), kept: undefined }, far);
  expect([7, 8, 9].every((key) => after.drawn.get(String(key)) === after.blocks[key])).toBe(true);
});

test('pictures are requested from the visible part outwards, as far as they are near', () => {
  const requested = ({ requested: blocks }: LineDrawing) =>
    [...blocks].map(([{ key }, when]) => `${key} ${when}`);
  const inSight = ['0 now', '1 now', '2 now'];
  expect(requested(drawingOf(1_000))).toEqual(inSight);
  const there = untilDone(drawingOf(1_000));
  expect(requested(there)).toEqual([...inSight, '3 ahead', '4 ahead']);
  const span = { from: 2_000, to: 2_900 };
  const moved = seen(there, span);
  expect([isComplete(there, WINDOW), isComplete(moved, span)]).toEqual([true, false]);
  expect(requested(moved)).toEqual(requested(there));
  const later = ['5 now', '6 now', '7 now', '8 ahead', '9 ahead'];
  expect(requested(untilDone(moved, span))).toEqual([...requested(there), ...later]);
  const after = listed(moved, { blocks: blocksOf(500, 2_000), kept: undefined }, WINDOW);
  expect(requested(after)).toEqual(inSight);
});

test('without time for distant blocks, their pictures are requested alone', () => {
  let at = drawingOf(1_000);
  const reach = 1_000;
  for (;;) {
    const next = nextStep(at, WINDOW, reach)!;
    if (next === at) break;
    at = next;
  }
  expect(keysOf(at)).toEqual([0, 1, 2, 3, 4]);
  at = { ...at, requested: new Map() };
  const scrolled = { from: 1_700, to: 1_950 };
  const step = nextStep(at, scrolled, 0)!;
  expect(keysOf(step)).toEqual([0, 1, 2, 3, 4]);
  expect(step.requested.size).toBe(at.requested.size + 1);
  // Once there is time, both are done in one step.
  expect(keysOf(nextStep(at, WINDOW)!)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('unneeded blocks are removed only if there is time', () => {
  const before = untilDone(drawingOf(1_000));
  const after = listed(before, { blocks: blocksOf(30, 2_000), kept: undefined }, WINDOW);
  expect(nextStep(after, WINDOW, 1_000)).toBe(after);
  expect(nextStep(after, WINDOW)?.drawn.size).toBe(after.drawn.size - 1);
});

test('when a part of a list is removed, so are its drawn blocks', () => {
  const part = (group: string, top: number) =>
    splitIntoBlocks<Line>({
      lines: Array.from({ length: 30 }, (_, index) => ({ id: `${group}${index}` })),
      heightOf: HEIGHT,
      before: [],
      group,
      top,
    });
  const blocks = [...part('a', 0), ...part('b', 1_200)];
  const both = untilDone(listed<Line>(nothingDrawn, { blocks, kept: undefined }, WINDOW));
  const one = listed(both, { blocks: part('b', 0), kept: undefined }, WINDOW);
  expect([...one.drawn.keys()].toSorted()).toEqual(['b0', 'b1', 'b2']);
});
