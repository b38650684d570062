import * as pages from '@/app/pages';
import { keptAddressOf } from './kept-address';
import { pageFinder } from './opened-page';

const findPage = pageFinder(pages);

const MANY = { isOneOfMany: true, isKept: true };
const PLAIN = { isOneOfMany: false, isKept: true };
const PASSING = { isOneOfMany: true, isKept: false };

test.each([
  ['/', { address: '/', ...PLAIN }],
  ['/?junk=1', { address: '/', ...PLAIN }],
  ['/cards/SOR', { address: '/cards/SOR', ...PLAIN }],
  ['/cards/sOr/', { address: '/cards/SOR', ...PLAIN }],
  ['/Card-Sets/%73or', { address: '/card-sets/SOR', ...PLAIN }],
  ['/card-sets/?junk=1', { address: '/card-sets', ...PLAIN }],
  ['/cards/%73or-059?junk=1', { address: '/cards/sor-059', ...PLAIN }],
  ['/cards?', { address: '/cards', ...PLAIN }],
  ['/cards/SOR?view=list', { address: '/cards/SOR?view=list', ...MANY }],
  ['/cards/sor?&&%76iew=%6cist', { address: '/cards/SOR?view=list', ...MANY }],
  ['/cards/SOR?view=image', { address: '/cards/SOR', ...PLAIN }],
  ['/cards/SOR?sort=cost&view=list', { address: '/cards/SOR?view=list&sort=cost', ...MANY }],
  ['/cards/SOR?fbclid=1', { address: '/cards/SOR?fbclid=1', ...PASSING }],
  ['/cards?view=junk', { address: '/cards?view=junk', ...PASSING }],
  ['/cards?view=list&view=list', { address: '/cards?view=list&view=list', ...PASSING }],
])('%s is kept under one address with what shows the same', (url, kept) => {
  expect(keptAddressOf(findPage(url))).toEqual(kept);
});
