import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { ImageWidth } from '@domain/card-image-size';
import { DRAWING_VERSION } from '@artwork/version';
import type { Database } from '@server/platform/db/database';
import { findPicturedCard, type PicturedCard } from './find-pictured';
import type { Original, Pictures } from './pictures';

/** A picture of a card's face, or what is shown in its place. */
export interface CardPicture {
  bytes: Buffer;
  /** Distinguishes the picture from all others that were ever shown for its id. */
  key: string;
  shows: 'PICTURE' | 'PROXY_WITHOUT_PICTURE' | 'PROXY_FOR_NOW';
}

export type GetCardPicture = (id: string, width: ImageWidth) => Promise<CardPicture | undefined>;

interface CardPicturesOptions {
  database: Database;
  pictures: Pictures;
  fetchRemote: (url: string) => Promise<Buffer>;
}

const LOOK_UPS_AT_ONCE = 2;

/** Names a card's own picture, not the proxy in its place. */
export const keyOfCardPicture = (id: string): string => `cards-${id}`;

/**
 * The pictures of cards by id and width. Where an import named no picture, or its host can't send it now, a proxy
 * is drawn from the card's known facts.
 *
 * @returns undefined for an unknown id
 */
export function cardPictures({
  database,
  pictures,
  fetchRemote,
}: CardPicturesOptions): GetCardPicture {
  // A page full of new pictures must leave database connections for other requests.
  const limited = pLimit(LOOK_UPS_AT_ONCE);

  const originalOf = ({ facts, sourceUrl, isDemo }: PicturedCard): Original | undefined => {
    if (sourceUrl !== null) return { fetch: () => fetchRemote(sourceUrl) };
    return isDemo ? { drawing: { shows: 'CARD', facts } } : undefined;
  };

  return async (id, width) => {
    const find = () => limited(() => findPicturedCard(database, id));
    const key = keyOfCardPicture(id);
    const bytes = await pictures.get(key, width, async () => {
      const found = await find();
      return found && originalOf(found);
    });
    if (bytes) return { bytes, key, shows: 'PICTURE' };

    const found = await find();
    if (!found) return undefined;
    const { facts, sourceUrl } = found;
    const proxyKey = `proxies-${fingerprint(facts)}`;
    const proxy = await pictures.get(proxyKey, width, async () => ({
      drawing: { shows: 'PROXY', facts },
    }));
    const shows = sourceUrl === null ? 'PROXY_WITHOUT_PICTURE' : 'PROXY_FOR_NOW';
    return proxy && { bytes: proxy, key: proxyKey, shows };
  };
}

/** Changed facts, such as a corrected name, give another proxy. */
const fingerprint = (facts: PicturedCard['facts']): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, facts]))
    .digest('hex')
    .slice(0, 16);
