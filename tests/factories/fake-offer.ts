import type { FakeOffer } from '@tests/support/client/offers';

/** An offer that the player `moss` made to the viewer `fern` and that waits; `given` replaces what a test is about. */
export const aFakeOffer = (given: Partial<FakeOffer> = {}): FakeOffer => ({
  id: 'offer-1',
  status: 'PENDING',
  offerType: 'BUY',
  initiator: { id: 'moss', handle: 'moss' },
  recipient: { id: 'me', handle: 'fern' },
  mySide: 'RECIPIENT',
  declineReason: null,
  exchangedBy: [],
  calledOffBy: null,
  isLapsed: false,
  expiresAt: '2026-03-15T10:00:00.000Z',
  remindedAt: null,
  termsNumber: 1,
  termsBy: 'INITIATOR',
  balanceInCents: 0,
  balancePaidBy: null,
  terms: [],
  version: 1,
  isUnread: false,
  unreadNotes: 0,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  offerItems: [],
  notes: [],
  ...given,
});

/** One that the viewer `fern` made to `moss`. */
export const aSentOffer = (given: Partial<FakeOffer> = {}): FakeOffer =>
  aFakeOffer({
    initiator: { id: 'me', handle: 'fern' },
    recipient: { id: 'moss', handle: 'moss' },
    mySide: 'INITIATOR',
    ...given,
  });

/** One of `moss` with four printings, of which one has no price, and two notes that the viewer hasn't read. */
export const aRichOffer = (given: Partial<FakeOffer> = {}): FakeOffer => {
  const item = (variantId: string, cardId: string, quantity: number, cents: number | null) => ({
    variantId,
    cardId,
    quantity,
    priceType: cents === null ? ('CONTACT' as const) : ('FIXED' as const),
    fixedPriceInCents: cents,
    marketPriceInCents: null,
  });
  return aFakeOffer({
    isUnread: true,
    unreadNotes: 2,
    offerItems: [
      item('scout-1-foil', 'scout-1', 2, 100),
      item('warden-1-standard', 'warden-1', 1, 100),
      item('diver-2-standard', 'diver-2', 3, 50),
      item('harrier-2-foil', 'harrier-2', 1, null),
    ],
    ...given,
  });
};
