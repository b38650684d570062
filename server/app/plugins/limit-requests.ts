import { rateLimited } from '@server/platform/errors';
import {
  LINKS_BY_ADDRESS,
  networkOf,
  type Rate,
  type SharedCounts,
} from '@server/platform/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Routes of the API: data, sign-in and sign-out. */
const API = /^\/(?:api|auth|graphql|users)(?:\/|$)/;
const LINK_PICTURE = /^\/images\/links\//;

export interface RequestLimits {
  /**
   * Counts an API request of a signed-in user.
   * @throws RATE_LIMITED
   */
  admitUser(userId: string): void;
  /**
   * Counts what an API request costs beyond a plain one, for the person and the address.
   * @param userId null for a visitor
   * @throws RATE_LIMITED
   */
  admitCost(cost: number, userId: string | null, address: string): void;
  /**
   * Counts a request for a link's preview words.
   * @throws RATE_LIMITED
   */
  admitLink(address: string): void;
}

/**
 * Limits requests per minute, each by what it costs: of the API by address and by person, of link previews by address. Further requests get
 * 429 before any other work.
 */
export function limitRequests(
  app: FastifyInstance,
  counts: SharedCounts,
  { name, byUser, byAddress }: Rate,
): RequestLimits {
  const admit = (key: string, limit: number, cost = 1): void => {
    const secondsLeft = counts.take(key, limit, cost);
    if (secondsLeft > 0) throw rateLimited(secondsLeft);
  };
  const admitLink = (address: string) =>
    admit(`link address ${networkOf(address)}`, LINKS_BY_ADDRESS);

  app.addHook('onRequest', async ({ routeOptions, ip }) => {
    // The route and not the URL, which can be written in many ways.
    const { url: route = '' } = routeOptions;
    if (API.test(route)) admit(`${name} address ${networkOf(ip)}`, byAddress);
    else if (LINK_PICTURE.test(route)) admitLink(ip);
  });
  app.addHook('onClose', async () => counts.stop());

  const admitUser = (userId: string, cost = 1) => admit(`${name} user ${userId}`, byUser, cost);
  const admitCost = (cost: number, userId: string | null, address: string): void => {
    if (userId !== null) admitUser(userId, cost);
    admit(`${name} address ${networkOf(address)}`, byAddress, cost);
  };
  return { admitUser: (userId) => admitUser(userId), admitCost, admitLink };
}
