import sharp, { type Sharp } from 'sharp';
import type { ImageWidth } from '@domain/card-image-size';
import { PictureUnavailable } from './picture-unavailable';

const MOST_PIXELS = 40_000_000;
const QUALITY = 84;
const POINTS_PER_INCH = 72;

/**
 * A picture as WebP of a width in pixels; its height follows.
 *
 * @param original SVG that we drew, as text, or the bytes that a host gave
 * @throws PictureUnavailable for bytes that are no picture, or one of more than 40 million pixels
 * @throws Error for a drawing that can't be painted, which is a fault of ours
 */
export async function toWebP(original: string | Buffer, width: ImageWidth): Promise<Buffer> {
  if (typeof original === 'string') return paint(original, width);
  try {
    return await encode(sharp(original, { limitInputPixels: MOST_PIXELS }).rotate(), width);
  } catch (error) {
    throw new PictureUnavailable('What came is no picture.', { cause: error });
  }
}

/** A drawing is painted in the size wanted: a small one sooner, a large one crisp. */
function paint(drawing: string, width: ImageWidth): Promise<Buffer> {
  const drawn = Number(/^<svg[^>]* viewBox="0 0 (\d+) /.exec(drawing)?.[1]);
  if (!(drawn > 0)) throw new Error('A drawing does not tell its width.');
  const density = (POINTS_PER_INCH * width) / drawn;
  return encode(sharp(Buffer.from(drawing), { density }), width);
}

const encode = (picture: Sharp, width: ImageWidth): Promise<Buffer> =>
  picture.resize({ width }).webp({ quality: QUALITY, effort: 2 }).toBuffer();
