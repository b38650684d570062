import type { FastifyInstance } from 'fastify';
import { insertSession } from '@tests/factories/user-rows';
import { withTrading } from '../offers/support/trading';
import { openStream, openStreamFromNow } from './open-stream';

/** Browsers receive events of their user's offers as they happen (rules/offers#live-updates). */
const trading = withTrading();
let other: FastifyInstance;
type Cookie = typeof trading.seller.headers;
beforeAll(async () => {
  other = await trading.server.another();
});

describe('an event', () => {
  it('reaches both sides in order, at every process', async () => {
    const { seller, buyer, server } = trading;
    const sellers = await openStreamFromNow(server.app, seller.headers);
    const buyers = await openStreamFromNow(other, buyer.headers);
    const { offer } = await trading.create();
    await trading.act(seller, 'acceptOffer', offer.id);
    const received = [
      { offerId: offer.id, kind: 'OFFERED', mine: false },
      { offerId: offer.id, kind: 'ACCEPTED', mine: true },
    ];
    for (const event of received) expect(await sellers.nextEvent()).toEqual(event);
    for (const { kind, mine } of received) {
      expect(await buyers.nextEvent()).toEqual({ offerId: offer.id, kind, mine: !mine });
    }
    sellers.leave();
    buyers.leave();
  });

  it('is only for the viewer', async () => {
    const { stranger, server } = trading;
    const strangers = await openStreamFromNow(server.app, stranger.headers);
    await trading.create();
    const { offer } = await trading.create(stranger);
    expect(await strangers.nextEvent()).toMatchObject({ offerId: offer.id, mine: true });
    strangers.leave();
  });

  it('reaches every window', async () => {
    const { seller, server } = trading;
    const windows = [
      await openStreamFromNow(server.app, seller.headers),
      await openStreamFromNow(server.app, seller.headers),
      await openStreamFromNow(other, seller.headers),
    ];
    const { offer } = await trading.create();
    for (const window of windows) {
      expect(await window.nextEvent()).toMatchObject({ offerId: offer.id });
      window.leave();
    }
  });
});

describe('the stream', () => {
  it('is neither cached nor buffered on the way', async () => {
    const { response, leave } = await openStream(trading.server.app, trading.seller.headers);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    leave();
  });

  it.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ])('is refused to a page of %s', async (_what, headers) => {
    const { seller, server } = trading;
    const answer = await server.app.inject({
      url: '/api/events',
      headers: { ...seller.headers, ...headers },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });

  it('is refused to a visitor, and to a request without a token of ours', async () => {
    const { app } = trading.server;
    for (const headers of [{}, { cookie: 'session=x' }, { cookie: `session=${'x'.repeat(43)}` }]) {
      const answer = await app.inject({ url: '/api/events', headers });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({
        errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
      });
    }
  });

  it('can only be read', async () => {
    const { seller, server } = trading;
    for (const method of ['HEAD', 'POST', 'DELETE'] as const) {
      const answer = await server.app.inject({
        method,
        url: '/api/events',
        headers: seller.headers,
      });
      expect(answer.statusCode).toBe(404);
    }
  });

  it('is limited to four for a browser and ten for a player, and opens again once a window is gone', async () => {
    const { seller, buyer, server } = trading;
    const statusOf = async (headers: Record<string, string>) => {
      const { response, leave } = await openStream(server.app, headers);
      leave();
      return response.statusCode;
    };
    const windows = [];
    const browsers = [seller.headers];
    for (let more = 0; more < 3; more += 1) {
      browsers.push(await insertSession(server.database, seller.id));
    }
    const [first, second, third, last] = browsers as [Cookie, Cookie, Cookie, Cookie];
    for (let count = 0; count < 4; count += 1)
      windows.push(await openStreamFromNow(server.app, first));
    const refused = await openStream(server.app, first);
    expect(refused.response.statusCode).toBe(429);
    expect(refused.response.headers['retry-after']).toBe('10');
    refused.leave();

    for (let count = 0; count < 4; count += 1)
      windows.push(await openStreamFromNow(server.app, second));
    for (let count = 0; count < 2; count += 1)
      windows.push(await openStreamFromNow(server.app, third));
    expect(await statusOf(last)).toBe(429);
    expect(await statusOf(buyer.headers)).toBe(200);

    windows.pop()!.leave();
    let status = await statusOf(last);
    while (status === 429) status = await statusOf(last);
    expect(status).toBe(200);
    for (const window of windows) window.leave();
  });

  it('ends when the process stops, without delaying it', async () => {
    const stopping = await trading.server.another();
    const { ended } = await openStreamFromNow(stopping, trading.seller.headers);
    await Promise.all([stopping.close(), ended()]);
  });
});
