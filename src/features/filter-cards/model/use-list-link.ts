import { useAddressLink, type AddressLink } from '@/shared/lib/address-link';
import { selectIsStep } from './card-list-slice';

/**
 * Keeps the open list and its address saying the same (rules/links#canonical). Used once on a page that shows such a
 * list.
 */
export const useListLink = <State>(link: Omit<AddressLink<State>, 'selectIsStep'>): void =>
  useAddressLink({ ...link, selectIsStep });
