import type { SharingSubject } from '@domain/sharing';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { ask } from '../../support/ask';
import type { TestApp } from '../../support/test-app';
import { signUp, type Person } from '../../users/support/sign-up';
import { operations } from './operations';

/** A player or a visitor. */
type Asker = Person | null;

const insertList = { WANT_LIST: insertWantList, SALE_LIST: insertSaleList };
const NO_ID = '00000000-0000-4000-8000-000000000000';

/** Sharing by the operations that a browser sends. For lists, each person's own is named. */
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
     * Shares with exactly these addresses, or with everyone. Sends the current version, or the given one; null for
     * none.
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

    /** The whole answer to a viewer, to compare it with others'. */
    look: async (person: Asker, userHandle: string | null) => {
      const { status, data, errors } = await ask(server.app, look, { userHandle }, person?.headers);
      return { status, data, errors };
    },

    /** The owner's handle in that answer; null if it is missing or private. */
    see: async (person: Asker, userHandle: string | null) => {
      const { data, errors } = await ask(server.app, look, { userHandle }, person?.headers);
      if (errors?.[0]?.extensions['code'] === 'NOT_FOUND') return null;
      return [data.seen].flat()[0] ?? null;
    },

    /** The owners on a page. */
    page: async (person: Asker, asked: { first?: number; after?: string | null } = {}) => {
      const { data, errors } = await ask(server.app, page, asked, person?.headers);
      if (errors) return errors[0]?.extensions;
      const { nodes, pageInfo } = data.page;
      return { nodes, handles: nodes.map((node: { id: string }) => node.id), ...pageInfo };
    },
  };
}
