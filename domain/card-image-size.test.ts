import { roundUpToStep } from './card-image-size';

test.each([
  [0, 40],
  [40, 40],
  [40.1, 80],
  [240, 240],
  [241, 320],
  [1280, 1280],
  [4000, 1280],
])('%s px is served %s px wide', (width, step) => {
  expect(roundUpToStep(width)).toBe(step);
});
