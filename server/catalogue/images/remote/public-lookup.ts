import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Looks a host up for a connection and refuses private addresses. The connection uses the very
 * addresses that were looked at, so a host can't name another one a moment later.
 */
export const publicLookup: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, []);
    if (addresses.some(({ address }) => isPrivateAddress(address))) {
      return answer(new Error(`${host} is not on the internet.`), []);
    }
    if (options.all) return answer(null, addresses);
    const [first] = addresses;
    return first ? answer(null, first.address, first.family) : answer(new Error('No address.'), []);
  });
};

/**
 * Whether an IP address isn't a plain one of the internet: of this machine, of a private network, or of a range with a
 * meaning of its own, such as one that leads on to an IPv4 address.
 */
export const isPrivateAddress = (address: string): boolean =>
  ipaddr.process(address).range() !== 'unicast';
