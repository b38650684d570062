import type { CurrencyCode } from '@domain/pricing';
import type { User } from '@domain/user';

/**
 * The signed-in user of a request. Roles are computed each time, so a lost role takes effect at once
 * (rules/accounts#roles).
 */
export interface Viewer extends User {
  /**
   * The address that the provider verified, in lower case; it gives access to lists (rules/accounts#verified-address).
   */
  verifiedEmail: string | null;
  /** Whether they were authenticated a few minutes ago, by the database's clock; irreversible actions need it. */
  hasFreshSession: boolean;
  /** In which they see amounts (rules/prices#another-currency). */
  currency: CurrencyCode;
  /** The hash of the session's token, by which they recognize the session among their others. */
  tokenHash: string;
}
