import { sizedImageUrl } from './sized-image';

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
