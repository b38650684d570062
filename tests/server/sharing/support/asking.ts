import type { SharingSubject } from '@domain/sharing';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { ask } from '../../support/ask';
import type { TestApp } from '../../support/test-app';
import { signUp, type Person } from '../../users/support/sign-up';
import { operations } from './operations';

/** Somebody, or a visitor. */
type Asker = Person | null;

const insertList = { WANT_LIST: insertWantList, SALE_LIST: insertSaleList };
const NO_ID = '00000000-0000-4000-8000-000000000000';

/** What people do about what they share, by the operations that a browser sends; of lists, each names their own. */
export function askingIn(server: TestApp, subject: SharingSubject = 'COLLECTION') {
  const { read, update, idField, look, page } = operations[subject];
  const listIds = new Map<string, string>();
  const listOf = (person: Asker) => listIds.get(person?.id ?? '') ?? NO_ID;
  const settings = async (person: Asker, listId = listOf(person)) => {
    const { data, errors } = await ask(server.app, read, { listId }, person?.headers);
    return errors ? { message: errors[0]?.message, ...errors[0]?.extensions } : data.settings;
  };

  return {
    listOf,
    settings,

    /** An invented person, with an empty list if it is about lists. */
    join: async (given?: Parameters<typeof signUp>[1]): Promise<Person> => {
      const person = await signUp(server.database, given);
      if (subject !== 'COLLECTION') {
        listIds.set(person.id, await insertList[subject](server.database, person.id));
      }
      return person;
    },

    /**
     * Shares with these addresses and no others; with everyone, if it is said so. Names the version that is there, or the
     * given one, or with null none.
     */
    share: async (
      person: Asker,
      emails: string[],
      shareWithAll = false,
      listId = listOf(person),
      seen?: number | null,
    ) => {
      const expectedVersion = seen === undefined ? (await settings(person, listId)).version : seen;
      const shareWith = emails.map((email) => ({ email }));
      const id = idField === null ? {} : { [idField]: listId };
      const input = { ...id, shareWithAll, shareWith, expectedVersion };
      const { data, errors } = await ask(server.app, update, { input }, person?.headers);
      return errors?.[0]?.extensions['code'] ?? data.outcome;
    },

    /** The whole answer to who looks at what is somebody's, to be compared with others'. */
    look: async (person: Asker, userHandle: string | null) => {
      const { status, data, errors } = await ask(server.app, look, { userHandle }, person?.headers);
      return { status, data, errors };
    },

    /** What is seen of it: whose it is; null where there is nothing or it is private. */
    see: async (person: Asker, userHandle: string | null) => {
      const { data, errors } = await ask(server.app, look, { userHandle }, person?.headers);
      if (errors?.[0]?.extensions['code'] === 'NOT_FOUND') return null;
      return [data.seen].flat()[0] ?? null;
    },

    /** Whose a page lists. */
    page: async (person: Asker, asked: { first?: number; after?: string | null } = {}) => {
      const { data, errors } = await ask(server.app, page, asked, person?.headers);
      if (errors) return errors[0]?.extensions;
      const { nodes, pageInfo } = data.page;
      return { nodes, handles: nodes.map((node: { id: string }) => node.id), ...pageInfo };
    },
  };
}
