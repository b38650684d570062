import type { FakeSharing } from '@tests/support/client/sharing';

/** A fake without anything shared; `given` replaces what a test is about. */
export const aFakeSharing = (given: Partial<FakeSharing> = {}): FakeSharing => ({
  sharedWithAll: false,
  emails: [],
  version: 0,
  wantList: { sharedWithAll: false, emails: [], version: 0 },
  saleList: { sharedWithAll: false, emails: [], version: 0 },
  collections: [],
  wantLists: [],
  saleLists: [],
  ...given,
});
