import {
  CollectionShareSettingsOperation,
  SaleListShareSettingsOperation,
  SharedCollectionsOperation,
  UpdateCollectionSharingOperation,
  UpdateSaleListSharingOperation,
  UpdateWantListSharingOperation,
  WantListShareSettingsOperation,
} from './sharing.operations';

/** What the server is asked about each thing that can be shared; variables and answers have the same names. */
export const operationsBySubject = {
  COLLECTION: {
    settings: CollectionShareSettingsOperation,
    update: UpdateCollectionSharingOperation,
    shared: SharedCollectionsOperation,
  },
  WANT_LIST: {
    settings: WantListShareSettingsOperation,
    update: UpdateWantListSharingOperation,
    shared: SharedCollectionsOperation,
  },
  SALE_LIST: {
    settings: SaleListShareSettingsOperation,
    update: UpdateSaleListSharingOperation,
    shared: SharedCollectionsOperation,
  },
} as const;
