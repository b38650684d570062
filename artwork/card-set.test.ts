import { drawCardSet } from './card-set';
import { sceneryOf } from './scene/scenery';

/** Codes of demo sets and of other sets. */
const CODES = 'SOR SHD TWI JTL LOF SEC LAW IBH TS26 TS27 ASH C24 P26 GG'.split(' ');

test.each(['SOR', 'TS26'])('the picture of %s is always the same', (code) => {
  expect(drawCardSet({ code })).toBe(drawCardSet({ code }));
});

test('every set, of the demo or not, has its own town, hour and air', () => {
  const scenes = CODES.map((code) => {
    const { town, hour, tint } = sceneryOf(code);
    return `${town} at ${hour} in ${tint}`;
  });
  expect(new Set(scenes).size).toBe(CODES.length);
});

test('no two sets have the same picture', () => {
  expect(new Set(CODES.map((code) => drawCardSet({ code }))).size).toBe(CODES.length);
});
