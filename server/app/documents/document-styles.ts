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
export function styleElement(css: string, attribute?: string): StylePart {
  const source = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  const start = attribute === undefined ? 'style' : `style ${attribute}`;
  return { html: `<${start}>${css}</style>`, sources: [source] };
}

/** The styles of a first screen in parts. */
export interface ScreenStyles {
  /** What the frame needs, for the document's head. */
  frame: StylePart;
  /** What all of the screen needs, with our fonts, for the place after the frame's header. */
  screen: StylePart;
  /** All, which the browser reads after the first paint. It replaces the others. */
  whole: StylePart;
}

/** The styles of one page's documents. */
export interface PageStyles {
  /** The style sheets as a whole, for a document without a first screen. */
  alone: StylePart;
  /**
   * Parts the styles of a first screen, so that the browser paints the frame before it reads the others, and those of no
   * element after the first paint.
   *
   * @param html up to the end of the frame's header, and all of it
   */
  ofScreen(html: { frame: string; screen: string }, theme: Theme): ScreenStyles;
}

/** Makes what is the same in all documents of a page, once: some are written for each request. */
export function pageStyles(files: readonly StyleFile[]): PageStyles {
  const declaring = `${STYLE_FILES_ATTRIBUTE}="${files.map(({ path }) => path).join(' ')}"`;
  const all = files.flatMap(({ rules }) => rules);
  const rules = all.filter((rule) => !isFontFace(rule));
  // Fonts stay where they are: declared again, they might be loaded again.
  const faces = styleElement(cssOf(all.filter(isFontFace)));
  const whole = styleElement(cssOf(rules), declaring);
  return {
    alone: styleElement(files.map(({ css }) => css).join('\n'), declaring),
    ofScreen({ frame, screen }, theme) {
      const inFrame = namesIn(frame).add(inTheme(theme));
      const inScreen = namesIn(screen).add(LATER);
      for (const each of THEMES) inScreen.add(inTheme(each));
      const early = styleElement(stylesFor(rules, inFrame), EARLY_ATTRIBUTE);
      return {
        frame: {
          html: `${faces.html}\n    ${early.html}`,
          sources: [...faces.sources, ...early.sources],
        },
        screen: styleElement(stylesFor(rules, inScreen), EARLY_ATTRIBUTE),
        whole: {
          html: `<template ${AFTER_PAINT_ATTRIBUTE}>${whole.html}</template>`,
          sources: whole.sources,
        },
      };
    },
  };
}

const isFontFace = ({ needs }: StyleRule): boolean => needs.some(([name]) => name === FONT_FACE);
