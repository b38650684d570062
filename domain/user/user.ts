import { parserOf } from '@domain/errors';

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

export const USER_ROLES = ['ADMIN', 'USER'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/**
 * What someone may do. The role ADMIN comes from the address that the provider verified alone, never from one that was
 * typed in (rules/accounts#roles).
 *
 * @param adminEmails lower-case addresses of administrators
 */
export const rolesOf = (verifiedEmail: string | null, adminEmails: readonly string[]): UserRole[] =>
  verifiedEmail !== null && adminEmails.includes(verifiedEmail) ? ['USER', 'ADMIN'] : ['USER'];

/** Throws `Unknown user role: value` for any other value. */
export const parseUserRole = parserOf('user role', USER_ROLES);
