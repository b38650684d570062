import {
  SHARE_ADDRESS_ERRORS,
  shareAddressErrorOf,
  toShareAddress,
  type ShareAddressErrorCode,
} from '@domain/sharing';

interface FakeSummary {
  handle: string;
  publiclyShared: boolean;
  /** ISO 8601. */
  updatedAt: string;
}

/** What the fake API knows of sharing. */
export interface FakeSharing {
  /** Who may see the viewer's collection. */
  sharedWithAll: boolean;
  emails: string[];
  /** The collections that the viewer may see, in the order of the page. */
  collections: FakeSummary[];
}

interface Input {
  shareWithAll: boolean;
  shareWith: { email: string }[];
}

const refused = (at: number, code: ShareAddressErrorCode) => ({
  field: `shareWith.${at}.email`,
  code,
  message: SHARE_ADDRESS_ERRORS[code],
});

/** The resolvers of schema.graphql over what is shared in memory, with the server's rules for addresses. */
export function resolversOfSharing(sharing: FakeSharing) {
  const settings = () => ({
    sharedWithAll: sharing.sharedWithAll,
    sharedWithUsers: sharing.emails.toSorted().map((email) => ({ id: `share-${email}`, email })),
  });
  return {
    collectionShareSettings: settings,
    updateCollectionSharing: ({ input: { shareWithAll, shareWith } }: { input: Input }) => {
      const added: string[] = [];
      const errors = shareWith.flatMap(({ email }, at) => {
        const code = shareAddressErrorOf(email, added);
        if (code === null) added.push(toShareAddress(email));
        return code === null ? [] : [refused(at, code)];
      });
      if (errors.length === 0) {
        sharing.sharedWithAll = shareWithAll;
        sharing.emails = added;
      }
      return { success: errors.length === 0, errors, settings: settings() };
    },
    sharedCollections: ({ first, after }: { first: number; after?: string | null }) => {
      const start = Number(after ?? 0);
      const end = Math.min(start + first, sharing.collections.length);
      return {
        nodes: sharing.collections.slice(start, end).map(({ handle, ...summary }) => ({
          ...summary,
          id: handle,
          userHandle: handle,
          createdAt: summary.updatedAt,
        })),
        pageInfo: { endCursor: String(end), hasNextPage: end < sharing.collections.length },
      };
    },
  };
}
