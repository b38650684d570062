import { BRAND_COLOURS, BRAND_MARK } from '@domain/brand-mark';
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Draws the icons that browsers and home screens show; their files are checked in. */
const { star, leaves, size } = BRAND_MARK;
const { night, ground, ...colours } = BRAND_COLOURS;

/**
 * The mark on its ground, which keeps it readable on light and on dark bars.
 *
 * @param share of the width that the mark takes
 * @param radius of the corners, in shares of the width
 */
function icon(share: number, radius: number): string {
  const inset = (size * (1 - share)) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">`,
    `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#232d55"/><stop offset="1" stop-color="${ground}"/></linearGradient>`,
    `<rect width="${size}" height="${size}" rx="${size * radius}" fill="url(#g)"/>`,
    `<g transform="translate(${inset} ${inset}) scale(${share})">`,
    `<path d="${leaves}" fill="${colours.leaves}"/><path d="${star}" fill="${colours.star}"/>`,
    '</g></svg>\n',
  ].join('');
}

const png = (drawing: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: (72 * width) / size })
    .resize(width)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** A PNG within the old format for favicons, for clients that request /favicon.ico by themselves. */
function ico(picture: Buffer, width: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(width, 6);
  header.writeUInt8(width, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

const tile = icon(0.84, 0.22);
const manifest = {
  name: 'Starbinder',
  short_name: 'Starbinder',
  start_url: '/',
  display: 'browser',
  background_color: night,
  theme_color: night,
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

mkdirSync('public/icons', { recursive: true });
writeFileSync('public/favicon.svg', tile);
writeFileSync('public/favicon.ico', ico(await png(tile, 32), 32));
writeFileSync('public/icons/icon-192.png', await png(tile, 192));
writeFileSync('public/icons/icon-512.png', await png(tile, 512));
writeFileSync('public/icons/maskable-512.png', await png(icon(0.56, 0), 512));
writeFileSync('public/icons/apple-touch-icon.png', await png(icon(0.68, 0), 180));
writeFileSync('public/manifest.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);
