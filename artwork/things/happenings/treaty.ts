import { between, type Brush, type Draw, times } from '../../paint/brush';
import { glow } from '../../paint/light';
import { circle, d, group, path, type Point, polygon, rect, stroke } from '../../paint/shapes';
import { hero } from '../hero';

/** A sealed treaty: a tablet, or a sheet that hangs from a rod. */
export const treaty: Draw = (brush) => {
  const { random } = brush;
  const wide = between(random, 58, 70);
  const isTablet = random.chance(0.5);
  return hero(
    brush,
    between(random, -14, 14),
    isTablet ? tablet(brush, wide) : sheet(brush, wide),
    writing(brush, wide * 0.72, isTablet),
    seal(brush, random.pick([-1, 0, 1]) * wide * 0.4, 60, between(random, 17, 24)),
  );
};

function tablet({ random, light }: Brush, w: number): string {
  const cut = between(random, 10, 28);
  return [
    path(
      d`M${-w} ${-92 + cut}L${-w + cut} -92H${w}V${92 - cut}L${w - cut} 92H${-w}Z`,
      light.shade,
      { transform: 'translate(-7 7)' },
    ),
    path(d`M${-w} ${-92 + cut}L${-w + cut} -92H${w}V${92 - cut}L${w - cut} 92H${-w}Z`, light.body),
    path(d`M${w * 0.5} -92H${w}V${92 - cut}L${w - cut} 92H${-w * 0.1}Z`, light.lit),
    stroke(d`M${-w + cut} -92H${w}V${92 - cut}L${w - cut} 92`, light.rim, 2.2),
    stroke(
      d`M${-w + 9} ${-82 + cut}L${-w + cut + 4} -83H${w - 9}V${86 - cut}L${w - cut - 4} 83H${-w + 9}Z`,
      light.glow,
      1.4,
      { opacity: 0.7 },
    ),
  ].join('');
}

const sheet = ({ random, light }: Brush, w: number): string => {
  const curl = between(random, 4, 12);
  return [
    path(d`M${-w} -84H${w}V74Q${w * 0.5} ${74 + curl * 2} 0 ${78}T${-w} 80Z`, light.lit),
    path(
      d`M${-w} -84H${w * -0.2}Q${-w * 0.5} 0 ${-w * 0.3} 80Q${-w * 0.6} ${80 - curl} ${-w} 80Z`,
      light.body,
    ),
    stroke(d`M${w} -84V74`, light.rim, 2.4),
    rect([-w - 12, -96, w * 2 + 24, 15], light.body, { rx: 7 }),
    rect([-w - 12, -96, w * 2 + 24, 5], light.rim, { rx: 2.5, opacity: 0.8 }),
    circle([-w - 13, -88.5], 8, light.shade),
    circle([w + 13, -88.5], 8, light.lit),
    circle([w + 13, -88.5], 3.4, light.glow),
  ].join('');
};

/** Signs of an invented script. */
function writing({ random, light }: Brush, half: number, shines: boolean): string {
  const ink = shines ? light.glow : light.shade;
  const rows = random.int(5, 7);
  let signs = '';
  for (let row = 0; row < rows; row++) {
    const y = -50 + row * 13;
    const end = half * (row === rows - 1 ? 0.2 : between(random, 0.6, 1));
    for (let x = -half; x < end - 6;) {
      const w = between(random, 4, 15);
      signs += random.pick([
        d`M${x} ${y}h${w}`,
        d`M${x} ${y + 3}v-7h${w}`,
        d`M${x} ${y - 4}h${w}v7`,
        d`M${x} ${y + 3}l${w * 0.5} -7l${w * 0.5} 7`,
      ]);
      x += w + 5;
    }
  }
  const emblem = random.chance(0.5)
    ? circle([0, -67], 7, 'none', { stroke: ink, 'stroke-width': 2.4 })
    : path('M0 -76L8 -67L0 -58L-8 -67Z', ink);
  return stroke(signs, ink, 2.2, { opacity: 0.9 }) + emblem;
}

function seal(brush: Brush, x: number, y: number, r: number): string {
  const { random, light } = brush;
  const teeth = random.int(9, 14);
  const edge = Array.from({ length: teeth * 2 }, (_, at): Point => {
    const [angle, far] = [(at / teeth) * Math.PI, at % 2 ? r : r * 1.16];
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });
  return group(
    d`translate(${x} ${y})`,
    path(d`M${-r * 0.6} 0L${-r} ${r * 2}L${-r * 0.4} ${r * 1.7}L0 ${r * 2}V0Z`, light.shade),
    path(d`M0 0V${r * 2}L${r * 0.5} ${r * 1.7}L${r} ${r * 2.1}L${r * 0.6} 0Z`, light.lit),
    glow(brush, [0, 0], r * 2, 0.7),
    polygon(edge, light.glow),
    path(d`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}Z`, '#ffffff', { opacity: 0.35 }),
    circle([0, 0], r * 0.68, 'none', { stroke: light.shade, 'stroke-width': 2 }),
    times(random.int(3, 5), (at) =>
      group(
        d`rotate(${at * 72})`,
        path(d`M0 ${-r * 0.5}L${r * 0.16} 0H${-r * 0.16}Z`, light.shade),
      ),
    ),
  );
}
