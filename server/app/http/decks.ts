import { writeDeckJson } from '@domain/deck';
import { failFastIfDatabaseDown } from '@server/platform/db/answers';
import { cardsToWrite, findVisibleDeck, linesOf } from '@server/modules/decks';
import { clientError } from '@server/platform/errors';
import type { Services } from '@server/platform/services';
import type { FastifyInstance } from 'fastify';

/**
 * `GET /api/decks/{id}.json`: a deck that isn't private, in swudb's JSON, for any site's browser (rules/decks#json).
 * `GET /api/deck_formats`: the formats as the host has them.
 */
export function serveDecks(app: FastifyInstance, { database, pool, deckFormats }: Services): void {
  app.get('/api/deck_formats', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(deckFormats),
  );

  app.get<{ Params: { file: string } }>('/api/decks/:file', async ({ params: { file } }, reply) => {
    void reply.headers({
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const [, id = ''] = /^(.+)\.json$/.exec(file) ?? [];
    // As a visitor sees it: other sites' browsers send no cookie.
    const deck = await failFastIfDatabaseDown(findVisibleDeck(database, null, id), pool);
    if (deck === null) return reply.code(404).send(clientError(404, 'Deck not found'));
    const lines = await failFastIfDatabaseDown(linesOf(database, deck.id), pool);
    const cards = await failFastIfDatabaseDown(cardsToWrite(database, lines), pool);
    const written = writeDeckJson(
      { name: deck.name, author: deck.ownerHandle ?? '', lines },
      cards,
      Infinity,
    );
    if (!written.ok) return reply.code(422).send(clientError(422, written.reason));
    return reply.type('application/json; charset=utf-8').send(written.text);
  });
}
