import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import {
  FONT_FACE,
  inTheme,
  LATER,
  STYLE_RULES_FILE,
  type StyleRule,
  type StyleRules,
} from '../../domain/style-rules';

/** Writes the rules of all style sheets beside them, for the server, which has no parser for CSS. */
export const styleRules = (): Plugin => ({
  name: 'style-rules',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      const sheets = Object.values(bundle).flatMap((output) =>
        output.type === 'asset' && output.fileName.endsWith('.css')
          ? [[output.fileName, String(output.source)] as const]
          : [],
      );
      const families = sheets.flatMap(([, css]) => familiesIn(css));
      const rules: StyleRules = Object.fromEntries(
        sheets.map(([file, css]) => [file, rulesOf(css, families)]),
      );
      this.emitFile({ type: 'asset', fileName: STYLE_RULES_FILE, source: JSON.stringify(rules) });
    },
  },
});

/** The names of the fonts that a style sheet declares. */
export function familiesIn(css: string): string[] {
  const families: string[] = [];
  postcss.parse(css).walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => void families.push(withoutQuotes(value)));
  });
  return families;
}

/** @param families fonts whose use is kept apart, since a document loads them after its first paint */
export const rulesOf = (css: string, families: readonly string[]): StyleRule[] =>
  postcss.parse(css).nodes.flatMap((node) => rulesIn(node, [], families));

/** At-rules whose rules are as good as others, where they apply. */
const AROUND = new Set(['media', 'supports', 'layer', 'container']);

function rulesIn(
  node: ChildNode,
  within: readonly string[],
  families: readonly string[],
): StyleRule[] {
  if (node.type === 'rule') return partsOf(node, within, families);
  if (node.type !== 'atrule') return [];
  if (node.nodes && AROUND.has(node.name)) {
    const around = [...within, `@${node.name} ${node.params}`.trim()];
    return node.nodes.flatMap((inner) => rulesIn(inner, around, families));
  }
  return [{ within, ...atRule(node) }];
}

function atRule(node: AtRule): Omit<StyleRule, 'within'> {
  // A statement needs its semicolon.
  const text = node.nodes ? node.toString() : `${node.toString()};`;
  if (node.name === 'keyframes') return { needs: [], text, keyframes: node.params };
  return { needs: [node.name === 'font-face' ? [FONT_FACE] : []], text };
}

const ON_PAPER = /^@media .*\bprint\b/;

/** A rule in one piece, or what it says of our fonts apart. */
function partsOf(rule: Rule, within: readonly string[], families: readonly string[]): StyleRule[] {
  const isOnPaper = within.some((around) => ON_PAPER.test(around));
  const needs = rule.selectors.map((selector) =>
    isOnPaper ? [...needsOf(selector), LATER] : needsOf(selector),
  );
  const isOfFonts = (node: ChildNode) =>
    node.type === 'decl' && families.some((family) => node.value.includes(family));
  const fonts = rule.clone({ nodes: rule.nodes.filter(isOfFonts) });
  if (fonts.nodes.length === 0) return [{ within, needs, text: rule.toString() }];
  const others = rule.clone({ nodes: rule.nodes.filter((node) => !isOfFonts(node)) });
  return [
    ...(others.nodes.length === 0 ? [] : [{ within, needs, text: others.toString() }]),
    { within, needs: needs.map((names) => [...names, LATER]), text: fonts.toString() },
  ];
}

/** Functions of selectors, whose arguments are alternatives or must not match. */
const FUNCTION = /:(?:not|is|where|has|nth-[\w-]+)\((?:[^()]|\([^()]*\))*\)/g;
const THEME = /\[data-theme=["']?([\w-]+)["']?\]/g;
const ATTRIBUTE = /\[[^\]]*\]/g;
const STATE = /:(?:hover|focus|active|disabled|target)/;
const PSEUDO = /(?<!\\)::?[\w-]+(?:\([^()]*\))?/g;
const NAME = /[.#](?:\\.|[\w-])+|(?<![\w.#\\-])[a-z][\w-]*/gi;

/**
 * What an element, and those around it, must have so that a selector can match. Attributes but the theme don't count, since
 * they change while a page is open.
 */
export function needsOf(selector: string): string[] {
  const plain = selector.replaceAll(FUNCTION, '');
  const names = plain.replaceAll(ATTRIBUTE, '').replaceAll(PSEUDO, '').match(NAME) ?? [];
  return [
    ...names.map((name) => name.replaceAll('\\', '')),
    ...[...plain.matchAll(THEME)].map(([, theme = '']) => inTheme(theme)),
    ...(STATE.test(plain) ? [LATER] : []),
  ];
}

const withoutQuotes = (value: string): string => value.replaceAll(/["']/g, '');
