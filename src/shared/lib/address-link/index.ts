export { useAddressLink, type AddressLink } from './use-address-link';
