import { MAX_OFFER_ITEMS } from '@domain/offer';
import { draftKeyOf, NO_OFFER_DRAFTS } from './offer-draft';
import {
  copiesChosen,
  noteTyped,
  offerClosed,
  offerDraftsReducer as reduce,
  offerFailed,
  offerMade,
  offerOpened,
  offerRefused,
  offerSent,
} from './offer-drafts-slice';

const subject = { recipientHandle: 'moss', offerType: 'BUY' } as const;
const key = draftKeyOf(subject);
const pick = (at: number, quantity = 1) => ({
  variantId: `scout-${at}`,
  cardId: 'scout',
  quantity,
});
const opened = (picks = [pick(1)]) =>
  reduce(NO_OFFER_DRAFTS, offerOpened({ ...subject, picks, idempotencyKey: 'key-1' }));

test('an earlier draft is continued, and added printings don’t change its others', () => {
  const before = reduce(opened([pick(1, 3)]), noteTyped('Hello'));
  const closed = reduce(before, offerClosed());
  const again = reduce(
    closed,
    offerOpened({ ...subject, picks: [pick(1, 1), pick(2, 2)], idempotencyKey: 'key-2' }),
  );
  expect(again.byKey[key]).toMatchObject({ idempotencyKey: 'key-1', note: 'Hello' });
  expect(Object.values(again.byKey[key]?.items ?? {}).map(({ quantity }) => quantity)).toEqual([
    3, 2,
  ]);
});

test('offers to buy from and to sell to one person have separate drafts', () => {
  const sell = { ...subject, offerType: 'SELL' } as const;
  const both = reduce(opened(), offerOpened({ ...sell, picks: [], idempotencyKey: 'key-2' }));
  expect(Object.keys(both.byKey)).toEqual([key, draftKeyOf(sell)]);
  expect(both.byKey[draftKeyOf(sell)]?.items).toEqual({});
});

test('an offer that was opened and left empty leaves no draft', () => {
  expect(reduce(opened([]), offerClosed())).toEqual(NO_OFFER_DRAFTS);
});

test(`an offer has at most ${MAX_OFFER_ITEMS} printings`, () => {
  const many = Array.from({ length: MAX_OFFER_ITEMS + 5 }, (_, at) => pick(at));
  const full = opened(many);
  const more = reduce(full, copiesChosen(pick(999)));
  expect(Object.keys(more.byKey[key]?.items ?? {})).toHaveLength(MAX_OFFER_ITEMS);
  const changed = reduce(more, copiesChosen(pick(0, 2)));
  expect(changed.byKey[key]?.items['scout-0']?.quantity).toBe(2);
});

test('an offer that was made leaves no draft, and the dialog knows it', () => {
  const made = reduce(reduce(opened(), offerSent(key)), offerMade({ key, offerId: 'offer-1' }));
  expect(made.byKey).toEqual({});
  expect(made.open?.sentOfferId).toBe('offer-1');
});

test('an answer that comes after another dialog was opened only changes its own draft', () => {
  const sell = { ...subject, offerType: 'SELL' } as const;
  const other = reduce(
    reduce(opened(), offerSent(key)),
    offerOpened({ ...sell, picks: [], idempotencyKey: 'key-2' }),
  );
  const made = reduce(other, offerMade({ key, offerId: 'offer-1' }));
  expect(made.open?.sentOfferId).toBeNull();
});

test('after a lost answer the key is kept for the retry; a used key is replaced', () => {
  const failure = { code: 'NETWORK', message: 'Lost' };
  const lost = reduce(reduce(opened(), offerSent(key)), offerFailed({ key, failure }));
  expect(lost.byKey[key]).toMatchObject({ idempotencyKey: 'key-1', isSending: false, failure });
  const used = reduce(
    reduce(lost, offerSent(key)),
    offerRefused({ key, errors: [], toldPrices: {}, nextKey: 'key-2' }),
  );
  expect(used.byKey[key]).toMatchObject({ idempotencyKey: 'key-2', failure: null });
});
