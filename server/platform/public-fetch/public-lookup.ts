import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Why nothing is asked of an address: it isn't a web address on the internet. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/**
 * Looks a host up for a connection and refuses private addresses. The connection uses the checked addresses, so a host
 * can't change them afterwards.
 */
export const publicLookup: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, []);
    if (addresses.some(({ address }) => isPrivateAddress(address))) {
      return answer(new NotPublic(`${host} is not on the internet.`), []);
    }
    if (options.all) return answer(null, addresses);
    const [first] = addresses;
    return first ? answer(null, first.address, first.family) : answer(new Error('No address.'), []);
  });
};

/**
 * Whether an IP address isn't a public one: of this machine, of a private network, or of a special range, such as one
 * that maps to IPv4 addresses.
 */
export const isPrivateAddress = (address: string): boolean =>
  ipaddr.process(address).range() !== 'unicast';
