import sharp, { type Sharp } from 'sharp';
import type { ImageWidth } from '@domain/card-image-size';
import { PictureUnavailable } from '../picture-unavailable';

const MOST_PIXELS = 40_000_000;
const QUALITY = 84;
const POINTS_PER_INCH = 72;

/**
 * A drawing as WebP of a width in pixels, painted in that size: a small one sooner, a large one crisp.
 *
 * @param drawing SVG that we drew
 * @throws Error for one that can't be painted, which is a fault of ours
 */
export async function paintDrawing(drawing: string, width: ImageWidth): Promise<Uint8Array> {
  const drawn = Number(/^<svg[^>]* viewBox="0 0 (\d+) /.exec(drawing)?.[1]);
  if (!(drawn > 0)) throw new Error('A drawing does not tell its width.');
  const density = (POINTS_PER_INCH * width) / drawn;
  return encode(sharp(Buffer.from(drawing), { density }), width);
}

/**
 * The picture that another host gave as WebP of a width in pixels; its height follows.
 *
 * @throws PictureUnavailable for bytes that are no picture, or one of more than 40 million pixels
 */
export async function resize(bytes: Uint8Array, width: ImageWidth): Promise<Uint8Array> {
  try {
    return await encode(sharp(bytes, { limitInputPixels: MOST_PIXELS }).rotate(), width);
  } catch (error) {
    throw new PictureUnavailable('What came is no picture.', { cause: error });
  }
}

const encode = (picture: Sharp, width: ImageWidth): Promise<Uint8Array> =>
  picture.resize({ width }).webp({ quality: QUALITY, effort: 2 }).toBuffer();
