import { readFileSync } from 'node:fs';
import { BRAND_COLOURS } from '@domain/brand-mark';
import { DEFAULT_THEME, THEMES, type Theme } from '@domain/theme';

/** The blocks of tokens.css by theme, read as text, so that the test sees what browsers get. */
const css = readFileSync('src/app/styles/tokens.css', 'utf8');

const TEXTS = ['text', 'text-muted', 'accent-text', 'accent-hover', 'spark'];
const GROUNDS = [
  'ground',
  'ground-glow',
  'ground-dust',
  'surface',
  'surface-raised',
  'surface-hover',
];
const PAIRS = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['error', 'error-ground'],
  ['warning', 'warning-ground'],
  ['success', 'success-ground'],
  ['info', 'info-ground'],
] as const;
const EDGES = ['border-strong', 'focus'].flatMap((edge) =>
  GROUNDS.map((ground) => [edge, ground] as const),
);

function tokensOf(theme: Theme): Map<string, string> {
  const start = css.indexOf(`[data-theme='${theme}'] {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--colour-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(THEMES)('the theme %s', (theme) => {
  const tokens = tokensOf(theme);
  const token = (name: string) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`There is no colour ${name}.`);
    return value;
  };

  test.each(PAIRS)('%s can be read on %s', (text, ground) => {
    expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(EDGES)('%s can be seen on %s', (edge, ground) => {
    expect(contrast(token(edge), token(ground))).toBeGreaterThanOrEqual(3);
  });
});

test('what is shown before the style sheet has the default theme’s name and background', () => {
  const html = readFileSync('index.html', 'utf8');
  const ground = tokensOf(DEFAULT_THEME).get('ground');
  expect(css).toContain(`:root,\n[data-theme='${DEFAULT_THEME}'] {`);
  expect(html).toContain(`data-theme="${DEFAULT_THEME}"`);
  expect(html).toContain(`name="theme-color" content="${ground}"`);
  expect(BRAND_COLOURS.night).toBe(ground);
});
