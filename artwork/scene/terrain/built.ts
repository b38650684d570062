import { path, polygon, rect, stroke, type Point } from '../../paint/shapes';
import { heightAt, jagged, rolling, tallness, type Terrain } from './layer';
import { hazy } from './rock';

/** Towers in rows, some of their windows lit. */
export const city: Terrain = (layer) => {
  const { width, top, tone, random } = layer;
  const high = tallness(layer);
  const foot = top + high * 0.35;
  const towers: string[] = [];
  let windows = '';
  for (let x = -10; x < width;) {
    const wide = width * (0.025 + 0.05 * random.next());
    const up = high * (0.3 + 1.3 * random.next() ** 2);
    const roof = random.int(0, 2);
    const slant = roof === 0 ? wide * 0.5 * tone.from : 0;
    const outline: Point[] = [
      [x, foot],
      [x, foot - up + Math.max(0, slant)],
      ...(roof === 1 ? [[x + wide / 2, foot - up - wide * 0.6] as const] : []),
      [x + wide, foot - up + Math.max(0, -slant)],
      [x + wide, foot],
    ];
    const litX = tone.from === 1 ? x + wide * 0.68 : x;
    towers.push(
      polygon(outline, tone.body),
      rect([litX, foot - up + wide * 0.5, wide * 0.32, up], tone.lit, { opacity: 0.55 }),
    );
    if (roof === 2) towers.push(rect([x + wide * 0.45, foot - up - wide, 1.6, wide], tone.body));
    for (let y = foot - up * 0.85; y < foot; y += 9) {
      for (let at = x + 3; at < x + wide - 3; at += 6) {
        if (random.chance(0.22)) windows += `M${at.toFixed(0)} ${y.toFixed(0)}h2.4v3.4h-2.4z`;
      }
    }
    x += wide * (1 + 0.5 * random.next());
  }
  return [
    ...towers,
    path(windows, tone.glow, { opacity: 0.85 }),
    hazy(layer, rolling(random, width, foot - 4, high * 0.06)),
  ].join('');
};

/** Half shells of broken glass with ribs, and splinters around them. */
export const brokenDomes: Terrain = (layer) => {
  const { width, top, tone, random } = layer;
  const high = tallness(layer) * 1.1;
  const foot = top + high * 0.3;
  const domes = [0, 1, 2].slice(0, random.int(2, 3)).map((at) => {
    const r = high * (0.5 + 0.6 * random.next());
    const x = width * ((at + random.next()) / 3);
    const [from, to] = [
      Math.PI * (1 + 0.05 * random.next()),
      Math.PI * (1.45 + 0.4 * random.next()),
    ];
    const on = (angle: number, radius: number): Point => [
      x + Math.cos(angle) * radius * tone.from,
      foot + Math.sin(angle) * radius,
    ];
    const steps = Array.from({ length: 9 }, (_, step) => from + ((to - from) * step) / 8);
    const shell = [
      ...steps.map((angle) => on(angle, r)),
      ...steps.toReversed().map((angle) => on(angle, r * (0.82 + 0.1 * random.next()))),
    ];
    const ribs = steps
      .filter((_, step) => step % 2 === 0)
      .map((angle) => {
        const [x1, y1] = on(angle, r);
        const [x2, y2] = on(angle + 0.1, r * 0.55);
        return `M${x1.toFixed(0)} ${y1.toFixed(0)}L${x2.toFixed(0)} ${y2.toFixed(0)}`;
      });
    return [
      polygon([...steps.map((angle) => on(angle, r)), [x, foot]], tone.glow, { opacity: 0.08 }),
      polygon(shell, tone.body),
      stroke(ribs.join(''), tone.body, 2.5),
      stroke(
        `M${steps
          .map((angle) =>
            on(angle, r)
              .map((part) => part.toFixed(0))
              .join(' '),
          )
          .join('L')}`,
        tone.rim,
        1.6,
        { opacity: 0.7 },
      ),
    ].join('');
  });
  const ground = jagged(random, width, foot, high * 0.14);
  const splinters = Array.from({ length: 10 }, () => {
    const x = width * random.next();
    const y = heightAt(ground, x) + 3;
    const up = high * (0.06 + 0.14 * random.next());
    return `M${(x - 4).toFixed(0)} ${y.toFixed(0)}L${(x + up * (random.next() - 0.5)).toFixed(0)} ${(y - up).toFixed(0)}L${(x + 4).toFixed(0)} ${y.toFixed(0)}Z`;
  });
  return domes.join('') + path(splinters.join(''), tone.lit) + hazy(layer, ground);
};
