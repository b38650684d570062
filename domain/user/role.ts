import { parserOf } from '@domain/errors';

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
