import { DEFAULT_PREFERENCES } from '@domain/preferences';
import type { User } from '@domain/user';
import type { FakePeople } from '@tests/support/client/people';

/** A person with a handle; an administrator with `roles: ['ADMIN', 'USER']`. */
export const aUser = (given: Partial<User> = {}): User => ({
  id: 'user-1',
  name: 'Collector',
  handle: 'collector',
  email: 'collector@example.com',
  roles: ['USER'],
  ...given,
});

/** Someone who is signed in and alone, for tests; `given` replaces what a test is about. */
export function aFakePeople(given: Partial<FakePeople> = {}): FakePeople {
  const viewer = given.viewer ?? aUser();
  return {
    viewer,
    users: [viewer],
    preferences: { ...DEFAULT_PREFERENCES },
    currency: 'USD',
    isEmailVerified: true,
    auditEntries: [],
    isFresh: true,
    hasPutFirstStepsAway: true,
    ...given,
  };
}
