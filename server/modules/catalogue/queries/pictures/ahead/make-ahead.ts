import { statfs } from 'node:fs/promises';
import type { Card } from '@domain/card';
import { HOME_WIDTHS, SET_PAGE_WIDTHS, type ImageWidth } from '@domain/card-image-size';
import { setOrder } from '@server/platform/db/card-set-order';
import type { Database } from '@server/platform/db/database';
import { cardSet } from '../../../tables';
import { findCardsOfSets } from '../../cards/card-rows';
import { keyOfCardPicture } from '../card-pictures';
import { cardSetPicture } from '../drawn-picture';
import { openPictures, type OpenPicturesOptions } from '../open-pictures';

interface MakeAheadOptions extends OpenPicturesOptions {
  /** The bytes to leave free on the pictures' disk for everything else. */
  leastFree?: number;
}

/** The approximate number of cards visible when a set page opens. */
const IN_SIGHT = 24;
const LEAST_FREE = 1024 ** 3;

/**
 * Makes the missing pictures of home and set pages one by one while the disk has room: first those of the sets, then those that each
 * set shows without scrolling, and the thumbnails of tables last (rules/pictures#made-ahead).
 *
 * @returns the number of pictures made
 */
export async function makeAhead(options: MakeAheadOptions): Promise<number> {
  const { database, dataDir, leastFree = LEAST_FREE } = options;
  const { pictures, getCardPicture } = openPictures(options);
  const sets = await database
    .select({ id: cardSet.id, code: cardSet.code, imageUrl: cardSet.imageUrl })
    .from(cardSet)
    .orderBy(setOrder('card_set'));
  const ofSets = sets.filter(isDrawn).flatMap(({ code }) => {
    const { key, drawing } = cardSetPicture(code);
    return HOME_WIDTHS.cardSets.map((width) => {
      return { key, width, make: () => pictures.get(key, width, async () => ({ drawing })) };
    });
  });
  const ofCards = (await picturesOfSetPages(database, sets)).map(({ id, width }) => {
    return { key: keyOfCardPicture(id), width, make: () => getCardPicture(id, width) };
  });
  let made = 0;
  for (const { key, width, make } of [...ofSets, ...ofCards]) {
    if (await pictures.isKept(key, width)) continue;
    const { bavail, bsize } = await statfs(dataDir);
    if (bavail * bsize < leastFree) break;
    await make();
    made += 1;
  }
  return made;
}

/** Whether a set shows our own drawing, and not a picture that an administrator sent. */
const isDrawn = ({ id, imageUrl }: { id: string; imageUrl: string | null }): boolean =>
  imageUrl === null || imageUrl === `/images/card_sets/${id}`;

interface SizedPicture {
  id: string;
  width: ImageWidth;
}

async function picturesOfSetPages(
  database: Database,
  sets: readonly { id: string }[],
): Promise<SizedPicture[]> {
  const fronts: (NonNullable<Card['images']['front']> & { screen: number })[] = [];
  for (const { id } of sets) {
    for (const [place, { images }] of (await findCardsOfSets(database, [id])).entries()) {
      if (images.front) fronts.push({ ...images.front, screen: Math.floor(place / IN_SIGHT) });
    }
  }
  fronts.sort((one, other) => one.screen - other.screen);
  return [
    ...fronts.map(({ id }) => ({ id, width: SET_PAGE_WIDTHS.pictures })),
    ...fronts.map(({ id }) => ({ id, width: SET_PAGE_WIDTHS.rows })),
  ];
}
