import { path, polygon, stroke } from '../../paint/shapes';
import { heightAt, rolling, tallness, type Terrain } from './layer';
import { hazy } from './rock';

/** Conifers on a slope, with snow or light on one side. */
export const pines: Terrain = (layer) => {
  const { width, top, tone, random } = layer;
  const high = tallness(layer);
  const edge = rolling(random, width, top, high * 0.45);
  const trees = { dark: '', light: '' };
  for (let x = -6; x < width + 6; x += high * (0.09 + 0.3 * random.next())) {
    const up = high * (0.4 + 0.75 * random.next());
    const y = heightAt(edge, Math.max(0, Math.min(width, x))) + 4;
    for (const [share, half] of [
      [0, 0.24],
      [0.28, 0.19],
      [0.55, 0.13],
    ] as const) {
      const [foot, tip, side] = [y - up * share, y - up * (share + 0.46), up * half];
      trees.dark += `M${(x - side).toFixed(0)} ${foot.toFixed(0)}L${x.toFixed(0)} ${tip.toFixed(0)}L${(x + side).toFixed(0)} ${foot.toFixed(0)}Z`;
      trees.light += `M${x.toFixed(0)} ${tip.toFixed(0)}L${(x + tone.from * side).toFixed(0)} ${foot.toFixed(0)}L${(x + tone.from * side * 0.45).toFixed(0)} ${(foot - 1).toFixed(0)}Z`;
    }
  }
  return path(trees.dark, tone.body) + path(trees.light, tone.lit) + hazy(layer, edge);
};

/** Giant stalks with caps, from a damp world. */
export const stalks: Terrain = (layer) => {
  const { width, top, tone, random } = layer;
  const high = tallness(layer) * 1.2;
  const edge = rolling(random, width, top, high * 0.2);
  const plants = Array.from({ length: random.int(4, 8) }, () => {
    const x = width * random.next();
    const y = heightAt(edge, x) + 6;
    const up = high * (0.4 + 0.9 * random.next());
    const lean = up * 0.24 * (random.next() - 0.5);
    const cap = up * (0.2 + 0.22 * random.next());
    const [tipX, tipY] = [x + lean, y - up];
    return [
      path(
        `M${x - 3} ${y}Q${x} ${y - up * 0.5} ${tipX - 2} ${tipY}H${tipX + 2}Q${x + 5} ${y - up * 0.5} ${x + 4} ${y}Z`,
        tone.body,
      ),
      path(
        `M${tipX - cap} ${tipY + cap * 0.15}C${tipX - cap * 0.9} ${tipY - cap * 0.75} ${tipX + cap * 0.9} ${tipY - cap * 0.75} ${tipX + cap} ${tipY + cap * 0.15}Q${tipX} ${tipY - cap * 0.1} ${tipX - cap} ${tipY + cap * 0.15}Z`,
        tone.body,
      ),
      stroke(
        `M${tipX + tone.from * cap} ${tipY + cap * 0.12}C${tipX + tone.from * cap * 0.9} ${tipY - cap * 0.72} ${tipX + tone.from * cap * 0.1} ${tipY - cap * 0.6} ${tipX} ${tipY - cap * 0.52}`,
        tone.rim,
        2,
        { opacity: 0.7 },
      ),
    ].join('');
  });
  return plants.join('') + hazy(layer, edge);
};

/** Grass and stones along the lower edge, nearest to the eye. */
export const grass: Terrain = (layer) => {
  const { width, top, tone, random } = layer;
  const edge = rolling(random, width, top, 10);
  let blades = '';
  for (let x = 0; x < width; x += 4 + 9 * random.next()) {
    const [y, up] = [heightAt(edge, x) + 3, 8 + 22 * random.next() ** 2];
    const lean = up * (random.next() - 0.4);
    blades += `M${x.toFixed(0)} ${y.toFixed(0)}q${(lean * 0.2).toFixed(0)} ${(-up * 0.7).toFixed(0)} ${lean.toFixed(0)} ${(-up).toFixed(0)}q${(-lean * 0.4).toFixed(0)} ${(up * 0.5).toFixed(0)} ${(-lean + 3).toFixed(0)} ${up.toFixed(0)}z`;
  }
  return path(blades, tone.body) + hazy(layer, edge);
};

/** Scattered stones, each with a lit top. */
export const stones: Terrain = (layer) => {
  const { width, top, tone, random } = layer;
  const edge = rolling(random, width, top, 8);
  const drawn = Array.from({ length: random.int(4, 8) }, () => {
    const x = width * random.next();
    const [y, r] = [heightAt(edge, x) + 5, 8 + 26 * random.next() ** 2];
    const lit = x + tone.from * r * 0.25;
    return (
      polygon(
        [
          [x - r, y],
          [x - r * 0.7, y - r * 0.6],
          [x - r * 0.1, y - r * 0.95],
          [x + r * 0.6, y - r * 0.7],
          [x + r, y],
        ],
        tone.body,
      ) +
      polygon(
        [
          [lit - r * 0.5, y - r * 0.6],
          [lit, y - r * 0.88],
          [lit + r * 0.4, y - r * 0.62],
          [lit, y - r * 0.42],
        ],
        tone.lit,
      )
    );
  });
  return drawn.join('') + hazy(layer, edge);
};
