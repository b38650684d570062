import type { Pool } from 'pg';
import type { Database } from '@server/platform/db/database';
import type { LongWork } from '@server/platform/db/long-work';
import type { ReadReplicas } from '@server/platform/db/replicas';
import type { ConnectionShare } from '@server/platform/rate-limit';

/**
 * What plugins and routes share. `buildApp` creates it once and passes it to each of them. Who provides something more
 * declares it beside its type.
 */
export interface Services {
  pool: Pool;
  database: Database;
  /** Runs long work, such as reading a whole ledger, on separate connections. */
  longWork: LongWork;
  /** The part of the connections for what anybody may ask for. */
  share: ConnectionShare;
  /** Where what may be a little late is read. */
  replicas: ReadReplicas;
  /** The program's address as a browser sees it. */
  publicUrl: string;
  /** The identity provider that people sign in with. Sessions of another one are not valid. */
  issuer: string;
  /** What people call it; undefined for the default (rules/sign-in#name). */
  providerName: string | undefined;
  /** Lower-case addresses that have the role ADMIN once verified (rules/accounts#roles). */
  adminEmails: readonly string[];
  /** The contact page's address. */
  contactEmail: string;
}
