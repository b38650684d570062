import type { Fixture } from '@tests/support/client/answers';

type SharedList = Fixture<'SharedWantList'> & Fixture<'SharedSaleList'>;

/** A list that everyone may see, of either kind, with nothing on it; `given` replaces what a test is about. */
export const aSharedList = (userHandle: string, given: Partial<SharedList> = {}): SharedList => ({
  id: userHandle,
  userHandle,
  publiclyShared: true,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
  printings: 0,
  worth: { copies: 0, cents: 0, unpriced: 0 },
  matchWorth: { copies: 0, cents: 0, unpriced: 0 },
  pictures: [],
  matchingSaleListItemCount: 0,
  matchingWantListItemCount: 0,
  ...given,
});
