import { circle, path, stroke } from '../paint/shapes';
import type { Canvas } from './canvas';

/** What is in the air, in front of everything else in the picture. */
export type Weather = (canvas: Canvas) => string;

const dots = (canvas: Canvas, count: number, largest: number, lowest: number) => {
  const { width, height, random } = canvas;
  return Array.from({ length: count }, () => {
    const r = 0.8 + largest * random.next() ** 3;
    const [x, y] = [width * random.next(), height * lowest * random.next()];
    return `M${(x - r).toFixed(0)} ${y.toFixed(0)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`;
  }).join('');
};

export const snow: Weather = (canvas) =>
  path(dots(canvas, 60, 4.5, 0.75), '#ffffff', { opacity: 0.8 });

/** Sparks or spores that float. */
export const motes: Weather = (canvas) =>
  path(dots(canvas, 26, 3, 0.7), canvas.palette.glow, { opacity: 0.75 });

export const dust: Weather = (canvas) => {
  const { width, horizon, palette, random } = canvas;
  const veils = Array.from({ length: 4 }, () => {
    const y = horizon * (0.75 + 0.4 * random.next());
    return `M0 ${y.toFixed(0)}q${(width * 0.3).toFixed(0)} ${random.int(-30, 10)} ${(width * 0.55).toFixed(0)} ${random.int(-12, 12)}t${(width * 0.5).toFixed(0)} ${random.int(-12, 12)}v${random.int(14, 30)}q${(-width * 0.5).toFixed(0)} ${random.int(-20, 20)} ${(-width * 1.05).toFixed(0)} 0z`;
  });
  return (
    path(veils.join(''), palette.horizon, { opacity: 0.2 }) +
    path(dots(canvas, 22, 2, 0.7), palette.light, { opacity: 0.5 })
  );
};

const lines = ({ width, height, random }: Canvas, count: number, dx: number, dy: number) =>
  Array.from({ length: count }, () => {
    const long = 0.4 + random.next();
    return `M${(width * random.next()).toFixed(0)} ${(height * 0.7 * random.next()).toFixed(0)}l${(dx * long).toFixed(0)} ${(dy * long).toFixed(0)}`;
  }).join('');

export const rain: Weather = (canvas) =>
  stroke(lines(canvas, 46, -9, 30), canvas.palette.light, 1.3, { opacity: 0.4 });

/** The jet stream: long flat lines of wind. */
export const streams: Weather = (canvas) =>
  stroke(lines(canvas, 12, 130, -7), canvas.palette.light, 1.6, {
    opacity: 0.45,
    'stroke-linecap': 'round',
  });

/** Drops that fall upwards, where the moons pull. */
export const bubbles: Weather = ({ width, height, palette, random }) =>
  Array.from({ length: 14 }, () => {
    const r = 2 + 9 * random.next() ** 2;
    const at = [width * random.next(), height * 0.65 * random.next()] as const;
    return (
      circle(at, r, palette.light, { opacity: 0.16 }) +
      circle([at[0] - r * 0.35, at[1] - r * 0.35], r * 0.25, '#ffffff', { opacity: 0.8 })
    );
  }).join('');
