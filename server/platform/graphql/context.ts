import type { RecentFaults } from '@server/platform/errors';
import type { Services } from '@server/platform/services';
import type { Viewer } from '@server/platform/viewer';

/** What every resolver gets. Each request has its own, since loaders cache rows in it. */
export interface Context extends Pick<
  Services,
  'database' | 'longWork' | 'balancer' | 'market' | 'searchedCards' | 'adminEmails' | 'contactEmail'
> {
  /** Null for a visitor, and for answers that are the same for everyone. */
  viewer: Viewer | null;
  /** The ids of the sets that were asked for by name, so that an answer can be kept until one of them changes. */
  askedCardSets: Set<string>;
  /** Says that the answer isn't to be kept: it was asked for in a spelling that others don't use. */
  passOver: () => void;
  /**
   * Counts what the operation costs beyond a plain request.
   * @throws RATE_LIMITED
   */
  spend: (cost: number) => void;
  /** Of this process. */
  recentFaults: RecentFaults;
  /** The client's address: its IP address, or the one that a trusted proxy names (TRUST_PROXY). */
  address: string;
}

/**
 * Creates something once per request, on first use. Modules keep their loaders this way, so that the context doesn't
 * depend on modules. It is kept in the context itself: what a `WeakMap` holds outlives its key until the old generation is
 * collected, and a set page's cards of each request would fill that.
 */
export function perRequest<Value>(make: (context: Context) => Value): (context: Context) => Value {
  const key = Symbol('made');
  return (context) => {
    const kept = context as Context & Record<typeof key, Value | undefined>;
    return (kept[key] ??= make(context));
  };
}
