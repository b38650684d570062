import type { User } from '@domain/user';

/** Who asks, as of this request: roles are made anew each time, so that a loss of role counts at once (quality 1). */
export interface Viewer extends User {
  /** The address that the provider called verified, in lower case: what gives access to lists (product 8). */
  verifiedEmail: string | null;
  /** Whether they proved who they are a few minutes ago, by the database's clock: what can't be taken back wants it. */
  hasFreshSession: boolean;
}
