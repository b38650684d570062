import { type Card, groundColour } from '@domain/card';
import { sizedImageUrl } from '@/shared/lib/sized-image';
import type { DeckSection } from './deck-sections';

/** In pixels of the picture. */
const CARD = { width: 180, height: 252 };
const GAP = 14;
const COLUMNS = 7;
const TITLE = 76;
const BADGE = 22;
const WIDTH = COLUMNS * (CARD.width + GAP) + GAP;

const GROUND = '#090d18';
const INK = '#eaeefa';
const SPARK = '#ffd27a';

interface Placed {
  card: Card;
  copies: number;
  x: number;
  y: number;
  width: number;
}

/**
 * A deck as a PNG: its leaders and bases, then its other cards, each once with its copies. A card whose picture can't be
 * loaded is named.
 */
export async function drawDeck(name: string, sections: readonly DeckSection[]): Promise<Blob> {
  await document.fonts.ready;
  const placed = place(sections);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.max(...placed.map(({ y }) => y), 0) + CARD.height + GAP;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'middle';
  pen.fillStyle = INK;
  pen.font = '700 36px "Exo 2", sans-serif';
  pen.fillText(name, GAP, TITLE / 2, WIDTH - 2 * GAP);
  const pictures = await Promise.all(placed.map(({ card, width }) => pictureOf(card, width)));
  placed.forEach((each, at) => draw(pen, each, pictures[at] ?? null));
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No picture was made.'))),
      'image/png',
    ),
  );
}

/** Rows from left to right; landscape cards are as high as the others. */
function place(sections: readonly DeckSection[]): Placed[] {
  let x = GAP;
  let y = TITLE;
  return sections.flatMap(({ rows }) =>
    rows.map(({ card, line: { copies } }) => {
      const isWide = (card.images.front?.orientation ?? 'PORTRAIT') === 'LANDSCAPE';
      const width = isWide ? (CARD.height * 7) / 5 : CARD.width;
      if (x + width > WIDTH) {
        x = GAP;
        y += CARD.height + GAP;
      }
      const placed = { card, copies, x, y, width };
      x += width + GAP;
      return placed;
    }),
  );
}

async function pictureOf({ images }: Card, width: number): Promise<HTMLImageElement | null> {
  if (!images.front?.url) return null;
  const picture = new Image();
  picture.src = sizedImageUrl(images.front.url, width);
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  }
}

function draw(
  pen: CanvasRenderingContext2D,
  { card, copies, x, y, width }: Placed,
  picture: HTMLImageElement | null,
): void {
  if (picture) pen.drawImage(picture, x, y, width, CARD.height);
  else {
    pen.fillStyle = groundColour(card.aspects);
    pen.fillRect(x, y, width, CARD.height);
    pen.fillStyle = INK;
    pen.font = '600 18px "Inter Variable", sans-serif';
    pen.fillText(card.name, x + GAP, y + CARD.height / 2, width - 2 * GAP);
  }
  if (card.cardType === 'LEADER' || card.cardType === 'BASE') return;
  pen.beginPath();
  pen.arc(x + width - BADGE, y + BADGE, BADGE, 0, 2 * Math.PI);
  pen.fillStyle = SPARK;
  pen.fill();
  pen.fillStyle = GROUND;
  pen.font = '700 24px "Exo 2", sans-serif';
  pen.textAlign = 'center';
  pen.fillText(`${copies}`, x + width - BADGE, y + BADGE + 2);
  pen.textAlign = 'start';
}
