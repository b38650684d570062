import { polygon } from '../../paint/shapes';
import { heightAt, type Layer, rolling, tallness, type Terrain } from './layer';
import { hazy } from './rock';

/** One shard from the ground, a lit and a dark side. */
function shard({ tone }: Layer, x: number, y: number, high: number, half: number, lean: number) {
  const tip = x + lean;
  const shoulder = y - high * 0.78;
  return (
    polygon(
      [
        [x - half, y],
        [tip - half * 0.7, shoulder],
        [tip, y - high],
        [tip + half * 0.7, shoulder],
        [x + half, y],
      ],
      tone.body,
    ) +
    polygon(
      [
        [x, y],
        [tip + tone.from * half * 0.12, shoulder + high * 0.06],
        [tip, y - high],
        [tip + tone.from * half * 0.7, shoulder],
        [x + tone.from * half, y],
      ],
      tone.lit,
    ) +
    polygon(
      [
        [tip, y - high],
        [tip + tone.from * half * 0.7, shoulder],
        [tip + tone.from * half * 0.55, shoulder + 3],
      ],
      tone.rim,
    )
  );
}

/** Ice, iron or glass that grows out of the ground in bundles. */
export const crystals: Terrain = (layer) => {
  const { width, top, random } = layer;
  const high = tallness(layer) * 1.4;
  const edge = rolling(random, width, top, high * 0.2);
  const bundles = Array.from({ length: random.int(3, 5) }, () => {
    const x = width * random.next();
    return Array.from({ length: random.int(2, 4) }, () => {
      const at = x + width * 0.07 * (random.next() - 0.5);
      const up = high * (0.3 + 0.9 * random.next() ** 1.5);
      const lean = (at - x) * 1.2;
      return shard(layer, at, heightAt(edge, at) + 8, up, up * (0.1 + 0.08 * random.next()), lean);
    }).join('');
  });
  return bundles.join('') + hazy(layer, edge);
};
