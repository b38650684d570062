import { placePreview } from './place-preview';

const screen = { width: 1400, height: 900 };

test.each([
  ['in the middle: right and below', { x: 500, y: 300 }, { x: 520, y: 320 }],
  ['where it just fits', { x: 1080, y: 460 }, { x: 1100, y: 480 }],
  ['near the right edge: left of the pointer', { x: 1081, y: 300 }, { x: 761, y: 320 }],
  ['near the lower edge: above the pointer', { x: 500, y: 461 }, { x: 520, y: 21 }],
  ['in the corner: left and above', { x: 1390, y: 890 }, { x: 1070, y: 450 }],
])('%s', (_where, pointer, place) => {
  expect(placePreview(pointer, screen)).toEqual(place);
});

test('stays on a screen too low for it', () => {
  expect(placePreview({ x: 500, y: 250 }, { width: 1400, height: 400 })).toEqual({ x: 520, y: 0 });
});
