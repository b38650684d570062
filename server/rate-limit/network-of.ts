import { isIP } from 'node:net';

/** What counts as one address where there is none to be read, such as what a proxy made up. */
const UNKNOWN = 'unknown';
const GROUPS = 8;
/** Groups of an IPv6 address that its provider gives to a household as a whole: the rest is theirs to choose. */
const NETWORK_GROUPS = 4;

/**
 * Who an address stands for where requests are counted: an IPv4 address itself, also in its IPv6 form, and of an IPv6
 * address its network of 64 bits.
 *
 * @param address any text
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const version = isIP(plain);
  if (version !== 6) return version === 4 ? plain : UNKNOWN;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535';
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  // A URL writes all of it in hexadecimal groups, an IPv4 address at its end as well.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}
