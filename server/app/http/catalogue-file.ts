import type { Card } from '@domain/card';
import { packCatalogue } from '@domain/catalogue-file';
import { failFastIfDatabaseDown } from '@server/platform/db/answers';
import type { ChannelListener } from '@server/platform/db/notifications';
import { findCardsOfSets, findCardSets } from '@server/modules/catalogue';
import { AnswerCache, ReadyAnswer, sendBytes } from '@server/platform/ready-answers';
import type { Services } from '@server/platform/services';
import type { FastifyInstance } from 'fastify';

const ADDRESS = '/api/catalogue';

/** The only answer that is kept here. */
const KEY = 'catalogue';

/**
 * `GET /api/catalogue`: leads to the file of all cards as they are now, whose address contains its version, so that a
 * browser keeps it for ever (rules/search#catalogue-file). The address of another version does the same.
 *
 * @returns the listener for changes of the catalogue
 */
export function serveCatalogueFile(
  app: FastifyInstance,
  { database, pool }: Services,
): ChannelListener {
  const cache = new AnswerCache<never>((isFound) => app.metrics.readyAnswer('catalogue', isFound));
  app.metrics.watchCache('catalogue', () => cache.bytes);
  const current = async (): Promise<ReadyAnswer> =>
    cache.get(KEY) ?? (await failFastIfDatabaseDown(cache.make(KEY, make), pool));

  app.get(ADDRESS, async (_request, reply) => {
    const address = addressOf(await current());
    return reply.header('cache-control', 'no-cache').redirect(address, 307);
  });

  app.get(`${ADDRESS}/:version`, async (request, reply) => {
    const answer = await current();
    const address = addressOf(answer);
    if (request.url !== address) {
      return reply.header('cache-control', 'no-cache').redirect(address, 307);
    }
    void reply.header('cache-control', 'public, max-age=31536000, immutable');
    return sendBytes(request, reply, answer);
  });
  return cache;

  async function make(): Promise<ReadyAnswer> {
    const cardSets = await findCardSets(database);
    const cards = new Map<string, readonly Card[]>();
    // One set at a time, so that other requests are answered in between.
    for (const { id } of cardSets) cards.set(id, await findCardsOfSets(database, [id]));
    return new ReadyAnswer(JSON.stringify(packCatalogue(cardSets, (id) => cards.get(id) ?? [])));
  }
}

/** The version is a hash of the content: equal catalogues have one address, whichever process answers. */
const addressOf = ({ etag }: ReadyAnswer): string =>
  `${ADDRESS}/${etag.replaceAll(/^W\/"|"$/g, '')}`;
