import { randomFrom } from '../random';
import type { CardFacts } from './card-facts';
import { line } from './lettering';
import { paletteOf } from './palette';
import { drawScene } from './scene';

/** A set's picture: its sky, its name; 960 × 540 units of SVG. */
export function drawCardSet({ code, name }: { code: string; name: string }): string {
  const random = randomFrom('card set', code);
  const aspect = random.pick(['VIGILANCE', 'COMMAND', 'AGGRESSION', 'CUNNING'] as const);
  const palette = paletteOf([aspect, random.pick(['HEROISM', 'VILLAINY'] as const)]);
  const facts: Pick<CardFacts, 'cardId' | 'face' | 'arena'> = {
    cardId: code,
    face: 'FRONT',
    arena: 'GROUND',
  };
  const middle = { x: 480, maxWidth: 860, anchor: 'middle' } as const;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540">',
    drawScene(facts, palette, 960, 540),
    line(name, { ...middle, y: 455, size: 64 }),
    line(code, { ...middle, y: 505, size: 30, weight: 400, fill: '#dfe6f7' }),
    '</svg>',
  ].join('');
}
