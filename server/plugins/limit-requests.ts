import { rateLimited } from '@server/errors';
import { networkOf, type Rate, type SharedCounts } from '@server/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Routes of the API: what a page asks for and sends, and what signs in and out. */
const API = /^\/(?:api|auth|graphql|users)(?:\/|$)/;
const LINK_PICTURE = /^\/images\/links\//;

/** What links look like elsewhere, the words and the picture each: a chat program fetches both of every link. */
const LINKS_BY_ADDRESS = 600;

export interface RequestLimits {
  /** Counts that somebody whose session is known asks the API for something. @throws RATE_LIMITED */
  admitUser(userId: string): void;
  /** Counts that words about a link are asked for. @throws RATE_LIMITED */
  admitLink(address: string): void;
}

/**
 * Limits how much is asked in a minute: of the API by one address and by one person, and of what links look like
 * elsewhere by one address. What is beyond is answered with 429 before anything else is done for it.
 */
export function limitRequests(
  app: FastifyInstance,
  counts: SharedCounts,
  { name, byUser, byAddress }: Rate,
): RequestLimits {
  const admit = (key: string, limit: number): void => {
    const secondsLeft = counts.take(key, limit);
    if (secondsLeft > 0) throw rateLimited(secondsLeft);
  };
  const admitLink = (address: string) =>
    admit(`link address ${networkOf(address)}`, LINKS_BY_ADDRESS);

  app.addHook('onRequest', async ({ routeOptions, ip }) => {
    // The route and not the address, which can be written in many ways.
    const { url: route = '' } = routeOptions;
    if (API.test(route)) admit(`${name} address ${networkOf(ip)}`, byAddress);
    else if (LINK_PICTURE.test(route)) admitLink(ip);
  });
  app.addHook('onClose', async () => counts.stop());

  return { admitUser: (userId) => admit(`${name} user ${userId}`, byUser), admitLink };
}
