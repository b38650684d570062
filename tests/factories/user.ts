import type { User } from '@domain/user';
import type { Fixture } from '@tests/support/client/answers';

/** A person with a handle; an administrator with `roles: ['ADMIN', 'USER']`. */
export const aUser = (given: Partial<User> = {}): User => ({
  id: 'user-1',
  name: 'Collector',
  handle: 'collector',
  email: 'collector@example.com',
  roles: ['USER'],
  ...given,
});

/** Their account, as administrators see it. */
export const anAccount = (user: User): Fixture<'User'> => ({
  ...user,
  createdAt: '2026-03-02T10:00:00.000Z',
  auditEntries: [],
});
