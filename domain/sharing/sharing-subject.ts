/** What a player can share. */
export const SHARING_SUBJECTS = ['COLLECTION', 'WANT_LIST', 'SALE_LIST'] as const;
export type SharingSubject = (typeof SHARING_SUBJECTS)[number];
