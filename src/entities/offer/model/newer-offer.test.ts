import type { Offer, OfferNote } from './offer';
import { newerOffer, withEarlier } from './newer-offer';

const aNote = (id: number): OfferNote => ({
  id: String(id),
  content: `Note ${id}`,
  isRemoved: false,
  createdAt: '2026-03-01T10:00:00.000Z',
  user: { id: 'moss', handle: 'moss' },
});
const notesFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => aNote(first + index));

const anOffer = (given: Partial<Offer>): Offer => ({
  id: 'offer-1',
  status: 'PENDING',
  offerType: 'BUY',
  initiator: { id: 'moss', handle: 'moss' },
  recipient: { id: 'fern', handle: 'fern' },
  mySide: 'RECIPIENT',
  declineReason: null,
  exchangedBy: { INITIATOR: false, RECIPIENT: false },
  calledOffBy: null,
  isLapsed: false,
  expiresAt: '2026-03-15T10:00:00.000Z',
  remindedAt: null,
  termsNumber: 1,
  termsBy: 'INITIATOR',
  balanceInCents: 0,
  balancePaidBy: null,
  terms: [],
  openPrices: { INITIATOR: false, RECIPIENT: false },
  version: 1,
  isUnread: false,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  offerItems: [],
  notes: [],
  removedNoteIds: [],
  hasEarlierNotes: false,
  ...given,
});
const idsOf = ({ notes }: Offer) => notes.map(({ id }) => Number(id));

test('an answer that was overtaken changes nothing', () => {
  const known = anOffer({ version: 3, status: 'ACCEPTED' });
  expect(newerOffer(known, anOffer({ version: 2, status: 'PENDING' }))).toBe(known);
});

test('of the same version, the later answer counts', () => {
  const known = anOffer({ version: 3, isUnread: true });
  expect(newerOffer(known, anOffer({ version: 3 })).isUnread).toBe(false);
});

test('earlier notes that were loaded stay, though the answer has only the latest', () => {
  const known = withEarlier(anOffer({ notes: notesFrom(3, 5), hasEarlierNotes: true }), {
    before: '3',
    earlier: notesFrom(1, 2),
    hasEarlierNotes: false,
  });
  const newer = newerOffer(
    known,
    anOffer({ version: 2, notes: notesFrom(4, 6), hasEarlierNotes: true }),
  );
  expect(idsOf(newer)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(newer.hasEarlierNotes).toBe(false);
});

test('an earlier note that was removed since it was loaded is emptied', () => {
  const newer = newerOffer(
    anOffer({ notes: notesFrom(1, 5) }),
    anOffer({ version: 2, notes: notesFrom(4, 6), removedNoteIds: ['2'] }),
  );
  expect(newer.notes.map(({ content }) => content)).toEqual([
    'Note 1',
    '',
    'Note 3',
    'Note 4',
    'Note 5',
    'Note 6',
  ]);
  expect(newer.notes.map(({ isRemoved }) => isRemoved).indexOf(true)).toBe(1);
});

test('a repeated answer doesn’t change whether there are earlier notes', () => {
  const known = anOffer({ notes: notesFrom(1, 3), hasEarlierNotes: false });
  const newer = newerOffer(
    known,
    anOffer({ version: 2, notes: notesFrom(1, 4), hasEarlierNotes: true }),
  );
  expect(idsOf(newer)).toEqual([1, 2, 3, 4]);
  expect(newer.hasEarlierNotes).toBe(false);
});

test('known notes are dropped if there is a gap before the answer’s', () => {
  const newer = newerOffer(
    anOffer({ notes: notesFrom(1, 3) }),
    anOffer({ version: 2, notes: notesFrom(7, 9), hasEarlierNotes: true }),
  );
  expect(idsOf(newer)).toEqual([7, 8, 9]);
  expect(newer.hasEarlierNotes).toBe(true);
});

test.each([
  ['newer ones took their place', notesFrom(7, 9)],
  ['they were received already', notesFrom(1, 5)],
])('earlier notes that come late are left out: %s', (_why, notes) => {
  const known = anOffer({ notes });
  const late = { before: '3', earlier: notesFrom(1, 2), hasEarlierNotes: false };
  expect(withEarlier(known, late)).toBe(known);
});
