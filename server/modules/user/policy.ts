import { HANDLE_ERRORS, isAdmin } from '@domain/user';
import { refusal } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { Viewer } from '@server/session';

type Asked = Pick<Context, 'viewer'>;

/** @returns who asks @throws UNAUTHENTICATED for a visitor */
export function signedIn({ viewer }: Asked): Viewer {
  if (viewer === null) throw refusal('UNAUTHENTICATED', 'Please sign in.');
  return viewer;
}

/** @returns who asks @throws UNAUTHENTICATED for a visitor, FORBIDDEN for somebody without a handle (spec 6) */
export function withHandle(context: Asked): Viewer {
  const viewer = signedIn(context);
  if (viewer.handle === null) throw refusal('FORBIDDEN', 'Please create your handle first.');
  return viewer;
}

/** @returns the administrator who asks @throws UNAUTHENTICATED for a visitor, FORBIDDEN for anyone else (spec 6) */
export function admin(context: Asked): Viewer {
  const viewer = signedIn(context);
  if (!isAdmin(viewer)) throw refusal('FORBIDDEN', HANDLE_ERRORS.FORBIDDEN);
  return viewer;
}

/** @returns who asks @throws UNAUTHENTICATED for a visitor, REAUTHENTICATE unless they signed in just now (product 10) */
export function freshlySignedIn(context: Asked): Viewer {
  const viewer = signedIn(context);
  if (!viewer.hasFreshSession) {
    throw refusal('REAUTHENTICATE', 'Please sign in again to do this.');
  }
  return viewer;
}
