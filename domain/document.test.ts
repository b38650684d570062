import { documentAddress, showsShared } from './document';

test.each([
  ['/', '/'],
  ['/?from=1', '/'],
  ['/?debug', undefined],
  ['/cards/SOR?view=list&debug=1', undefined],
  ['/cards/SOR?name=debug', '/cards/SOR?name=debug'],
  ['/card-sets', '/card-sets'],
  ['/card-sets?q=1#top', '/card-sets'],
  ['/cards/SOR', '/cards/SOR'],
  ['/cards/SOR?view=list', '/cards/SOR?view=list'],
  ['/card-sets/sor?view=list', '/card-sets/sor?view=list'],
  ['/cards/sor-059?view=list', '/cards/sor-059'],
  ['/cards', '/cards'],
  ['/cards?q=price%3E5', '/cards?q=price%3E5'],
  ['/cards?debug', undefined],
  ['/contact', '/contact'],
  ['/login?next=1', '/login'],
  ['/cards/sor?card=sor-059', '/cards/sor'],
  ['/cards?text=a&card=sor-059', '/cards?text=a'],
  ['/profile', undefined],
  ['/collections/my', undefined],
  ['/trading', undefined],
  ['/cards/%E0%A4%A', undefined],
])('the first screen at %s is kept under %s', (address, kept) => {
  expect(documentAddress(address)).toBe(kept);
});

test.each([
  ['/collections', true],
  ['/collections/mira', true],
  ['/Collections/mira/?set=sor', true],
  ['/collections/mira/want', true],
  ['/collections/myra/sell?groupby=x', true],
  ['/trading?tab=SharedSaleLists', true],
  ['/trading?debug', false],
  ['/collections/my', false],
  ['/collections/my/want/edit', false],
  ['/collections/mira/edit', false],
  ['/trading/offers/1', false],
  ['/cards/SOR', false],
])('%s shows what people share: %j', (address, shows) => {
  expect(showsShared(address)).toBe(shows);
});
