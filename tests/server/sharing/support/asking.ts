import { ask } from '../../support/ask';
import type { TestApp } from '../../support/test-app';
import type { Person } from '../../users/support/sign-up';

const SETTINGS = 'sharedWithAll sharedWithUsers { id handle email }';
const READ = `{ collectionShareSettings { ${SETTINGS} } }`;
const UPDATE = `mutation ($input: UpdateCollectionSharingInput!) {
  updateCollectionSharing(input: $input) {
    success errors { field message code } settings { ${SETTINGS} }
  }
}`;
const LOOK = `query ($userHandle: String) {
  userCardSetCollection(cardSetCode: "sor", userHandle: $userHandle) { isOwner handle }
}`;
const PAGE = `query ($first: Int, $after: String) {
  sharedCollections(first: $first, after: $after) {
    nodes { id publiclyShared userHandle createdAt updatedAt }
    pageInfo { endCursor hasNextPage }
  }
}`;

/** Somebody, or a visitor. */
type Asker = Pick<Person, 'headers'> | null;

/** What people do about shared collections, by the operations that a browser sends. */
export const askingIn = (test: TestApp) => ({
  settings: async (person: Asker) => {
    const { data } = await ask(test.app, READ, {}, person?.headers);
    return data.collectionShareSettings;
  },

  /** Shares a collection with these addresses and no others; with everyone, if it is said so. */
  share: async (person: Asker, emails: string[], shareWithAll = false) => {
    const shareWith = emails.map((email) => ({ email }));
    const input = { shareWithAll, shareWith };
    const { data, errors } = await ask(test.app, UPDATE, { input }, person?.headers);
    return errors?.[0]?.extensions['code'] ?? data.updateCollectionSharing;
  },

  /** The whole answer to who looks at somebody's collection, to be compared with others'. */
  look: async (person: Asker, userHandle: string) => {
    const { status, data, errors } = await ask(test.app, LOOK, { userHandle }, person?.headers);
    return { status, data, errors };
  },

  /** Whose collections a page lists. */
  page: async (person: Asker, asked: { first?: number; after?: string | null } = {}) => {
    const { data, errors } = await ask(test.app, PAGE, asked, person?.headers);
    if (errors) return errors[0]?.extensions;
    const { nodes, pageInfo } = data.sharedCollections;
    return { nodes, handles: nodes.map((node: { id: string }) => node.id), ...pageInfo };
  },
});
