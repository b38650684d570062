import {
  EMAIL_ERRORS,
  type EmailErrorCode,
  HANDLE_ERRORS,
  type HandleErrorCode,
  isAdmin,
} from '@domain/user';
import { refusal } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { FieldError } from '@server/graphql/field-error';
import type { Viewer } from '@server/session';

type WithViewer = Pick<Context, 'viewer'>;

/** @returns who asks @throws UNAUTHENTICATED for a visitor */
export function signedIn({ viewer }: WithViewer): Viewer {
  if (viewer === null) throw refusal('UNAUTHENTICATED', 'Please sign in.');
  return viewer;
}

/** @returns who asks @throws UNAUTHENTICATED for a visitor, FORBIDDEN for somebody without a handle (spec 6) */
export function withHandle(context: WithViewer): Viewer {
  const viewer = signedIn(context);
  if (viewer.handle === null) throw refusal('FORBIDDEN', 'Please create your handle first.');
  return viewer;
}

/** @returns the administrator who asks @throws UNAUTHENTICATED for a visitor, FORBIDDEN for anyone else (spec 6) */
export function admin(context: WithViewer): Viewer {
  const viewer = signedIn(context);
  if (!isAdmin(viewer)) throw refusal('FORBIDDEN', HANDLE_ERRORS.FORBIDDEN);
  return viewer;
}

/** @returns who asks @throws UNAUTHENTICATED for a visitor, REAUTHENTICATE unless they signed in just now (product 10) */
export function freshlySignedIn(context: WithViewer): Viewer {
  const viewer = signedIn(context);
  if (!viewer.hasFreshSession) {
    throw refusal('REAUTHENTICATE', 'Please sign in again to do this.');
  }
  return viewer;
}

/** One field's error with the words for its code. */
export const accountError = (
  field: string,
  code: HandleErrorCode | EmailErrorCode,
): FieldError => ({ field, code, message: { ...HANDLE_ERRORS, ...EMAIL_ERRORS }[code] });
