import { ask } from '../support/ask';
import { startTestApp } from '../support/test-app';
import type { Person } from '../users/support/sign-up';

const FIELDS = `id name format visibility isBuilt companions isOwner ownerHandle version cards faces
  lines { cardId part copies } needs { cardId needed owned committed inBuilt missing cheapest { variantId priceCents } }
  versions { version lines { cardId copies } }`;
const PAYLOAD = `deck { ${FIELDS} } errors { field code }`;

const CREATE = `mutation ($name: String!, $format: String!, $lines: [DeckLineInput!]!, $idempotencyKey: String!) {
  createDeck(name: $name, format: $format, lines: $lines, idempotencyKey: $idempotencyKey) { ${PAYLOAD} } }`;
const UPDATE = `mutation ($id: ID!, $name: String, $format: String, $lines: [DeckLineInput!], $visibility: DeckVisibility,
    $isBuilt: Boolean, $companions: [ID!], $expectedVersion: Int!) {
  updateDeck(id: $id, name: $name, format: $format, lines: $lines, visibility: $visibility, isBuilt: $isBuilt, companions: $companions,
    expectedVersion: $expectedVersion) { ${PAYLOAD} } }`;

type Given = Record<string, unknown>;

export const aLine = (cardId: string, copies = 1, part = 'DECK') => ({ cardId, part, copies });

/** The program with the calls of one player's browser. */
export async function startDecks() {
  const server = await startTestApp();
  const call = async (person: Person | null, query: string, given: Given = {}) => {
    const { data, errors } = await ask(server.app, query, given, person?.headers);
    return errors ? { refused: errors[0]?.extensions['code'] } : data[Object.keys(data)[0] ?? ''];
  };
  return {
    server,
    create: (person: Person, given: Given = {}) =>
      call(person, CREATE, {
        name: 'A deck',
        format: 'premier',
        lines: [],
        idempotencyKey: crypto.randomUUID(),
        ...given,
      }),
    update: (person: Person, given: Given) =>
      call(person, UPDATE, { expectedVersion: 1, ...given }),
    remove: (person: Person, id: string) =>
      call(person, 'mutation ($id: ID!) { deleteDeck(id: $id) { id } }', { id }),
    /** As somebody sees it; null for a visitor. */
    see: (person: Person | null, id: string) =>
      call(person, `query ($id: ID!) { deck(id: $id) { ${FIELDS} } }`, { id }),
    list: (person: Person) =>
      call(person, `{ decks { missing missingCents unpriced deck { id name cards faces } } }`),
    publicOnes: (person: Person | null) => call(person, '{ publicDecks { id ownerHandle } }'),
    found: (person: Person | null, given: Given = {}) =>
      call(
        person,
        `query ($text: String, $format: String, $first: Int, $after: String) {
          foundDecks(text: $text, format: $format, first: $first, after: $after) {
            nodes { name } pageInfo { endCursor hasNextPage } } }`,
        given,
      ),
    reserves: (person: Person) => call(person, '{ builtReserves { cardId name inBuilt free } }'),
    using: (person: Person, cardId: string) =>
      call(person, 'query ($cardId: ID!) { decksOfCard(cardId: $cardId) { name copies } }', {
        cardId,
      }),
  };
}
