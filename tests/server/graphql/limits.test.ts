import { LIMITS } from '@server/platform/graphql/limits';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';

const repeat = (times: number, part: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => part(index)).join(' ');

/** What is refused before any resolver runs (rules/attacks#operations). */
describe('limits of an operation', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => server.close());

  const refused = async (query: string) => {
    const asked = jest.spyOn(server.pool, 'query');
    const { status, errors, data } = await ask(server.app, query);
    expect(asked).not.toHaveBeenCalled();
    expect(data).toBeUndefined();
    expect(status).toBe(400);
    expect(errors).toHaveLength(1);
    return errors?.[0]?.extensions;
  };

  it.each([
    ['depth 500', `{ cardSets { ${'cards { cardSet { '.repeat(250)} id ${'} '.repeat(500)} } }`],
    ['1,000 aliases', `{ ${repeat(1_000, (i) => `a${i}: contactEmail`)} }`],
    ['a flood of tokens', `{ ${repeat(LIMITS.tokens, () => 'contactEmail')} }`],
    ['a flood in one string of JSON', JSON.stringify({ kind: 'Document', x: 'y '.repeat(9_000) })],
    ['a bomb of directives', `{ contactEmail ${'@include(if: true) '.repeat(500)} }`],
  ])('refuse %s', async (_what, query) => {
    await refused(query);
  });

  it.each([
    ['depth', `{ cardSets { ${'cards { cardSet { '.repeat(8)} id ${'} '.repeat(16)} } }`],
    ['aliases', `{ ${repeat(LIMITS.aliases + 1, (i) => `a${i}: contactEmail`)} }`],
    ['tokens', `{ ${repeat(LIMITS.tokens, () => 'contactEmail')} }`],
    ['directives', `{ contactEmail ${'@include(if: true) '.repeat(LIMITS.directives + 1)} }`],
    ['complexity', '{ cardSets { cards { cardVariants { id number images { front { id } } } } } }'],
  ])('name the limit of %s', async (limit, query) => {
    expect(await refused(query)).toEqual({ code: 'TOO_COMPLEX', limit });
  });

  it('count what a fragment holds each time it is used', async () => {
    const spreads = repeat(25, (i) => `a${i}: cardSet(cardSetCode: "SOR") { ...Whole }`);
    const whole = 'fragment Whole on CardSet { cards { cardVariants { id number } } }';
    expect(await refused(`{ ${spreads} } ${whole}`)).toMatchObject({ limit: 'complexity' });
  });

  it.each([
    ['a cycle of fragments', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
    ['an unknown field', '{ everything }'],
    ['an unknown argument', '{ card(id: "a", or: "b") { id } }'],
    ['two operations', 'query A { contactEmail } query B { contactEmail }'],
    ['no operation', 'fragment A on Query { contactEmail }'],
    ['half a query', '{ contactEmail'],
    ['nothing', ''],
    ['a mutation', 'mutation { contactEmail }'],
    ['a subscription', 'subscription { contactEmail }'],
  ])('refuse %s as invalid', async (_what, query) => {
    expect(await refused(query)).toEqual({ code: 'VALIDATION' });
  });

  it('allow the whole set page', async () => {
    const { status } = await ask(
      server.app,
      `{ cardSet(cardSetCode: "SOR") { cards { id name cardVariants { id number currentMarketPrice
        { priceCents recordedAt } images { front { id url orientation } back { id url } } } } } }`,
    );
    expect(status).toBe(200);
  });
});
