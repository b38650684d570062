import { isIP } from 'node:net';
import ipaddr, { type IPv6 } from 'ipaddr.js';

/** The key of all invalid addresses, such as invented ones. */
const UNKNOWN = 'unknown';
/** The groups of an IPv6 address that a provider assigns to a household; the household chooses the rest. */
const NETWORK_GROUPS = 4;

/**
 * The network by which an address is counted: an IPv4 address, also in IPv6 form, as itself; an IPv6 address as its
 * /64.
 *
 * @param address any text; none is known of a visitor who has hung up already
 */
export function networkOf(address: string | undefined): string {
  const [plain = ''] = address?.split('%') ?? [];
  // The library also reads short forms, such as 203.0.113 as 203.0.0.113.
  if (isIP(plain) === 0) return UNKNOWN;
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const groups = (parsed as IPv6).parts.slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}
