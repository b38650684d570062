import type { ShownCurrency } from '@domain/pricing';
import type { User } from '@domain/user';
import type { Database } from '@server/platform/db/database';
import { shownCurrencyOf } from '@server/modules/catalogue';
import type { Viewer } from '@server/platform/viewer';
import { userOfViewer } from '@server/modules/people';

/** What a browser gets to know about the person who is signed in. */
export interface SignedIn {
  user: User;
  /** In which they see amounts; null for dollars. */
  currency: ShownCurrency | null;
}

export const signedInAs = async (database: Database, viewer: Viewer): Promise<SignedIn> => ({
  user: userOfViewer(viewer),
  currency: await shownCurrencyOf(database, viewer.currency),
});

/**
 * The answer of `GET /api/auth_status`, which documents contain, too. It names a currency only if it isn't the dollar.
 *
 * @param providerName what people call the identity provider; undefined for the default
 */
export const authStatus = (signedIn: SignedIn | null, providerName: string | undefined) => ({
  authenticated: signedIn !== null,
  user: signedIn && signedIn.user,
  ...(signedIn?.currency && { currency: signedIn.currency }),
  ...(providerName !== undefined && { providerName }),
});
