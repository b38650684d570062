import sharp from 'sharp';
import type { ImageWidth } from '@domain/card-image-size';
import { PictureUnavailable } from './picture-unavailable';

const MOST_PIXELS = 40_000_000;
const QUALITY = 84;

/**
 * A picture as WebP of a width in pixels; its height follows.
 *
 * @throws PictureUnavailable for bytes that are no picture, or one of more than 40 million pixels
 */
export const toWebP = (original: Buffer, width: ImageWidth): Promise<Buffer> =>
  sharp(original, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width })
    .webp({ quality: QUALITY, effort: 2 })
    .toBuffer()
    .catch((error: unknown) => {
      throw new PictureUnavailable('What came is no picture.', { cause: error });
    });
