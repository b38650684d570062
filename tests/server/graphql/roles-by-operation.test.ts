import { schema } from '@server/graphql/schema';
import { post } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';

/** Who may call what. A field of Query or Mutation without a row here fails (quality 1). */
const rows: { field: string; query: string; visitor: 'allowed' }[] = [
  { field: 'Query.aspects', query: '{ aspects { id } }', visitor: 'allowed' },
  { field: 'Query.card', query: '{ card(id: "sor-001") { id } }', visitor: 'allowed' },
  { field: 'Query.cardSet', query: '{ cardSet(cardSetCode: "SOR") { id } }', visitor: 'allowed' },
  { field: 'Query.cardSets', query: '{ cardSets { id } }', visitor: 'allowed' },
  {
    field: 'Query.cards',
    query: '{ cards(ids: ["sor-001"]) { nodes { id } } }',
    visitor: 'allowed',
  },
  { field: 'Query.contactEmail', query: '{ contactEmail }', visitor: 'allowed' },
];

describe('roles × operations', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('has a row for every field of Query and Mutation', () => {
    const roots = [schema.getQueryType(), schema.getMutationType()];
    const fields = roots.flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
    );
    expect(rows.map(({ field }) => field).sort()).toEqual(fields.sort());
  });

  it.each(rows)('$field: a visitor is $visitor', async ({ query }) => {
    expect((await post(test.app, { query })).errors).toBeUndefined();
  });
});
