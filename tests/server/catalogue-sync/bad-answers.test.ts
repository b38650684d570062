import type { RequestListener } from 'node:http';
import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { aGroup, tcgcsvAnswer } from '@tests/factories/tcgcsv-rows';
import { startProvider, type Provider } from './support/provider';
import { withSync } from './support/sync';

const context = withSync();
const CARDS = 'swu-db/qzx.json';
const GROUPS = 'tcgcsv/79/groups.json';
const good = { [GROUPS]: tcgcsvAnswer(aGroup()), [CARDS]: aSwuDbFile(aSwuDbRow()) };
const changed = {
  [GROUPS]: tcgcsvAnswer(aGroup({ name: 'Renamed' })),
  [CARDS]: aSwuDbFile(aSwuDbRow({ Cost: '9' })),
};
let provider: Provider;
beforeEach(async () => {
  provider = await startProvider(good);
});
afterEach(() => provider.stop());

/** What was refused, in one sentence each. */
async function refusals(): Promise<string[]> {
  const outcome = await context.sync({ from: provider.from });
  if (!outcome.ok) return [outcome.refusal.message];
  return outcome.report.sets.flatMap((set) => set.refusals.map(({ message }) => message));
}

const half = JSON.stringify(good[CARDS]).slice(0, 80);
const status =
  (code: number, headers = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(code, headers).end();

test.each<[string, string, unknown, RegExp]>([
  [
    'HTML for JSON',
    CARDS,
    ((_, response) =>
      response.setHeader('content-type', 'text/html').end('<p>')) as RequestListener,
    /\/swu-db\/qzx answered with a web page\.$/,
  ],
  ['HTML as JSON', CARDS, '<html><p>Hello', /is a web page, not a swu-db set file\.$/],
  ['HTML as JSON', GROUPS, '<html><p>Hello', /is a web page, not a file of TCGCSV’s groups\.$/],
  ['half a file', CARDS, half, /ends in the middle: half a file is not imported\.$/],
  ['half a file', GROUPS, '{"results":[{"groupId":7001', /ends in the middle/],
  ['nothing', GROUPS, '', /is empty\.$/],
  ['no JSON', GROUPS, 'oops', /is not JSON\.$/],
  ['another list', GROUPS, { groups: [] }, /it has no list named results\.$/],
  [
    'another game’s category',
    GROUPS,
    tcgcsvAnswer(aGroup({ categoryId: 1 })),
    /has another game’s groups \(category 1\)\.$/,
  ],
  [
    'groups without any set',
    GROUPS,
    tcgcsvAnswer(aGroup({ abbreviation: null })),
    /has no group that is a card set\.$/,
  ],
  [
    'a redirect to a private address',
    CARDS,
    status(302, { location: 'http://192.168.0.1/cards' }),
    /leads to where nothing is asked: 192\.168\.0\.1 is not on the internet\.$/,
  ],
  [
    'a redirect to a name of this machine',
    CARDS,
    status(301, { location: 'http://localhost:9/' }),
    /localhost is not on the internet\.$/,
  ],
  [
    'a drip',
    CARDS,
    ((_, response) => {
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
    }) as RequestListener,
    /took too long to answer\.$/,
  ],
  ['silence', GROUPS, (() => undefined) as RequestListener, /does not answer\.$/],
  ['too much', CARDS, `{"note":"${'x'.repeat(200_000)}"}`, /is larger than/],
  ['401', CARDS, status(401), /answered with status 401\.$/],
  ['429', GROUPS, status(429, { 'retry-after': '0' }), /answered with status 429\.$/],
  [
    '429 until tomorrow',
    GROUPS,
    status(429, { 'retry-after': '86400' }),
    /answered with status 429\. It asks us to come back in 86400 seconds\.$/,
  ],
  [
    '503 until a time, by a clock that is a day off',
    CARDS,
    status(503, {
      date: 'Thu, 02 Jul 2026 12:00:00 GMT',
      'retry-after': 'Thu, 02 Jul 2026 13:00:00 GMT',
    }),
    /answered with status 503\. It asks us to come back in 3600 seconds\.$/,
  ],
])('%s as %s is one line, changes nothing, and the next try works', async (_, path, bad, line) => {
  expect(await refusals()).toEqual([]);
  const before = await context.rowVersions();

  context.now = new Date('2026-07-02T12:00:00Z');
  provider.files = { ...changed, [path]: bad };
  if (path === CARDS) provider.files[GROUPS] = good[GROUPS];
  expect(await refusals()).toEqual([expect.stringMatching(line)]);
  expect(await context.rowVersions()).toEqual(before);

  provider.files = { ...changed };
  expect(await refusals()).toEqual([]);
  expect(await context.rows('select cost from card')).toEqual([{ cost: 9 }]);
});

test.each<[string, unknown]>([
  ['a status', status(500)],
  [
    'a web page',
    ((_, response) =>
      void response.setHeader('content-type', 'text/html').end('<p>')) as RequestListener,
  ],
  ['what isn’t JSON', 'oops'],
])('says nothing of a user or a password in an address that answers with %s', async (_, answer) => {
  const { addresses } = provider.from;
  provider.from.addresses = {
    ...addresses,
    tcgcsv: addresses.tcgcsv?.replace('//', '//hidden-user:hidden-word@'),
  };
  expect(await refusals()).toEqual([]);
  expect(provider.requests.find(({ path }) => path === GROUPS)?.headers.authorization).toBe(
    `Basic ${btoa('hidden-user:hidden-word')}`,
  );
  provider.files[GROUPS] = answer;
  context.now = new Date(context.now.getTime() + 86_400_000);
  const [sentence] = await refusals();
  expect(sentence).toContain('/tcgcsv/79/groups');
  expect(sentence).not.toContain('hidden');
});

test.each(['\0', '\uD83D'])(
  'a group whose abbreviation cannot be stored (%j) is left out alone',
  async (odd) => {
    provider.files = {
      ...good,
      [GROUPS]: tcgcsvAnswer(
        aGroup(),
        aGroup({ groupId: 7009, name: 'Odd', abbreviation: `A${odd}` }),
      ),
    };
    const outcome = await context.sync({ from: provider.from });
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    expect(outcome.report.notes).toMatchObject([{ about: '(no name)' }]);
    expect(JSON.stringify(outcome.report)).not.toMatch(/\\u0000|\\ud83d/);
  },
);
