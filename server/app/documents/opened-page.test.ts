import * as pages from '@/app/pages';
import { pageFinder } from './opened-page';

const findPage = pageFinder(pages);

test.each([
  ['/', 'home', '/'],
  ['/?from=1', 'home', '/'],
  ['/card-sets/', 'card-sets', '/card-sets'],
  ['/card-sets/s0r', 'card-set', '/card-sets/S0R'],
  ['/Cards/Sor?view=list', 'card-set', '/cards/SOR'],
  ['/cards/ts26', 'card-set', '/cards/TS26'],
  ['/cards/ts26-011', 'card', '/cards/ts26-011'],
  ['/cards/26ts/', 'card', '/cards/26ts'],
  ['/cards/a%2Fb%201', 'card', '/cards/a%2Fb%201'],
  ['/cards', 'all-cards', '/cards'],
  ['/login?next=1', 'login', '/login'],
  ['/Collections/mira/?set=sor', 'collection', '/collections/mira'],
  ['/collections/my/edit', 'collection', '/collections/my/edit?'],
  ['/collections/my/want', 'trade-list', '/collections/my/want/edit?'],
  ['/collections/mira/sell', 'trade-list', '/collections/mira/sell'],
  ['/trading/offers/7', 'offer', '/trading/offers/7'],
  ['/admin/users/7/edit', 'admin', '/admin/users/7/edit'],
  ['/cards/%E0%A4%A', 'not-found', '/cards/%E0%A4%A'],
  ['/cards/sor/059', 'not-found', '/cards/sor/059'],
  ['/collections/mira/edit', 'not-found', '/collections/mira/edit'],
])('%s opens the page in %s, as %s', (address, folder, path) => {
  const found = findPage(address);
  expect([found.page.folder, found.path]).toEqual([folder, path]);
});

test.each([
  ['/collections', 'fresh'],
  ['/collections/mira/want', 'fresh'],
  ['/trading?tab=SharedSaleLists', 'fresh'],
  ['/collections/my', 'fresh'],
  ['/collections/my/edit', 'empty'],
  ['/collections/my/want/edit', 'empty'],
  ['/collections/my/shared', 'fresh'],
  ['/trading/offers/1', 'empty'],
  ['/nowhere', 'empty'],
  ['/cards/SOR', 'kept'],
  ['/contact', 'kept'],
])('the document at %s is %s', (address, document) => {
  expect(findPage(address).page.document).toBe(document);
});

test.each([
  ['/cards/sor?card=sor-059', ''],
  ['/cards?text=a&card=sor-059#top', 'text=a'],
  ['/card-sets?q=1', ''],
])('the document at %s shows the query %j', (address, query) => {
  expect(findPage(address).query).toBe(query);
});
