import type { User } from '@domain/user';

/** A person with a handle; an administrator with `roles: ['ADMIN', 'USER']`. */
export const aUser = (given: Partial<User> = {}): User => ({
  id: 'user-1',
  name: 'Collector',
  handle: 'collector',
  email: 'collector@example.com',
  roles: ['USER'],
  ...given,
});
