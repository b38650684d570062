import { AFTER_PAINT_ATTRIBUTE, EARLY_ATTRIBUTE } from '@domain/after-first-paint';
import { STYLE_FILES_ATTRIBUTE } from '@domain/document';
import { FONT_FACE, inTheme, LATER, type StyleRule } from '@domain/style-rules';
import { THEMES, type Theme } from '@domain/theme';
import { createHash } from 'node:crypto';
import { cssOf, namesIn, stylesFor } from './critical-styles';
import type { StyleFile } from './page-files';

/** Elements of a document with styles. */
export interface StylePart {
  html: string;
  /** Hashes of its style elements, which the content security policy has to allow. */
  sources: readonly string[];
}

/** A style element, with an attribute. */
export function styleElement(css: string, attribute = ''): StylePart {
  const source = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  return { html: `<style ${attribute}>${css}</style>`, sources: [source] };
}

/** Style sheets as a whole, for a document without a first screen. */
export const wholeStyles = (files: readonly StyleFile[]): StylePart =>
  styleElement(files.map(({ css }) => css).join('\n'), declaring(files));

/** The styles of a first screen in parts. */
export interface ScreenStyles {
  /** What the frame needs, for the document's head. */
  frame: StylePart;
  /** What all of the screen needs, with our fonts, for the place after the frame's header. */
  screen: StylePart;
  /** All, which the browser reads after the first paint. It replaces the others. */
  whole: StylePart;
}

/**
 * Parts the styles of a first screen, so that the browser paints the frame before it reads the others, and those of no
 * element after the first paint.
 *
 * @param frame the HTML up to the end of the frame's header
 * @param screen all of the HTML
 */
export function screenStyles(
  files: readonly StyleFile[],
  { frame, screen }: { frame: string; screen: string },
  theme: Theme,
): ScreenStyles {
  const all = files.flatMap(({ rules }) => rules);
  const faces = all.filter(isFontFace);
  const rules = all.filter((rule) => !isFontFace(rule));
  // Fonts stay where they are: declared again, they would be loaded again.
  const declared = styleElement(cssOf(faces));
  const early = styleElement(stylesFor(rules, namesIn(frame).add(inTheme(theme))), EARLY_ATTRIBUTE);
  const names = namesIn(screen).add(LATER);
  for (const each of THEMES) names.add(inTheme(each));
  const whole = styleElement(cssOf(rules), declaring(files));
  return {
    frame: {
      html: `${declared.html}\n    ${early.html}`,
      sources: [...declared.sources, ...early.sources],
    },
    screen: styleElement(stylesFor(rules, names), EARLY_ATTRIBUTE),
    whole: {
      html: `<template ${AFTER_PAINT_ATTRIBUTE}>${whole.html}</template>`,
      sources: whole.sources,
    },
  };
}

const isFontFace = ({ needs }: StyleRule): boolean => needs.some(([name]) => name === FONT_FACE);

const declaring = (files: readonly StyleFile[]): string =>
  `${STYLE_FILES_ATTRIBUTE}="${files.map(({ path }) => path).join(' ')}"`;
