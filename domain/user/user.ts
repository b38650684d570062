import { parserOf } from '@domain/errors';

/** A person's own account; others see only the handle (rules/sharing#addresses-stay-private). */
export interface User {
  id: string;
  name: string;
  /** Null until it is set, once for all. */
  handle: string | null;
  email: string;
  roles: UserRole[];
}

/** Whether a user may use the administrators' pages and calls (rules/accounts#roles). */
export const isAdmin = ({ roles }: Pick<User, 'roles'>): boolean => roles.includes('ADMIN');

export const USER_ROLES = ['ADMIN', 'USER'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/**
 * A user's roles. ADMIN comes only from the address that the provider verified, never from a typed one
 * (rules/accounts#roles).
 *
 * @param adminEmails lower-case addresses of administrators
 */
export const rolesOf = (verifiedEmail: string | null, adminEmails: readonly string[]): UserRole[] =>
  verifiedEmail !== null && adminEmails.includes(verifiedEmail) ? ['USER', 'ADMIN'] : ['USER'];

/** Throws `Unknown user role: value` for any other value. */
export const parseUserRole = parserOf('user role', USER_ROLES);
