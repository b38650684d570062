import { useMemo } from 'react';
import {
  decodeCollectionList,
  encodeCollectionList,
  type CollectionListState,
  type Decoded,
} from '@domain/card-list-link';
import { selectCollectionLink } from './collection-list-selectors';
import { collectionLinkFollowed } from './collection-list-slice';
import { useListLink } from './use-list-link';

/**
 * Keeps a collection's cards and the page's address saying the same. Used once on the page.
 *
 * @param complete gives what a link leaves to the page, such as its set; has to be memoised
 */
export function useCollectionLink(
  complete: (decoded: Decoded<CollectionListState>) => Decoded<CollectionListState>,
): void {
  const link = useMemo(
    () => ({
      select: selectCollectionLink,
      decode: (search: string) => complete(decodeCollectionList(search)),
      encode: encodeCollectionList,
      followed: collectionLinkFollowed,
    }),
    [complete],
  );
  useListLink(link);
}
