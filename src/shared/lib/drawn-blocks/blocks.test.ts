import { splitIntoBlocks, type Block } from './blocks';

const HEIGHT = 40;
const line = (id: number) => ({ id: `line-${id}` });
const linesTo = (count: number) => Array.from({ length: count }, (_, id) => line(id));

const split = <Line extends { id: string }>(lines: Line[], before: readonly Block<Line>[] = []) =>
  splitIntoBlocks({ lines, heightOf: HEIGHT, before });

const idsOf = (blocks: readonly Block<{ id: string }>[]) =>
  blocks.flatMap(({ lines }) => lines.map(({ id }) => id));

test.each([0, 1, 9, 10, 11, 252])('%i lines are all in consecutive blocks', (count) => {
  const lines = linesTo(count);
  const blocks = split(lines);
  expect(idsOf(blocks)).toEqual(lines.map(({ id }) => id));
  let passed = 0;
  for (const { first, top, height, lines: own } of blocks) {
    expect({ first, top, height }).toEqual({
      first: passed,
      top: passed * HEIGHT,
      height: own.length * HEIGHT,
    });
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThanOrEqual(10);
    passed += own.length;
  }
  expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
});

test('heights of single lines count, and so does the list’s start', () => {
  const blocks = splitIntoBlocks({
    lines: linesTo(8),
    heightOf: (_, index) => (index === 0 ? 380 : 100),
    before: [],
    group: 'sor ',
    top: 56,
  });
  expect(blocks.map(({ key, top, height }) => [key, top, height])).toEqual([
    ['sor 0', 56, 480],
    ['sor 1', 536, 400],
    ['sor 2', 936, 200],
  ]);
});

test('the same lines are the same blocks', () => {
  const lines = linesTo(50);
  const blocks = split(lines);
  split([...lines], blocks).forEach((block, slot) => expect(block).toBe(blocks[slot]));
});

test('a new object for a line changes only its block', () => {
  const lines = linesTo(50);
  const blocks = split(lines);
  const changed = split(lines.with(23, line(23)), blocks);
  expect(changed.map((block, slot) => block === blocks[slot])).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
});

test.each([
  ['one goes', (lines: { id: string }[]) => lines.toSpliced(23, 1)],
  ['one comes', (lines: { id: string }[]) => lines.toSpliced(23, 0, line(99))],
  ['one goes from the start', (lines: { id: string }[]) => lines.slice(1)],
  ['one comes at the end', (lines: { id: string }[]) => [...lines, line(99)]],
  ['two change places', (lines: { id: string }[]) => lines.with(21, line(22)).with(22, line(21))],
])('if %s, all others stay in their blocks', (_, change) => {
  const lines = linesTo(50);
  const blocks = split(lines);
  const changed = split(change(lines), blocks);
  expect(idsOf(changed)).toEqual(change(lines).map(({ id }) => id));
  const keyOf = (list: typeof blocks, id: string) =>
    list.find((block) => block.lines.some((own) => own.id === id))?.key;
  for (const { id } of lines) {
    if (change(lines).some((own) => own.id === id)) {
      expect(keyOf(changed, id)).toBe(keyOf(blocks, id));
    }
  }
});

test('when little is left of a list, no block is nearly empty', () => {
  const lines = linesTo(3_000);
  const few = split(
    lines.filter((_, index) => index % 20 === 0),
    split(lines),
  );
  expect(few).toHaveLength(15);
});
