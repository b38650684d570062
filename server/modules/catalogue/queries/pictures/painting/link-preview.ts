import sharp from 'sharp';
import { drawLinkGround, drawLinkWords } from '@artwork/link-preview';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 50;
const JPEG_QUALITY = 82;

/**
 * The picture that a shared link shows, 1,200 × 630 pixels: JPEG, since not every program that shows links supports
 * WebP.
 *
 * @param card a picture of a card to show beside the words, in any format that sharp reads
 */
export async function linkPicture(
  { setCode, ...words }: LinkContent,
  card: Uint8Array | undefined,
): Promise<Uint8Array> {
  const shown = card && (await placed(card));
  const left = shown ? shown.left + shown.width + MARGIN : 80;
  return sharp(Buffer.from(drawLinkGround(setCode)))
    .resize(WIDTH, HEIGHT)
    .composite([
      { input: Buffer.from(drawLinkWords({ ...words, left })) },
      ...(shown ? [shown] : []),
    ])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

/** A card as large as the left half allows, vertically centred. */
async function placed(card: Uint8Array) {
  const { data, info } = await sharp(card)
    .resize({ width: WIDTH / 2 - 2 * MARGIN, height: HEIGHT - 2 * MARGIN, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const top = Math.round((HEIGHT - info.height) / 2);
  return { input: data, left: MARGIN + 20, top, width: info.width };
}

/** The words of a shared link's picture, and its background. */
export interface LinkContent {
  heading: string;
  /** Smaller lines under the heading. */
  lines: readonly string[];
  /** The set whose scene is the background; none for the site itself. */
  setCode?: string;
}
