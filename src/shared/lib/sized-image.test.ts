import { IMAGE_WIDTHS } from '@domain/card-image-size';
import { mayServe, sizedImageSet, sizedImageUrl } from './sized-image';

test.each([
  ['/images/cards/ab12', 200, 1, '/images/cards/ab12/320'],
  ['/images/cards/ab12', 160, 1, '/images/cards/ab12/240'],
  ['/images/cards/ab12', 161, 1, '/images/cards/ab12/320'],
  ['/images/card_sets/sor', 200, 2, '/images/card_sets/sor/480'],
  ['/images/cards/ab12', 5000, 1, '/images/cards/ab12/1280'],
  ['/images/card_sets/default.jpg', 200, 2, '/images/card_sets/default.jpg'],
] as const)('%s in %s px, factor applied %s times, is %s', (url, width, times, sized) => {
  expect(sizedImageUrl(url, width, times)).toBe(sized);
});

test.each([1, 2] as const)(
  'a browser chooses the same size for a place, factor applied %s times',
  (times) => {
    const { srcSet = '', sizes = '' } = sizedImageSet('/images/x', [[0, '10rem']], times) as Record<
      string,
      string
    >;
    expect(sizes).toMatch(/^\(min-resolution: 3dppx\) calc\(\(10rem\) \/ 3\), /);
    expect(sizes.endsWith('(min-resolution: 1.25dppx) calc((10rem) / 1.25), 10rem')).toBe(true);
    const offered = srcSet.split(', ').map((each) => each.split(' '));
    for (let width = 20; width < 1500; width += 1) {
      const fits = offered.find(([, described = '']) => Number.parseInt(described, 10) >= width);
      expect((fits ?? offered.at(-1))?.[0]).toBe(sizedImageUrl('/images/x', width, times));
    }
  },
);

test('a step serves a place up to its own pixels, or a little more where the next step is far away', () => {
  expect(mayServe(240, 240)).toBe(true);
  expect(mayServe(240, 277)).toBe(true);
  expect(mayServe(240, 278)).toBe(false);
  expect(mayServe(960, 1281)).toBe(false);
  expect(mayServe(1280, 1281)).toBe(true);
  for (const step of IMAGE_WIDTHS) expect(mayServe(step, step)).toBe(true);
});
