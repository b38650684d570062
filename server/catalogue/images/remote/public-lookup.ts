import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-address';

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
