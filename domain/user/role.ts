import { parserOf } from '@domain/errors';

export const USER_ROLES = ['ADMIN', 'USER'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** Throws `Unknown user role: value` for any other value (spec 3). */
export const parseUserRole = parserOf('user role', USER_ROLES);
