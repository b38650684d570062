import type { Draw } from '../paint/brush';
import { BODIES, type BodyKind } from './body';
import { HEADS, type HeadKind } from './head';
import { HELD, type HeldKind } from './held';

interface Wardrobe {
  bodies: readonly BodyKind[];
  heads: readonly HeadKind[];
  held: readonly HeldKind[];
}

/** A person in clothes from a wardrobe; 200 tall, standing at the origin. */
const dressedFrom =
  ({ bodies, heads, held }: Wardrobe): Draw =>
  (brush) => {
    const { random } = brush;
    const body = BODIES[random.pick(bodies)](brush);
    const head = HEADS[random.pick(heads)](brush);
    const carried = HELD[random.pick(held)](brush);
    const stout = 0.94 + 0.2 * random.next();
    return `<g transform="scale(${stout.toFixed(2)} 1)">${body}${head}${carried}</g>`;
  };

/** People by role. */
export const FIGURES = {
  soldier: dressedFrom({
    bodies: ['armour'],
    heads: ['helmet', 'helmet', 'mask', 'hair'],
    held: ['rifle', 'rifle', 'blade', 'banner'],
  }),
  traveller: dressedFrom({
    bodies: ['jacket', 'cloak'],
    heads: ['hood', 'brim', 'hair', 'ears', 'antennae'],
    held: ['pack', 'staff', 'lantern', 'rifle'],
  }),
  wise: dressedFrom({
    bodies: ['robe', 'robe', 'cloak'],
    heads: ['hood', 'horns', 'hair', 'antennae'],
    held: ['book', 'staff', 'lantern', 'nothing'],
  }),
  noble: dressedFrom({
    bodies: ['robe', 'cloak'],
    heads: ['crest', 'hair', 'horns'],
    held: ['nothing', 'banner', 'staff', 'blade'],
  }),
  outlaw: dressedFrom({
    bodies: ['cloak', 'jacket'],
    heads: ['brim', 'mask', 'hood', 'horns'],
    held: ['blade', 'rifle', 'nothing'],
  }),
  worker: dressedFrom({
    bodies: ['jacket', 'armour'],
    heads: ['mask', 'hair', 'ears', 'helmet'],
    held: ['tool', 'pack', 'tool', 'lantern'],
  }),
} satisfies Record<string, Draw>;

export type FigureKind = keyof typeof FIGURES;
