import type { SharingSubject } from '@domain/sharing';

const SETTINGS = 'sharedWithAll sharedWithUsers { id handle email } version';
const PAYLOAD = `{ success errors { field message code } settings { ${SETTINGS} } }`;
const PAGE = `{ nodes { id publiclyShared userHandle createdAt updatedAt } pageInfo { endCursor hasNextPage } }`;

const page = (field: string) =>
  `query ($first: Int, $after: String) { page: ${field}(first: $first, after: $after) ${PAGE} }`;
const LOOK = 'query ($userHandle: String)';

interface Operations {
  /** The sharing settings, as `settings`. */
  read: string;
  /** Changes the settings, as `outcome`. */
  update: string;
  /** The field of the update's input that names a list; null for none. */
  idField: string | null;
  /** A player's collection or list, as `seen`. */
  look: string;
  /** What others share, as `page`. */
  page: string;
}

/** The operations about each subject that can be shared, with the same variables and answers. */
export const operations: Record<SharingSubject, Operations> = {
  COLLECTION: {
    read: `{ settings: collectionShareSettings { ${SETTINGS} } }`,
    update: `mutation ($input: UpdateCollectionSharingInput!) { outcome: updateCollectionSharing(input: $input) ${PAYLOAD} }`,
    idField: null,
    look: `${LOOK} { seen: userCardSetCollection(cardSetCode: "sor", userHandle: $userHandle) { isOwner handle } }`,
    page: page('sharedCollections'),
  },
  WANT_LIST: {
    read: `query ($listId: ID!) { settings: wantListShareSettings(wantListId: $listId) { ${SETTINGS} } }`,
    update: `mutation ($input: UpdateWantListSharingInput!) { outcome: updateWantListSharing(input: $input) ${PAYLOAD} }`,
    idField: 'wantListId',
    look: `${LOOK} { seen: userWantLists(userHandle: $userHandle) { isOwner handle settings { ${SETTINGS} } } }`,
    page: page('sharedWantLists'),
  },
  SALE_LIST: {
    read: `query ($listId: ID!) { settings: saleListShareSettings(saleListId: $listId) { ${SETTINGS} } }`,
    update: `mutation ($input: UpdateSaleListSharingInput!) { outcome: updateSaleListSharing(input: $input) ${PAYLOAD} }`,
    idField: 'saleListId',
    look: `${LOOK} { seen: userSaleLists(userHandle: $userHandle) { isOwner handle settings: shareSettings { ${SETTINGS} } } }`,
    page: page('sharedSaleLists'),
  },
};
