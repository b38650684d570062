/**
 * A rule of a style sheet, with what has to be in a document for it to matter there. The build writes them, so that the
 * server can put only the rules of a first screen before it.
 */
export interface StyleRule {
  /** The at-rules around it, the outermost first, as `@media (max-width: 991px)`. */
  within: readonly string[];
  /**
   * One list for each of its selectors: what all has to be there, as `.class`, `#id` or `tag`. A rule with an empty list
   * matters in every document.
   */
  needs: readonly (readonly string[])[];
  /** The rule as CSS, with its selectors. */
  text: string;
  /** The animation that these keyframes are for: they matter where a rule that does names it. */
  keyframes?: string;
}

/** What a rule needs that declares a font. */
export const FONT_FACE = '@font-face';

/**
 * What a rule needs that matters only after a document's first paint: it names a font that the build declares, or is for a
 * state such as `:hover`, or for paper.
 */
export const LATER = '@later';

/** What a rule for a theme needs. */
export const inTheme = (theme: string): string => `@theme ${theme}`;

/** The file in a build's folder with the rules of each of its style sheets, by the sheet's path. */
export const STYLE_RULES_FILE = '.vite/style-rules.json';

export type StyleRules = Readonly<Record<string, readonly StyleRule[]>>;
