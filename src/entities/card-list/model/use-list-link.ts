import { useAddressLink, type AddressLink } from '@/shared/lib/address-link';
import type { WithCardList } from './card-list-selectors';

const selectIsStep = ({ cardList }: WithCardList) => cardList.isStep;

/** Keeps the open list and its address saying the same (product 11). Used once on a page that shows such a list. */
export const useListLink = <Slices extends WithCardList, State>(
  link: Omit<AddressLink<Slices, State>, 'selectIsStep'>,
): void => useAddressLink({ ...link, selectIsStep });
