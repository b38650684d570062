import pLimit, { type LimitFunction } from 'p-limit';
import { HostUnavailable } from '../picture-unavailable';

/** The number of hosts that get requests at once, each for one picture at a time. */
const HOSTS_AT_ONCE = 4;
const REST_MS = 5 * 60_000;

/** @param host with its port, such as `cdn.example.com:8443` */
export type LimitHost = <Result>(host: string, ask: () => Promise<Result>) => Promise<Result>;

/**
 * Limits requests to other hosts: one at a time for each, four in all; the rest wait in order. A host that doesn't
 * answer gets no requests for five minutes, so a page of its pictures waits for it only once.
 *
 * @param onDown called once for each pause of a host
 * @returns the request's result. It throws the request's error, and HostUnavailable for a paused host
 */
export function createHostLimiter(onDown: (error: HostUnavailable) => void): LimitHost {
  // Imports name the hosts, so there are only a few.
  const restsUntil = new Map<string, number>();
  const lanes = new Map<string, LimitFunction>();
  const limited = pLimit(HOSTS_AT_ONCE);
  const laneOf = (host: string) => {
    const lane = lanes.get(host) ?? pLimit(1);
    lanes.set(host, lane);
    return lane;
  };

  return (host, ask) =>
    laneOf(host)(async () => {
      // Also if the host went down while this request waited.
      if (Date.now() < (restsUntil.get(host) ?? 0))
        throw new HostUnavailable(`${host} failed a short while ago.`);
      try {
        return await limited(ask);
      } catch (error) {
        if (error instanceof HostUnavailable) {
          restsUntil.set(host, Date.now() + REST_MS);
          onDown(error);
        }
        throw error;
      }
    });
}
