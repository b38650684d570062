import { useLayoutEffect, useState } from 'react';
import { decodeTradingHub, encodeTradingHub } from '@domain/trading-hub';
import { useAddressLink } from '@/shared/lib/address-link';
import { hubLinkFollowed, selectTradingHubLink } from './trading-hub-slice';

const LINK = {
  select: selectTradingHubLink,
  // Nothing is typed here: each change is a choice.
  selectIsStep: () => true,
  decode: decodeTradingHub,
  encode: encodeTradingHub,
  followed: hubLinkFollowed,
};

/**
 * Keeps the trading hub and its address saying the same. Used once on the page.
 *
 * @returns whether the hub has followed the address: until then it is what was looked at last, and fetching that
 * would be useless
 */
export function useTradingHubLink(): boolean {
  const [isFollowed, setFollowed] = useState(false);
  useAddressLink(LINK);
  // One step after the address was followed, and before anything is painted.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setFollowed(true), []);
  return isFollowed;
}
