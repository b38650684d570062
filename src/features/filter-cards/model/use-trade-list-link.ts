import { decodeTradeList, encodeTradeList } from '@domain/card-list-link';
import { selectTradeListLink } from './trade-list-selectors';
import { tradeLinkFollowed } from './trade-list-slice';
import { useListLink } from './use-list-link';

const LINK = {
  select: selectTradeListLink,
  decode: decodeTradeList,
  encode: encodeTradeList,
  followed: tradeLinkFollowed,
};

/** Keeps a want list's or sale list's page and its address saying the same. Used once on the page. */
export const useTradeListLink = (): void => useListLink(LINK);
