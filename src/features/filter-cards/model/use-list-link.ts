import { useMemo } from 'react';
import {
  decodeCardList,
  encodeCardList,
  decodeCollectionList,
  encodeCollectionList,
  type CollectionListState,
  type Decoded,
  decodeTradeList,
  encodeTradeList,
} from '@domain/card-list-link';
import { useAddressLink, type AddressLink } from '@/shared/lib/address-link';
import {
  selectCardListLink,
  selectCollectionLink,
  selectTradeListLink,
} from './card-list-selectors';
import { selectIsStep, linkFollowed } from './card-list-slice';
import { collectionLinkFollowed } from './collection-list-slice';
import { tradeLinkFollowed } from './trade-list-slice';

/**
 * Keeps the open list and its address saying the same (rules/links#canonical). Used once on a page that shows such a
 * list.
 */
const useListLink = <State>(link: Omit<AddressLink<State>, 'selectIsStep'>): void =>
  useAddressLink({ ...link, selectIsStep });

const CARD_LINK = {
  select: selectCardListLink,
  decode: decodeCardList,
  encode: encodeCardList,
  followed: linkFollowed,
};

/** Keeps a set's cards and the page's address saying the same. Used once on the page. */
export const useCardListLink = (): void => useListLink(CARD_LINK);

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

const TRADE_LINK = {
  select: selectTradeListLink,
  decode: decodeTradeList,
  encode: encodeTradeList,
  followed: tradeLinkFollowed,
};

/** Keeps a want list's or sale list's page and its address saying the same. Used once on the page. */
export const useTradeListLink = (): void => useListLink(TRADE_LINK);
