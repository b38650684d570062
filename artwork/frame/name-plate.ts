import { mix } from '@domain/colour';
import type { CardFacts } from '../card-facts';
import { INK, line, PALE_INK, PLATE } from './lettering';
import { path, stroke } from '../paint/shapes';
import type { FrameBox } from './sheet';

/** The plate at the top, pointed on the right, with name and subtitle. */
export function namePlate(facts: CardFacts, { width, palette, plates }: FrameBox): string {
  const left = facts.cost === null ? 40 : 104;
  const maxWidth = width - left - 56;
  const right = width - 22;
  const outline = `M34 24H${right - 26}L${right} 55L${right - 26} 86H34Q22 86 22 74V36Q22 24 34 24Z`;
  return [
    path(outline, PLATE, { 'fill-opacity': plates }),
    path(
      `M${right - 40} 24H${right - 26}L${right} 55L${right - 26} 86H${right - 40}L${right - 14} 55Z`,
      palette.main,
      {
        opacity: 0.9,
      },
    ),
    stroke(outline, mix(palette.side, '#ffffff', 0.2), 1.6, { 'stroke-opacity': 0.85 }),
    facts.unique ? path(`M${left + 5} 45l3 7 7 3-7 3-3 7-3-7-7-3 7-3z`, palette.glow) : '',
    line(facts.name, {
      x: facts.unique ? left + 26 : left,
      y: facts.subtitle === null ? 65 : 54,
      size: 27,
      maxWidth: maxWidth - (facts.unique ? 26 : 0),
      fill: INK,
    }),
    facts.subtitle === null
      ? ''
      : line(facts.subtitle, {
          x: facts.unique ? left + 26 : left,
          y: 76,
          size: 17,
          maxWidth: maxWidth - (facts.unique ? 26 : 0),
          weight: 400,
          fill: PALE_INK,
        }),
  ].join('');
}
