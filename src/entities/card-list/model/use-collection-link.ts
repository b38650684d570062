import { decodeCollectionList, encodeCollectionList } from '@domain/card-list-link';
import { selectCollectionLink } from './collection-list-selectors';
import { collectionLinkFollowed } from './collection-list-slice';
import { useListLink } from './use-list-link';

const LINK = {
  select: selectCollectionLink,
  decode: decodeCollectionList,
  encode: encodeCollectionList,
  followed: collectionLinkFollowed,
};

/** Keeps a collection's cards and the page's address saying the same. Used once on the page. */
export const useCollectionLink = (): void => useListLink(LINK);
