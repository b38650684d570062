import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { CARD_TYPE_NAMES, RARITY_NAMES } from '@domain/card';
import { isCardSetCode, normalizeCardSetCode } from '@domain/card-set';
import { isPlainText } from '@domain/plain-text';
import { DRAWING_VERSION } from '@artwork/version';
import { findLinkedCard, findLinkedCardSet } from '../cards/find-linked';
import type { Database } from '@server/platform/db/database';
import type { LinkContent } from './painting/link-preview';
import type { Painters } from './painting/painters';
import type { Pictures } from './pictures';

interface LinkPictureOptions {
  database: Database;
  pictures: Pictures;
  paint: Painters['paint'];
  /** A card's picture as WebP by its id, or its proxy if it has none; undefined if it isn't available now. */
  cardPicture: (imageId: string) => Promise<Buffer | undefined>;
  missing: (reply: FastifyReply) => FastifyReply;
}

interface ByIdRequest {
  Params: { id: string };
}

/** Serves the preview pictures of links to the site, its sets and its cards. */
export function serveLinkPictures(app: FastifyInstance, options: LinkPictureOptions): void {
  const { database, pictures, paint, cardPicture, missing } = options;

  const answer = async (
    content: FoundContent | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    if (!content) return missing(reply);
    const { imageId, ...words } = content;
    const name = nameOf(content);
    const picture = await pictures.made(`${name}.jpg`, async () => {
      const card = imageId ? await cardPicture(imageId) : undefined;
      // Its host is down: nothing is stored, so the card appears next time.
      if (imageId && !card) return undefined;
      return paint({ paint: 'LINK', content: words, card });
    });
    if (!picture) return missing(reply);
    const etag = `"${name}"`;
    void reply.headers({
      'cache-control': 'public, max-age=86400',
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      etag,
    });
    if (fresh(request.headers, { etag })) return reply.code(304).send();
    return reply.send(picture);
  };

  app.get('/images/links/site.jpg', (request, reply) => answer(siteContent, request, reply));
  app.get<ByIdRequest>('/images/links/card-sets/:id', async (request, reply) =>
    answer(await cardSetContent(database, request.params.id), request, reply),
  );
  app.get<ByIdRequest>('/images/links/cards/:id', async (request, reply) =>
    answer(await cardContent(database, request.params.id), request, reply),
  );
}

/** Other words, another card or another drawing version give another picture. */
const nameOf = (content: FoundContent): string =>
  `links-${createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, content]))
    .digest('hex')
    .slice(0, 20)}`;

/** The contents of a link's picture, with the card as a picture's id. */
interface FoundContent extends LinkContent {
  imageId?: string | null;
}

const siteContent: FoundContent = {
  heading: 'Your cards, counted.',
  lines: ['Browse, collect and trade with other players'],
};

async function cardSetContent(database: Database, id: string): Promise<FoundContent | undefined> {
  const code = normalizeCardSetCode(id);
  const found = isCardSetCode(code) ? await findLinkedCardSet(database, code) : undefined;
  return found && { heading: found.name, lines: ['Cards, printings and prices'], setCode: code };
}

async function cardContent(database: Database, id: string): Promise<FoundContent | undefined> {
  const found = isPlainText(id) ? await findLinkedCard(database, id) : undefined;
  if (!found) return undefined;
  const kind = `${RARITY_NAMES[found.rarity]} ${CARD_TYPE_NAMES[found.cardType].toLowerCase()}`;
  return {
    heading: found.name,
    lines: [...(found.subtitle === null ? [] : [found.subtitle]), `${kind} · ${found.cardSetName}`],
    setCode: found.cardSetCode,
    imageId: found.imageId,
  };
}
