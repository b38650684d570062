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
