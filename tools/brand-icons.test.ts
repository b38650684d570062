import { BRAND_MARK } from '@domain/brand-mark';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const read = (file: string) => readFileSync(`public/${file}`);

interface Manifest {
  icons: { src: string; sizes: string; type: string }[];
}

test.each([
  ['icons/apple-touch-icon.png', 180],
  ['icons/icon-192.png', 192],
  ['icons/icon-512.png', 512],
  ['icons/maskable-512.png', 512],
])('%s is a PNG, %i pixels wide and high', async (file, width) => {
  const { format, ...size } = await sharp(read(file)).metadata();
  expect({ format, width: size.width, height: size.height }).toEqual({
    format: 'png',
    width,
    height: width,
  });
});

test('favicon.ico holds a PNG of 32 pixels', async () => {
  const file = read('favicon.ico');
  expect(file.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]));
  const picture = file.subarray(file.readUInt32LE(18));
  expect(picture.length).toBe(file.readUInt32LE(14));
  expect((await sharp(picture).metadata()).width).toBe(32);
});

test('favicon.svg shows the current mark', () => {
  const drawing = read('favicon.svg').toString();
  expect(drawing).toContain(BRAND_MARK.star);
  expect(drawing).toContain(BRAND_MARK.leaves);
});

test('the manifest names icons that exist in the given sizes', async () => {
  const { icons } = JSON.parse(read('manifest.webmanifest').toString()) as Manifest;
  expect(icons).not.toHaveLength(0);
  for (const { src, sizes, type } of icons) {
    const { width, height, format } = await sharp(read(src)).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
});

test('the page links to all of them', () => {
  const page = readFileSync('index.html').toString();
  for (const file of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'manifest.webmanifest'])
    expect(page).toContain(file);
});
