import sharp from 'sharp';
import { drawAspect } from '@artwork/aspect';
import { drawCardFace } from '@artwork/card';
import { drawCardSet } from '@artwork/card-set';
import { drawProxy } from '@artwork/proxy';
import { linkPicture } from '../links/link-picture';
import { PictureUnavailable } from '../picture-unavailable';
import type { Drawing, Painted, PaintJob } from './job';
import { paintDrawing, resize } from './to-webp';

/** Runs in a worker thread: draws and paints what the program asks for. */

// No picture is painted twice, so nothing is won by keeping parts of it.
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
