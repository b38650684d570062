import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Where `index.html` and the style sheets find them. */
const FOLDER = '.cache/fonts';

/** The characters of both files, as `fonts.css` names them. */
export const CHARACTERS =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** A package's font, and what we use of it. */
interface SmallFont {
  name: string;
  of: string;
  weights?: { min: number; max: number };
  /** Features of OpenType: pairs of letters that stand closer, figures of one width. */
  features: string[];
}

export const SMALL_FONTS: readonly SmallFont[] = [
  {
    name: 'inter.woff2',
    of: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
    features: ['kern', 'tnum'],
  },
  {
    name: 'exo-2.woff2',
    of: '@fontsource/exo-2/files/exo-2-latin-700-normal.woff2',
    features: ['kern'],
  },
];

/**
 * Makes the fonts of a first screen without the weights, variants of letters and ligatures that no page shows: 36 kB
 * instead of 65, and the first paint waits for them.
 */
export const smallFonts = (): Plugin => {
  let made: Promise<unknown> | undefined;
  return {
    name: 'small-fonts',
    async config({ root = process.cwd() }) {
      made ??= Promise.all(SMALL_FONTS.map((font) => makeFont(root, font)));
      await made;
    },
  };
};

async function makeFont(root: string, { name, of, weights, features }: SmallFont): Promise<void> {
  const whole = await readFile(join(root, 'node_modules', of));
  // A variable, since the package's types don't know `keepFeatures` yet.
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: features,
    ...(weights && { variationAxes: { wght: weights } }),
  };
  const small = await subsetFont(whole, charactersOf(CHARACTERS), options);
  const file = join(root, FOLDER, name);
  await mkdir(dirname(file), { recursive: true });
  // Another build may read it meanwhile.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, small);
  await rename(unfinished, file);
}

/** @param ranges as in `unicode-range` of a style sheet */
export const charactersOf = (ranges: string): string =>
  ranges
    .split(', ')
    .map((range) => {
      const [from = 0, to = from] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
    })
    .join('');
