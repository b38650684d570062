import type { UserRole } from './role';

/** A person as they see themselves; others get to know the handle alone (rules/sharing#addresses-stay-private). */
export interface User {
  id: string;
  name: string;
  /** null until it is set, once for all. */
  handle: string | null;
  email: string;
  roles: UserRole[];
}

/** Whether someone may see the pages and calls of administrators (rules/accounts#roles). */
export const isAdmin = ({ roles }: Pick<User, 'roles'>): boolean => roles.includes('ADMIN');
