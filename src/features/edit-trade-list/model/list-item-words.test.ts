import { conflictWords, itemWords } from './list-item-words';
import type { ListItemInput } from '@/entities/trade-list';
import { UNLISTED, type ListItemDraft } from './list-item-draft';

const atMarket: ListItemInput = { quantity: 3, priceType: 'MARKET', fixedPriceInCents: null };
const fixed: ListItemInput = { quantity: 1, priceType: 'FIXED', fixedPriceInCents: 250 };

test.each([
  [atMarket, '3 copies, market price'],
  [fixed, '1 copy, $2.50 each'],
  [{ ...atMarket, priceType: 'CONTACT' as const }, '3 copies, contact for price'],
  [UNLISTED.SALE_LIST, 'off the list'],
])('%p in words is %p', (asked, words) =>
  expect(itemWords(asked, ['quantity', 'price'])).toBe(words),
);

const draft = (given: Partial<ListItemDraft>): ListItemDraft => ({
  listId: 'list',
  variantId: 'scout-foil',
  cardId: 'scout',
  status: 'conflict',
  failure: null,
  parts: ['quantity'],
  seen: { ...atMarket, version: 1 },
  wanted: { ...atMarket, quantity: 5 },
  theirs: { ...atMarket, quantity: 2, version: 2 },
  ...given,
});

test('a conflict says what each side changed', () => {
  expect(conflictWords(draft({}))).toEqual({
    story: 'You set 5 copies. It is now 2 copies.',
    keep: 'Keep 5 copies',
    take: 'Take 2 copies',
  });
  const otherPrice = conflictWords(draft({ theirs: { ...fixed, quantity: 3, version: 2 } }));
  expect(otherPrice.story).toBe('You set 5 copies. It is now 3 copies, $2.50 each.');
});

test('a removal on either side is named as such', () => {
  expect(conflictWords(draft({ wanted: { ...atMarket, quantity: 0 } }))).toEqual({
    story: 'You took it off the list. It is now 2 copies, market price.',
    keep: 'Take it off',
    take: 'Take 2 copies, market price',
  });
  expect(conflictWords(draft({ theirs: UNLISTED.SALE_LIST }))).toEqual({
    story: 'You set 5 copies, market price. It was taken off the list.',
    keep: 'Keep 5 copies, market price',
    take: 'Leave it off',
  });
});
