import sharp from 'sharp';
import { groundColour, VARIANT_ORDER, type VariantType } from '@domain/card';
import { generateSet } from '@server/app/demo/catalogue/generate-set';
import { imagesOf } from '@server/app/demo/catalogue/write-set';
import { DEMO_SETS } from '@server/app/demo/catalogue/sets';
import { drawCardFace } from './card';
import { drawScene } from './scene/draw-scene';

const [mood] = DEMO_SETS;
if (!mood) throw new Error('There are no demo sets.');
const set = generateSet(mood, 'a seed');
const printings = (variantType: VariantType) =>
  set.printings.filter((printing) => printing.variantType === variantType);
const everyNinth = printings('STANDARD').filter((_, at) => at % 9 === 0);

function faceOf(printing: (typeof set.printings)[number], shownAs = printing.variantType): string {
  const [image] = imagesOf(printing);
  if (!image) throw new Error('There is no face.');
  const { card, number } = printing;
  const { face, orientation } = image;
  const facts = { ...card, cardId: card.id, setCode: set.code, number, face, orientation };
  return drawCardFace({ ...facts, variantType: shownAs });
}

const pixels = (svg: string, width: number, height: number) =>
  sharp(Buffer.from(svg), { density: 12 })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();

const difference = (first: Buffer, second: Buffer): number =>
  first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0) / first.length;

test('a face is the same each time', () => {
  for (const printing of everyNinth.slice(0, 5)) expect(faceOf(printing)).toBe(faceOf(printing));
});

test('a picture defines each id once, and refers to none that it doesn’t define', () => {
  for (const printing of everyNinth) {
    const svg = faceOf(printing);
    const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const meant = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(defined).size).toBe(defined.length);
    expect(defined).toEqual(expect.arrayContaining(meant));
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('no two cards of a set show the same art', async () => {
  const scenes = await Promise.all(
    everyNinth.map(({ card }) =>
      pixels(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 700">${drawScene(
          { ...card, cardId: card.id, setCode: set.code, face: 'FRONT' },
          500,
          700,
        )}</svg>`,
        20,
        28,
      ),
    ),
  );
  const closest = scenes.flatMap((scene, at) =>
    scenes.slice(at + 1).map((other) => difference(scene, other)),
  );
  expect(Math.min(...closest)).toBeGreaterThan(4);
});

test('the picture’s colour is near the one that is shown until it loads', async () => {
  for (const printing of everyNinth.filter(({ card }) => card.aspects.length > 0)) {
    const bytes = await pixels(faceOf(printing), 1, 1);
    const ground = groundColour(printing.card.aspects);
    const expected = [1, 3, 5].map((at) => parseInt(ground.slice(at, at + 2), 16));
    expect(difference(bytes, Buffer.from(expected))).toBeLessThan(60);
  }
});

test('each variant type looks different from all others', async () => {
  const [printing] = printings('PRESTIGE');
  if (!printing) throw new Error('The set has no prestige printing.');
  const faces = await Promise.all(
    VARIANT_ORDER.map((variantType) => pixels(faceOf(printing, variantType), 50, 70)),
  );
  faces.forEach((face, at) => {
    for (const other of faces.slice(at + 1)) expect(difference(face, other)).toBeGreaterThan(3);
  });
});

test('letters are drawn as outlines, so no text of a card becomes markup', () => {
  const [printing] = everyNinth;
  if (!printing) throw new Error('The set has no cards.');
  const hostile = { ...printing, card: { ...printing.card, name: '<script>&"' } };
  expect(faceOf(hostile)).not.toContain('<script');
});
