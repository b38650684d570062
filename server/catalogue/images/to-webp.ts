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
  sharp(original, { limitInputPixels: MOST_PIXELS, ...densityFor(original, width) })
    .rotate()
    .resize({ width })
    .webp({ quality: QUALITY, effort: 2 })
    .toBuffer()
    .catch((error: unknown) => {
      throw new PictureUnavailable('What came is no picture.', { cause: error });
    });

const POINTS_PER_INCH = 72;

/** A drawing is painted in the size wanted: a small one sooner, a large one crisp. */
function densityFor(original: Buffer, width: ImageWidth): { density?: number } {
  const [, drawn] =
    /^<svg[^>]* viewBox="0 0 (\d+) /.exec(original.toString('latin1', 0, 200)) ?? [];
  return drawn === undefined ? {} : { density: (POINTS_PER_INCH * width) / Number(drawn) };
}
