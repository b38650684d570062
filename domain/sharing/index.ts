export {
  MAX_SHARES,
  SHARE_ADDRESS_ERRORS,
  shareAddressErrorOf,
  toShareAddress,
  type ShareAddressErrorCode,
} from './share-address';
export { SHARING_SUBJECTS, type SharingSubject } from './sharing-subject';
