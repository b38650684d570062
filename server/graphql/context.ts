import type { Database } from '@server/db/database';
import type { LongWork } from '@server/db/long-work';
import type { Viewer } from '@server/session';

/** What every resolver gets. Each request has its own, since loaders keep rows in it. */
export interface Context {
  database: Database;
  /** Runs long work, such as reading a whole ledger. */
  longWork: LongWork;
  /** Null for a visitor, and for answers that are the same for everyone. */
  viewer: Viewer | null;
  /** The client's address: its IP address, or the one that a trusted proxy names (TRUST_PROXY). */
  address: string;
  /** Lower-case addresses that have the role ADMIN once verified (rules/accounts#roles). */
  adminEmails: readonly string[];
  /** The contact page's address (CONTACT_EMAIL). */
  contactEmail: string;
}

/**
 * Makes something once a request, on first use. Modules keep their loaders this way, so that the context doesn't depend
 * on modules.
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
