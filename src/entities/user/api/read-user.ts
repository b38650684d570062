import { parseUserRole, type User } from '@domain/user';

interface AnsweredUser extends Omit<User, 'roles'> {
  roles: readonly string[];
}

/** @throws `Unknown user role: value` */
export const readUser = ({ id, name, handle, email, roles }: AnsweredUser): User => ({
  id,
  name,
  handle,
  email,
  roles: roles.map(parseUserRole),
});
