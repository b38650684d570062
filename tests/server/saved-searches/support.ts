import { insertCard, insertPrinting } from '@tests/factories/catalogue-rows';
import { catalogueImport } from '@server/modules/catalogue/tables';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import type { Person } from '../users/support/sign-up';

const FIELDS = 'id name line copies addsNew filledUpTo newPrintings lastAdded lastAddedAt version';
const PAYLOAD = `savedSearch { ${FIELDS} } errors { field code }`;

const CREATE = `mutation ($name: String!, $line: String!, $copies: Int!, $addsNew: Boolean!, $filledUpTo: Int) {
  createSavedSearch(name: $name, line: $line, copies: $copies, addsNew: $addsNew, filledUpTo: $filledUpTo) { ${PAYLOAD} } }`;
const UPDATE = `mutation ($id: ID!, $name: String, $copies: Int, $addsNew: Boolean, $expectedVersion: Int!) {
  updateSavedSearch(id: $id, name: $name, copies: $copies, addsNew: $addsNew, expectedVersion: $expectedVersion) { ${PAYLOAD} } }`;
const FILLED = `mutation ($id: ID!, $copies: Int!, $upTo: Int!) {
  recordSavedSearchFill(id: $id, copies: $copies, upTo: $upTo) { ${PAYLOAD} } }`;
const FILL = `query ($id: ID!, $copies: Int!, $onlyNew: Boolean!) {
  savedSearchFill(id: $id, copies: $copies, onlyNew: $onlyNew) { total upTo printings { variantId } } }`;

type Given = Record<string, unknown>;

/** The program with the calls of one player's browser. */
export async function startSaving() {
  const server = await startTestApp();
  const { app, database } = server;
  const call = async (person: Person, query: string, given: Given) => {
    const { data, errors } = await ask(app, query, given, person.headers);
    return errors ? { refused: errors[0]?.extensions['code'] } : data[Object.keys(data)[0] ?? ''];
  };
  return {
    server,
    create: (person: Person, given: Given) =>
      call(person, CREATE, { copies: 1, addsNew: false, ...given }),
    update: (person: Person, given: Given) => call(person, UPDATE, given),
    filled: (person: Person, given: Given) => call(person, FILLED, given),
    fill: (person: Person, given: Given) =>
      call(person, FILL, { copies: 1, onlyNew: false, ...given }),
    remove: (person: Person, id: string) =>
      call(person, 'mutation ($id: ID!) { deleteSavedSearch(id: $id) { id } }', { id }),
    list: (person: Person) => call(person, `{ savedSearches { ${FIELDS} } }`, {}),
    wanted: (person: Person) => wantedBy(server, person),
    /** Cards with these names, which an import brings: a standard printing for $1 and a foil for $3 of each. */
    async importCards(cardSetId: string, names: readonly string[]) {
      for (const name of names) {
        const cardId = await insertCard(database, { id: `${cardSetId}-${name}`, cardSetId, name });
        await insertPrinting(database, { cardId, priceCents: 100 });
        await insertPrinting(database, { cardId, variantType: 'FOIL', priceCents: 300 });
      }
      await database.insert(catalogueImport).values(anImportOf(cardSetId));
      await server.pool.query(`notify catalogue_changed, '${cardSetId}'`);
    },
  };
}

export const anImportOf = (cardSetId: string) => ({
  cardSetId,
  origin: 'IMPORT' as const,
  source: 'a file',
  recordedAt: '2026-03-01T00:00:00Z',
  report: {},
});

async function wantedBy({ app }: TestApp, { headers }: Person): Promise<Record<string, number>> {
  const query = '{ userWantLists { items { variantId quantity } } }';
  const { data } = await ask(app, query, {}, headers);
  const items: { variantId: string; quantity: number }[] = data.userWantLists[0]?.items ?? [];
  return Object.fromEntries(items.map(({ variantId, quantity }) => [variantId, quantity]));
}
