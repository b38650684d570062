/**
 * Whether the browser may go to an address that an answer names: ours, or a provider's by https. Where the program
 * itself is on http, as it is on one's own machine, so may the provider be. Never a script.
 */
export function isSafeToFollow(
  address: string,
  own: Pick<Location, 'href' | 'origin' | 'protocol'>,
): boolean {
  if (address === '' || !URL.canParse(address, own.href)) return false;
  const { origin, protocol } = new URL(address, own.href);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return origin === own.origin || protocol === 'https:' || own.protocol === 'http:';
}
