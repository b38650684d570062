import { linearGradient, path, polygon, rect, stroke, withGradient } from '../../paint/shapes';
import { jagged, rolling, tallness, type Terrain } from './layer';

/** Water up to the horizon, which reflects the sky. */
export const sea: Terrain = ({ width, height, top, nearness, tone, random, id }) => {
  const water = id('water');
  const glints = Array.from({ length: 26 }, () => {
    const depth = random.next() ** 1.6;
    const y = top + 3 + depth * (height - top) * 0.6;
    const long = width * (0.02 + 0.12 * depth * random.next());
    return `M${(width * random.next() - long).toFixed(0)} ${y.toFixed(0)}h${(2 * long).toFixed(0)}`;
  });
  return [
    `<defs>${linearGradient(water, [
      [0, tone.lit],
      [0.4, tone.body],
      [1, tone.shade],
    ])}</defs>`,
    rect([0, top, width, height - top], withGradient(water)),
    stroke(glints.slice(0, 13).join(''), tone.rim, 1.4 + nearness, { opacity: 0.55 }),
    stroke(glints.slice(13).join(''), tone.shade, 2, { opacity: 0.45 }),
  ].join('');
};

/** Rocks and islets in the water. */
export const islands: Terrain = (layer) => {
  const { width, top, tone, random } = layer;
  const high = tallness(layer);
  return Array.from({ length: random.int(2, 3) }, (_, at) => {
    const x = width * ((at + random.next()) / 3);
    const half = high * (0.6 + 1.1 * random.next());
    const edge = jagged(random, 2 * half, 0, high * 0.5).map(([dx, dy]) => {
      const share = 1 - Math.abs(dx - half) / half;
      return [x - half + dx, top - Math.max(0, share ** 0.7 * high * 0.85 - dy * share)] as const;
    });
    const crest = edge.filter(([dx]) => (dx - x) * tone.from > -half * 0.1);
    return [
      polygon([...edge, [x + half, top + 2], [x - half, top + 2]], tone.body),
      polygon([...crest, [x + tone.from * half * 0.5, top], [x, top]], tone.lit, { opacity: 0.6 }),
      path(`M${x - half} ${top}h${2 * half}l${-half * 0.4} 7h${-half * 1.2}z`, tone.shade, {
        opacity: 0.6,
      }),
    ].join('');
  }).join('');
};

/** The swell nearest to the eye. */
export const waves: Terrain = (layer) => {
  const { width, height, top, tone, random } = layer;
  return [0, 1, 2]
    .map((row) => {
      const edge = rolling(random, width, top + row * 24, 9);
      const line = edge.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(1)}`).join('L');
      return (
        polygon([...edge, [width, height], [0, height]], row === 1 ? tone.shade : tone.body, {
          opacity: 0.85,
        }) + stroke(`M${line}`, tone.rim, 2, { opacity: 0.5 - row * 0.12 })
      );
    })
    .join('');
};
