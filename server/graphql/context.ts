import type { Database } from '@server/db/database';
import type { LongWork } from '@server/db/long-work';
import type { Viewer } from '@server/session';

/** What every resolver gets: made for each request, since loaders remember rows within it. */
export interface Context {
  database: Database;
  /** Takes what may take long, such as going through a whole ledger. */
  longWork: LongWork;
  /** Who asks; null for a visitor, and always for what is the same for everyone. */
  viewer: Viewer | null;
  /**
   * Where the request comes from, as TRUST_PROXY lets through: an IP address, or what a proxy says instead (quality 2).
   */
  address: string;
  /** Lower-case addresses that hold the role ADMIN once the provider has verified them (product 3). */
  adminEmails: readonly string[];
  /** The contact page's address (product 3, CONTACT_EMAIL). */
  contactEmail: string;
}

/**
 * Makes something once a request, on first use: a module's loaders live this way, so that the
 * context needs to know no module.
 */
export function perRequest<Value>(make: (context: Context) => Value): (context: Context) => Value {
  const made = new WeakMap<Context, Value>();
  return (context) => {
    let value = made.get(context);
    if (value === undefined) {
      value = make(context);
      made.set(context, value);
    }
    return value;
  };
}
