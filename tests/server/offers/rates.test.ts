import type { FastifyInstance } from 'fastify';
import { limitRate, NOTE_RATE, OFFER_RATE } from '@server/platform/rate-limit';
import { haveCounted as counted, inOneMinute as once } from '../limits/in-one-minute';
import { testConfig } from '../support/test-app';
import type { Person } from '../users/support/sign-up';
import { withTrading } from './support/trading';

const trading = withTrading();

let offerId: string;
beforeEach(async () => {
  offerId = (await trading.create()).offer.id;
  await trading.server.pool.query('truncate rate_count');
});

interface From {
  app?: FastifyInstance;
  person?: Person;
  remoteAddress?: string;
  headers?: Record<string, string>;
}

const QUERY = `mutation ($offerId: ID!) {
  addOfferNote(offerId: $offerId, content: "Hello") { errors { code } } }`;

/** Writes a note as the buyer, unless said otherwise. */
const write = ({ app = trading.server.app, person = trading.buyer, headers, ...from }: From = {}) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: QUERY, variables: { offerId } },
    headers: { ...person.headers, ...headers },
    ...from,
  });

const haveCounted = (key: string, count: number) => counted(trading.server.pool, key, count);
const counts = async (): Promise<Record<string, number>> => {
  const { rows } = await trading.server.pool.query(
    `select key, count from rate_count where key not like 'api %'`,
  );
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
};

const inOneMinute = <Result>(act: () => Promise<Result>) => once(trading.server.pool, act);

it('of a thousand notes in a minute, only as many as allowed are written', async () => {
  const { database } = trading.server;
  const doing = { database, address: '203.0.113.7' };
  const done = await inOneMinute(async () => {
    let passed = 0;
    for (let at = 0; at < 1_000; at += 4) {
      const tries = Array.from({ length: 4 }, () => limitRate(doing, NOTE_RATE, 'somebody'));
      const outcomes = await Promise.allSettled(tries);
      passed += outcomes.filter(({ status }) => status === 'fulfilled').length;
    }
    return passed;
  });
  expect(done).toBe(NOTE_RATE.byUser);
});

it('two processes count together, and say when to retry', async () => {
  const another = await trading.server.another();
  const responses = await inOneMinute(async () => {
    await haveCounted(`note user ${trading.buyer.id}`, NOTE_RATE.byUser - 5);
    const answered = [];
    for (let at = 0; at < 8; at += 1) {
      answered.push(await write({ app: at % 2 === 0 ? trading.server.app : another }));
    }
    return answered;
  });
  const statuses = responses.map(({ statusCode }) => statusCode);
  expect(statuses.join(' ')).toBe('200 200 200 200 200 429 429 429');
  const refused = responses.find(({ statusCode }) => statusCode === 429);
  const seconds = Number(refused?.headers['retry-after']);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused?.json()).toMatchObject({
    data: null,
    errors: [
      {
        message: 'That was a lot at once. Try again in a minute.',
        path: ['addOfferNote'],
        extensions: { code: 'RATE_LIMITED', retryAfter: seconds },
      },
    ],
  });
});

it('a refused note isn’t written, and everything else still works', async () => {
  const { refused, rescinded } = await inOneMinute(async () => {
    await haveCounted(`note user ${trading.buyer.id}`, NOTE_RATE.byUser);
    const { statusCode } = await write();
    const answer = await trading.act(trading.buyer, 'rescindOffer', offerId);
    offerId = (await trading.create()).offer.id;
    return { refused: statusCode, rescinded: answer.offer };
  });
  expect(refused).toBe(429);
  expect(rescinded).toMatchObject({ status: 'RESCINDED', notes: [] });
});

it('offers have their own rate, and retries and refused offers count', async () => {
  const [variantId] = trading.variantIds;
  const asked = { idempotencyKey: 'offered-once' };
  const bad = { offerItems: [{ variantId, quantity: 0, priceType: 'CONTACT' }] };
  await inOneMinute(async () => {
    await haveCounted(`offer user ${trading.buyer.id}`, OFFER_RATE.byUser - 3);
    await trading.create(trading.buyer, asked);
    await trading.create(trading.buyer, asked);
    await trading.create(trading.buyer, bad);
    await expect(trading.create(trading.buyer, asked)).rejects.toThrow('RATE_LIMITED');
    expect((await write()).statusCode).toBe(200);
    await expect(trading.create(trading.stranger)).resolves.toMatchObject({ errors: [] });
  });
});

it('people at one address count together, except requests beyond a person’s own rate', async () => {
  await inOneMinute(async () => {
    await haveCounted(`note user ${trading.buyer.id}`, NOTE_RATE.byUser - 1);
    await haveCounted('note address 203.0.113.7', NOTE_RATE.byAddress - 2);
    const remoteAddress = '203.0.113.7';
    expect((await write({ remoteAddress })).statusCode).toBe(200);
    expect((await write({ remoteAddress })).statusCode).toBe(429);
    expect(await counts()).toMatchObject({ 'note address 203.0.113.7': NOTE_RATE.byAddress - 1 });
    const person = trading.seller;
    expect((await write({ person, remoteAddress })).statusCode).toBe(200);
    expect((await write({ person, remoteAddress })).statusCode).toBe(429);
    expect((await write({ person, remoteAddress: '203.0.113.8' })).statusCode).toBe(200);
  });
});

describe('the address', () => {
  const addresses = async () => {
    const keys = Object.keys(await counts()).filter((key) => key.includes('address'));
    return keys.map((key) => key.replace('note address ', ''));
  };
  const forwarded = { 'x-forwarded-for': '198.51.100.9, 198.51.100.1' };

  it('is the connection’s, whatever a header says', async () => {
    await write({ remoteAddress: '203.0.113.7', headers: forwarded });
    expect(await addresses()).toEqual(['203.0.113.7']);
  });

  it('is the one that a trusted proxy gives, and none before it', async () => {
    const config = { ...testConfig, trustProxy: ['203.0.113.0/24'] };
    const app = await trading.server.another({ config });
    await write({ app, remoteAddress: '203.0.113.7', headers: forwarded });
    expect(await addresses()).toEqual(['198.51.100.1']);
    await write({ app, remoteAddress: '192.0.2.5', headers: forwarded });
    expect((await addresses()).toSorted()).toEqual(['192.0.2.5', '198.51.100.1']);
  });

  it('counts by network, and an invalid address counts as one', async () => {
    await write({ remoteAddress: '2001:db8:1:2::3' });
    await write({ remoteAddress: '2001:db8:1:2:aaaa::4' });
    expect(await addresses()).toEqual(['2001:db8:1:2::/64']);
    const app = await trading.server.another({
      config: { ...testConfig, trustProxy: ['127.0.0.1'] },
    });
    for (const made of ['unknown', 'a'.repeat(9_000)]) {
      expect((await write({ app, headers: { 'x-forwarded-for': made } })).statusCode).toBe(200);
    }
    expect((await addresses()).toSorted()).toEqual(['2001:db8:1:2::/64', 'unknown']);
  });
});

it('a new minute starts at zero', async () => {
  await trading.server.pool.query(
    `insert into rate_count (key, window_start, count)
      select key, date_trunc('minute', now()) - interval '1 minute', 9999 from unnest($1::text[]) key`,
    [[`note user ${trading.buyer.id}`, 'note address 127.0.0.1']],
  );
  expect((await write()).statusCode).toBe(200);
});
