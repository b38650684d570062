import { decodeCardList, encodeCardList } from '@domain/card-list-link';
import { selectCardListLink } from './card-list-selectors';
import { linkFollowed } from './card-list-slice';
import { useListLink } from './use-list-link';

const LINK = {
  select: selectCardListLink,
  decode: decodeCardList,
  encode: encodeCardList,
  followed: linkFollowed,
};

/** Keeps a set's cards and the page's address saying the same. Used once on the page. */
export const useCardListLink = (): void => useListLink(LINK);
