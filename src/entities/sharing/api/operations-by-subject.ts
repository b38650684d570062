import {
  CollectionShareSettingsOperation,
  SharedCollectionsOperation,
  UpdateCollectionSharingOperation,
} from './sharing.operations';

/** What the server is asked about each thing that can be shared; their answers have the same names. */
export const operationsBySubject = {
  COLLECTION: {
    settings: CollectionShareSettingsOperation,
    update: UpdateCollectionSharingOperation,
    shared: SharedCollectionsOperation,
  },
} as const;
