import { isIP } from 'node:net';
import ipaddr, { type IPv6 } from 'ipaddr.js';

/** What counts as one address where there is none to be read, such as what a proxy made up. */
const UNKNOWN = 'unknown';
/** Groups of an IPv6 address that its provider gives to a household as a whole: the rest is theirs to choose. */
const NETWORK_GROUPS = 4;

/**
 * What an address counts as: an IPv4 address, also in its IPv6 form, as itself; an IPv6 address as its network of 64
 * bits.
 *
 * @param address any text
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  // The library also reads short forms, such as 203.0.113 as 203.0.0.113.
  if (isIP(plain) === 0) return UNKNOWN;
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const groups = (parsed as IPv6).parts.slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}
