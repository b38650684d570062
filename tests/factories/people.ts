import { DEFAULT_PREFERENCES } from '@domain/preferences';
import type { FakePeople } from '@tests/support/client/people';
import { aUser } from './user';

/** Someone who is signed in and alone, for tests; `given` replaces what a test is about. */
export function people(given: Partial<FakePeople> = {}): FakePeople {
  const viewer = given.viewer ?? aUser();
  return {
    viewer,
    users: [viewer],
    preferences: { ...DEFAULT_PREFERENCES },
    auditEntries: [],
    isFresh: true,
    ...given,
  };
}
