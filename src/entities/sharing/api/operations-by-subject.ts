import {
  CollectionShareSettingsOperation,
  SaleListShareSettingsOperation,
  UpdateCollectionSharingOperation,
  UpdateSaleListSharingOperation,
  UpdateWantListSharingOperation,
  WantListShareSettingsOperation,
} from './share-settings.operations';
import {
  SharedCollectionsOperation,
  SharedSaleListsOperation,
  SharedWantListsOperation,
} from './shared-pages.operations';

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
    shared: SharedWantListsOperation,
  },
  SALE_LIST: {
    settings: SaleListShareSettingsOperation,
    update: UpdateSaleListSharingOperation,
    shared: SharedSaleListsOperation,
  },
} as const;
