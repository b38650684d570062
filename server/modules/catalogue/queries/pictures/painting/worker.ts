import sharp, { type Sharp } from 'sharp';
import type { ImageWidth } from '@domain/card-image-size';
import { drawAspect } from '@artwork/aspect';
import { drawCardFace } from '@artwork/card';
import { drawCardSet } from '@artwork/card-set';
import { drawProxy } from '@artwork/proxy';
import { PictureUnavailable } from '../picture-unavailable';
import { linkPicture } from './link-preview';
import type { Drawing, Painted, PaintJob } from './painters';

/** Runs in a worker thread: draws and paints for the program. */

// No picture is painted twice, so caching parts would gain nothing.
sharp.cache(false);

export default async function paint(job: PaintJob): Promise<Painted> {
  try {
    return { bytes: await painted(job) };
  } catch (error) {
    if (error instanceof PictureUnavailable) return { refusal: error.message };
    throw error;
  }
}

function painted(job: PaintJob): Promise<Uint8Array> {
  switch (job.paint) {
    case 'DRAWING':
      return paintDrawing(svgOf(job.drawing), job.width);
    case 'BYTES':
      return resize(job.bytes, job.width);
    case 'UPLOAD':
      return paintUpload(job.bytes);
    case 'LINK':
      return linkPicture(job.content, job.card);
  }
}

function svgOf(drawing: Drawing): string {
  switch (drawing.shows) {
    case 'CARD':
      return drawCardFace(drawing.facts);
    case 'PROXY':
      return drawProxy(drawing.facts);
    case 'ASPECT':
      return drawAspect(drawing.aspect);
    case 'CARD_SET':
      return drawCardSet(drawing);
  }
}

const MAX_PIXELS = 40_000_000;
const QUALITY = 84;
const POINTS_PER_INCH = 72;

/**
 * A drawing as WebP of a width in pixels, painted in that size: small ones are faster, large ones stay crisp.
 *
 * @param drawing SVG that we drew
 * @throws Error for one that can't be painted, which is our own fault
 */
export async function paintDrawing(drawing: string, width: ImageWidth): Promise<Uint8Array> {
  const drawn = Number(/^<svg[^>]* viewBox="0 0 (\d+) /.exec(drawing)?.[1]);
  if (!(drawn > 0)) throw new Error('A drawing has no width.');
  const density = (POINTS_PER_INCH * width) / drawn;
  return encode(sharp(Buffer.from(drawing), { density }), width);
}

/**
 * A picture of another host as WebP of a width in pixels; the height follows.
 *
 * @throws PictureUnavailable for bytes that aren't a picture, or one of more than 40 million pixels
 */
async function resize(bytes: Uint8Array, width: ImageWidth): Promise<Uint8Array> {
  try {
    return await encode(sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate(), width);
  } catch (error) {
    throw new PictureUnavailable('The answer isn’t a picture.', { cause: error });
  }
}

/** An SVG could refer to other files and hosts. */
const UPLOADED_FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];
/** In pixels, both ways: enough for the widest place of a set's picture. */
const LARGEST_UPLOAD = 1_920;

/**
 * A picture that a person sent as WebP, without anything but its pixels.
 *
 * @throws PictureUnavailable for bytes that aren't a picture, or one of more than 40 million pixels
 */
async function paintUpload(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const sent = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { format } = await sent.metadata();
    if (!UPLOADED_FORMATS.includes(format)) throw new Error(`Unknown format: ${format}`);
    return await sent
      .rotate()
      .resize({
        width: LARGEST_UPLOAD,
        height: LARGEST_UPLOAD,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    throw new PictureUnavailable('What was sent isn’t a picture.', { cause: error });
  }
}

const encode = (picture: Sharp, width: ImageWidth): Promise<Uint8Array> =>
  picture.resize({ width }).webp({ quality: QUALITY, effort: 2 }).toBuffer();
