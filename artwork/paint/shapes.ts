/** Shapes in SVG, with short numbers, since a picture has hundreds of them. */

export type Point = readonly [x: number, y: number];
type Attributes = Record<string, string | number>;

const short = (value: number) => String(Math.round(value * 10) / 10);

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? String(Math.round(value * 1_000) / 1_000) : value}"`,
    )
    .join('');

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  `<path d="${d}" fill="${fill}"${written(more)}/>`;

/** A line without a fill. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  path(d, 'none', { stroke: colour, 'stroke-width': width, ...more });

export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}): string =>
  path(`M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`, fill, more);

export const rect = (
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  more: Attributes = {},
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${written(more)}/>`;

export const circle = ([x, y]: Point, r: number, fill: string, more: Attributes = {}): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${written(more)}/>`;

export const ellipse = (
  [x, y]: Point,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${written(more)}/>`;

/** @param transform such as `translate(10 20) scale(2)` */
export const group = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

/** Colours from start (0) to end (1), each with its opacity. */
type Stops = readonly (readonly [at: number, colour: string, opacity?: number])[];

const stopsOf = (stops: Stops) =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** @param direction x1, y1, x2, y2 in shares of the shape's box; downwards by default */
export const linearGradient = (
  id: string,
  stops: Stops,
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;

/** @param centre in shares of the shape's box */
export const radialGradient = (
  id: string,
  stops: Stops,
  [cx, cy, r]: readonly [number, number, number] = [0.5, 0.5, 0.5],
): string =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`;

export const withGradient = (id: string): string => `url(#${id})`;

/** A path's data with its numbers cut to a tenth: d`M${x} ${y}L0 0`. */
export const d = (texts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  texts.reduce((data, text, at) => {
    const value = values[at - 1];
    return data + (typeof value === 'number' ? Math.round(value * 10) / 10 : value) + text;
  });

/** A disc as path data, so that many of them make one element. */
export const dot = (x: number, y: number, r: number): string =>
  d`M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`;
