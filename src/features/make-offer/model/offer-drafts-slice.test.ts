import { MAX_OFFER_ITEMS } from '@domain/offer';
import {
  draftKeyOf,
  type ListSubject,
  NO_OFFER_DRAFTS,
  type OfferDraftsState,
  type OfferPick,
} from './offer-draft';
import {
  copiesChosen,
  offerClosed,
  offerDrafts,
  offerDraftsReducer as reduce,
  offerSent,
  openListOffer,
  openSwap,
  termsChanged,
} from './offer-drafts-slice';

const { draftSaved, sendRefused } = offerDrafts.actions;
const subject = { recipientHandle: 'moss', offerType: 'BUY' } as const;
const key = draftKeyOf(subject);
const pick = (at: number, quantity = 1) => ({
  variantId: `scout-${at}`,
  cardId: 'scout',
  quantity,
});
const open = (state: OfferDraftsState, list: ListSubject, picks: OfferPick[]) =>
  reduce(state, openListOffer(list, picks));
const opened = (picks = [pick(1)]) => open(NO_OFFER_DRAFTS, subject, picks);
const choose = (state: OfferDraftsState, chosen: OfferPick) =>
  reduce(state, copiesChosen({ pile: 'wants', pick: chosen }));
const send = (state: OfferDraftsState, of = key) =>
  reduce(state, offerSent({ key: of, asked: [], nextKey: 'next-key' }));
const made = (state: OfferDraftsState, of = key) => {
  const { wanted: sent, seen } = state.entries[of]!;
  return reduce(state, draftSaved({ key: of, sent, seen: { ...seen, offerId: 'offer-1' } }));
};

test('an earlier draft is continued, and added printings don’t change its others', () => {
  const before = reduce(opened([pick(1, 3)]), termsChanged({ note: 'Hello' }));
  const again = open(reduce(before, offerClosed()), subject, [pick(1, 1), pick(2, 2)]);
  const { idempotencyKey } = before.entries[key]!;
  expect(again.entries[key]).toMatchObject({ idempotencyKey, wanted: { note: 'Hello' } });
  const wants = Object.values(again.entries[key]?.wanted.wants ?? {});
  expect(wants.map(({ quantity }) => quantity)).toEqual([3, 2]);
});

test('offers to buy from and to sell to one person have separate drafts', () => {
  const sell = { ...subject, offerType: 'SELL' } as const;
  const both = open(opened(), sell, []);
  expect(Object.keys(both.entries)).toEqual([key, draftKeyOf(sell)]);
  expect(both.entries[draftKeyOf(sell)]?.wanted).toMatchObject({
    gives: {},
    wants: {},
    money: { iPay: false },
  });
});

test('printings that were found elsewhere are kept when the dialog is closed', () => {
  const state = opened();
  expect(reduce(state, offerClosed()).entries).toEqual(state.entries);
});

test('an offer that was opened and left empty leaves no draft', () => {
  expect(reduce(opened([]), offerClosed())).toEqual(NO_OFFER_DRAFTS);
});

test(`an offer has at most ${MAX_OFFER_ITEMS} printings`, () => {
  const many = Array.from({ length: MAX_OFFER_ITEMS + 5 }, (_, at) => pick(at));
  const more = choose(opened(many), pick(999));
  expect(Object.keys(more.entries[key]?.wanted.wants ?? {})).toHaveLength(MAX_OFFER_ITEMS);
  expect(choose(more, pick(0, 2)).entries[key]?.wanted.wants['scout-0']?.quantity).toBe(2);
});

test('an offer that was made stays until its dialog, which says so, is closed', () => {
  const sent = made(send(opened()));
  expect(sent.entries[key]).toMatchObject({ status: 'saved', seen: { offerId: 'offer-1' } });
  expect(reduce(sent, offerClosed())).toEqual(NO_OFFER_DRAFTS);
});

test('an answer that comes after another dialog was opened only changes its own draft', () => {
  const sell = { ...subject, offerType: 'SELL' } as const;
  const other = open(send(opened()), sell, []);
  expect(made(other).entries).toEqual({ [draftKeyOf(sell)]: other.entries[draftKeyOf(sell)] });
});

test('after a lost answer the key is kept for the retry; a used key is replaced', () => {
  const failure = { code: 'NETWORK', message: 'Lost' };
  const lost = reduce(send(opened()), sendRefused({ key, failure }));
  const { idempotencyKey } = opened().entries[key]!;
  expect(lost.entries[key]).toMatchObject({ status: 'refused', failure });
  expect(lost.entries[key]?.idempotencyKey).toHaveLength(idempotencyKey.length);
  expect(lost.entries[key]?.idempotencyKey).not.toBe('next-key');
  const errors = [{ code: 'KEY_REUSED', message: 'Used' }];
  const used = reduce(send(lost), sendRefused({ key, failure: { ...failure, errors } }));
  expect(used.entries[key]?.idempotencyKey).toBe('next-key');
});

describe('other terms for an offer', () => {
  const answer = (termsNumber: number) =>
    openSwap(
      {
        recipientHandle: 'moss',
        offerType: 'TRADE',
        counters: { offerId: 'offer-1', termsNumber, mySide: 'RECIPIENT' },
      },
      { gives: [pick(1, termsNumber)], wants: [pick(2)], balanceInCents: 300, iPay: false },
    );
  const begun = reduce(NO_OFFER_DRAFTS, answer(1));

  test('begin with the terms on the table, which aren’t kept while nothing is changed', () => {
    expect(begun.entries['offer-1']?.wanted).toMatchObject({
      gives: { 'scout-1': { quantity: 1 } },
      money: { amount: '3', iPay: false },
    });
    expect(reduce(begun, offerClosed())).toEqual(NO_OFFER_DRAFTS);
  });

  test('that were sent leave the dialog to the offer’s page', () => {
    expect(made(send(begun, 'offer-1'), 'offer-1')).toEqual(NO_OFFER_DRAFTS);
  });

  test('begin again once others are on the table, with the note that was written', () => {
    const written = reduce(begun, termsChanged({ note: 'A bit more?', money: { amount: '9' } }));
    const again = reduce(reduce(written, offerClosed()), answer(2));
    expect(again.entries['offer-1']?.wanted).toMatchObject({
      gives: { 'scout-1': { quantity: 2 } },
      money: { amount: '3' },
      note: 'A bit more?',
    });
    // The note would be lost with the draft.
    expect(reduce(again, offerClosed()).entries).toHaveProperty('offer-1');
  });
});
