import { ASPECTS } from '@domain/card';
import { roundUpToStep, type ImageWidth } from '@domain/card-image-size';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import fresh from 'fresh';
import type { CardPicture } from './card-pictures';
import { aspectPicture, cardSetPicture, type DrawnPicture } from './drawn-picture';
import { findCardSet } from './find-pictured';
import { serveLinkPictures } from './link-preview';
import { openPictures, type OpenPicturesOptions } from './open-pictures';
import { acceptSetPictures, findSetPicture } from './set-pictures';
import { createPainters } from './painting/painters';

export interface ImagesOptions extends Omit<OpenPicturesOptions, 'paint' | 'log'> {
  /** The module in which worker threads draw and paint, built from `painting/worker.ts`. */
  worker: string;
}

interface Served {
  bytes: Buffer;
  /** Identifies the picture; a different one at the same address has another key. */
  key: string;
  /** The `cache-control` header. */
  caching: string;
}

interface PictureRequest {
  Params: { id: string; width?: string };
}

/** A picture without a width in its address. */
const DEFAULT_WIDTH = 640;
const LINKED_CARD_WIDTH = 640;
const MISSING_FOR_SECONDS = 60;
const FOR_A_DAY = 'public, max-age=86400';
/**
 * A picture's id names the same picture for ever. A proxy changes with the card's facts and gives way to a real
 * picture.
 */
const CARD_CACHING: Record<CardPicture['shows'], string> = {
  PICTURE: 'public, max-age=31536000, immutable',
  PROXY_WITHOUT_PICTURE: FOR_A_DAY,
  PROXY_FOR_NOW: 'public, max-age=300',
};

/**
 * Serves the pictures of cards, sets and aspects as WebP in steps of width. Those of sets and aspects change with the
 * drawing version, so browsers keep them for a day.
 */
export const imagesPlugin: FastifyPluginAsync<ImagesOptions> = async (app, options) => {
  const { worker, ...kept } = options;
  const { database } = options;
  const { paint, close } = createPainters(worker);
  app.addHook('onClose', close);
  const { pictures, getCardPicture } = openPictures({ ...kept, paint, log: app.log });

  const serve = (
    folder: string,
    idPattern: string,
    get: (id: string, width: ImageWidth) => Promise<Served | undefined>,
  ) => {
    for (const end of ['', '/:width']) {
      app.get<PictureRequest>(
        `/images/${folder}/:id(${idPattern})${end}`,
        async (request, reply) => {
          const width = widthOf(request.params.width);
          if (width === undefined) return missing(reply);
          const picture = await get(request.params.id, width);
          if (!picture) return missing(reply);
          const etag = `"${picture.key}-${width}"`;
          void reply.headers({
            'cache-control': picture.caching,
            'content-type': 'image/webp',
            'x-content-type-options': 'nosniff',
            etag,
          });
          if (fresh(request.headers, { etag })) return reply.code(304).send();
          return reply.send(picture.bytes);
        },
      );
    }
  };

  const drawn = async ({ key, drawing }: DrawnPicture, width: ImageWidth) => {
    const bytes = await pictures.get(key, width, async () => ({ drawing }));
    return bytes && { bytes, key, caching: FOR_A_DAY };
  };

  serve('cards', '^[0-9a-f]{16}$', async (id, width) => {
    const picture = await getCardPicture(id, width);
    return picture && { ...picture, caching: CARD_CACHING[picture.shows] };
  });
  serve('aspects', `^(?:${ASPECTS.join('|').toLowerCase()})$`, async (id, width) => {
    const aspect = ASPECTS.find((each) => each.toLowerCase() === id);
    return aspect && drawn(aspectPicture(aspect), width);
  });
  serve('card_sets', '^[a-z][a-z0-9]{1,5}$', async (id, width) => {
    const found = await findCardSet(database, id);
    return found && drawn(cardSetPicture(found.code), width);
  });
  serve('card_set_pictures', '^[0-9a-f]{16}$', async (id, width) => {
    const key = `card_set_pictures-${id}`;
    const bytes = await pictures.get(key, width, async () => {
      const sent = await findSetPicture(database, id);
      return sent && { fetch: async () => sent };
    });
    return bytes && { bytes, key, caching: CARD_CACHING.PICTURE };
  });
  await acceptSetPictures(app, { database, paint });
  serveLinkPictures(app, {
    database,
    pictures,
    paint,
    cardPicture: async (id) => {
      const picture = await getCardPicture(id, LINKED_CARD_WIDTH);
      return picture?.shows === 'PROXY_FOR_NOW' ? undefined : picture?.bytes;
    },
    missing,
  });
};

function widthOf(text: string | undefined) {
  if (text === undefined) return roundUpToStep(DEFAULT_WIDTH);
  return /^[1-9]\d{0,4}$/.test(text) ? roundUpToStep(Number(text)) : undefined;
}

/** Cached briefly: the host of a missing picture may be back soon. */
const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', `public, max-age=${MISSING_FOR_SECONDS}`)
    .send({
      errors: [{ message: 'There is no such picture.', extensions: { code: 'NOT_FOUND' } }],
    });
