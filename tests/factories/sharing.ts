import type { FakeSharing } from '@tests/support/client/sharing';

/** Nothing that is shared; `given` replaces what a test is about. */
export const sharing = (given: Partial<FakeSharing> = {}): FakeSharing => ({
  sharedWithAll: false,
  emails: [],
  wantList: { sharedWithAll: false, emails: [] },
  saleList: { sharedWithAll: false, emails: [] },
  collections: [],
  wantLists: [],
  saleLists: [],
  ...given,
});
