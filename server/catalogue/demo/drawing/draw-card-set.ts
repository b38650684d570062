import { randomFrom } from '../random';
import { drawSetting } from './scene';

/** A set's picture: a view of where it plays; 960 × 540 units of SVG. Its name stands beside it. */
export function drawCardSet({ code }: { code: string }): string {
  const random = randomFrom('card set', code);
  const aspect = random.pick(['VIGILANCE', 'COMMAND', 'AGGRESSION', 'CUNNING'] as const);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540">',
    drawSetting(code, [aspect], 960, 540),
    '</svg>',
  ].join('');
}
