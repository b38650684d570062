import { ASPECTS } from '@domain/card';
import { roundUpToStep } from '@domain/card-image-size';
import type { Database } from '@server/db/database';
import { drawAspect, drawCardSet, DRAWING_VERSION } from '@server/catalogue/demo';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { join } from 'node:path';
import { findCardSet } from './find/card-set';
import { findCardPicture } from './find/card-picture';
import { serveLinkPictures } from './links';
import { createPictures, type Original } from './pictures';
import { fetchPicture, type FetchLimits } from './remote/fetch-picture';

export interface ImagesOptions {
  database: Database;
  /** Pictures are kept in its folder `images`. */
  dataDir: string;
  /** How much of the disk the kept pictures may take; 4 GiB unless told, some sets in all their sizes. */
  mostBytes?: number;
  /** For tests, which serve pictures on this machine. */
  remote?: Partial<FetchLimits>;
}

/** How a picture is kept, and how to get it at its full size if it isn't yet. */
interface Named {
  key: string;
  original: () => Promise<Original | undefined>;
}

interface PictureRequest {
  Params: { id: string; width?: string };
}

/** A picture without a width in its address. */
const DEFAULT_WIDTH = 640;
const LINKED_CARD_WIDTH = 640;
const MOST_BYTES = 4 * 1024 ** 3;
const MISSING_FOR_SECONDS = 60;

/**
 * Serves the pictures of cards, sets and aspects as WebP in steps of width (product 5). An id names
 * one picture for ever, so an answer may be kept for ever; those of sets and aspects change when we draw them anew.
 */
export const imagesPlugin: FastifyPluginAsync<ImagesOptions> = async (app, options) => {
  const { database, dataDir, remote } = options;
  const pictures = createPictures(
    join(dataDir, 'images'),
    options.mostBytes ?? MOST_BYTES,
    (error) => app.log.warn({ err: error }, 'a picture could not be made or kept'),
  );

  const serve = (
    folder: string,
    idPattern: string,
    caching: string,
    find: (id: string) => Promise<Named | undefined>,
  ) => {
    for (const end of ['', '/:width']) {
      app.get<PictureRequest>(
        `/images/${folder}/:id(${idPattern})${end}`,
        async (request, reply) => {
          const width = widthOf(request.params.width);
          if (width === undefined) return missing(reply);
          const { id } = request.params;
          const named = await find(id);
          const picture = named && (await pictures.get(named.key, width, named.original));
          if (!picture) return missing(reply);
          const etag = `"${named.key}-${width}"`;
          void reply.headers({
            'cache-control': caching,
            'content-type': 'image/webp',
            'x-content-type-options': 'nosniff',
            etag,
          });
          if (request.headers['if-none-match'] === etag) return reply.code(304).send();
          return reply.send(picture);
        },
      );
    }
  };

  const cardPicture = (id: string): Named => ({
    key: `cards-${id}`,
    original: () => findCardPicture(database, id, (url) => fetchPicture(url, remote)),
  });
  serve('cards', '^[0-9a-f]{16}$', 'public, max-age=31536000, immutable', async (id) =>
    cardPicture(id),
  );
  serve(
    'aspects',
    `^(?:${ASPECTS.join('|').toLowerCase()})$`,
    'public, max-age=86400',
    async (id) => {
      const aspect = ASPECTS.find((each) => each.toLowerCase() === id);
      return aspect && drawn(`aspects-${id}`, () => drawAspect(aspect));
    },
  );
  serve('card_sets', '^[a-z]{2,6}$', 'public, max-age=86400', async (id) => {
    const found = await findCardSet(database, id);
    return found && drawn(`card_sets-${found.code}`, () => drawCardSet(found));
  });
  serveLinkPictures(app, {
    database,
    pictures,
    cardPicture: (id) => {
      const { key, original } = cardPicture(id);
      return pictures.get(key, LINKED_CARD_WIDTH, original);
    },
    missing,
  });
};

/** Kept under the drawing's version, since its address stays when it comes to look different. */
const drawn = (name: string, draw: () => string): Named => ({
  key: `${name}-${DRAWING_VERSION}`,
  original: async () => ({ drawing: draw() }),
});

function widthOf(text: string | undefined) {
  if (text === undefined) return roundUpToStep(DEFAULT_WIDTH);
  return /^[1-9]\d{0,4}$/.test(text) ? roundUpToStep(Number(text)) : undefined;
}

/** Kept briefly: the host of a missing picture may be back soon. */
const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', `public, max-age=${MISSING_FOR_SECONDS}`)
    .send({
      errors: [{ message: 'There is no such picture.', extensions: { code: 'NOT_FOUND' } }],
    });
