import type { Database } from '@server/db/database';

/** What every resolver gets: made anew for each request, since loaders remember rows within it. */
export interface Context {
  database: Database;
  /** The contact page's address (product 3, CONTACT_EMAIL). */
  contactEmail: string;
}
