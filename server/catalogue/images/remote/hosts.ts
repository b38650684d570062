import pLimit, { type LimitFunction } from 'p-limit';
import { HostUnavailable } from '../picture-unavailable';

/** How many hosts are asked at once; each for one picture at a time. */
const HOSTS_AT_ONCE = 4;
const REST_MS = 5 * 60_000;

/** @param host with its port, such as `cdn.example.com:8443` */
export type AskHost = <Result>(host: string, ask: () => Promise<Result>) => Promise<Result>;

/**
 * Asks other hosts with restraint: one thing at a time of each, four in all; the others wait in their order. A host
 * that doesn't answer is left alone for five minutes, whatever it is asked for, so that a page of its pictures waits
 * for it once.
 *
 * @param onDown called once for each rest that a host is given
 * @returns what the asking gives. It throws what that throws, and HostUnavailable for a host at rest
 */
export function createHosts(onDown: (error: HostUnavailable) => void): AskHost {
  // Imports name the hosts, so there are a few at most.
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
      // Also where the host was found to be down while this one waited for its turn.
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
