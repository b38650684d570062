import type { AtRule, Plugin, Rule } from 'postcss';
import { isUsed } from './fomantic-classes';
import { withTokens } from './fomantic-colours';

const isInLayer = (node: AtRule | Rule): boolean => {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent) {
    const { name, params } = parent as Partial<AtRule>;
    if (name === 'layer' && params === 'fomantic') return true;
  }
  return false;
};

/**
 * Makes fomantic-ui-css ours: drops, in its cascade layer, every rule for a class that no component here uses,
 * its fonts, and its `!important` (which inside a layer would beat rules outside); puts custom properties in
 * place of its colours, so that a theme is one block of tokens.
 */
export const fomanticTokens = (): Plugin => ({
  postcssPlugin: 'fomantic-tokens',
  OnceExit(root) {
    root.walkRules((rule) => {
      if (!isInLayer(rule) || rule.parent?.type !== 'atrule') return;
      if ((rule.parent as AtRule).name.endsWith('keyframes')) return;
      const used = rule.selectors.filter(isUsed);
      if (used.length === 0) rule.remove();
      else rule.selectors = used;
    });
    root.walkAtRules((atRule) => {
      if (!isInLayer(atRule)) return;
      if (atRule.name === 'font-face' || atRule.nodes?.length === 0) atRule.remove();
    });
    root.walkDecls((declaration) => {
      const { parent } = declaration;
      if (parent?.type !== 'rule' || !isInLayer(parent as Rule)) return;
      declaration.important = false;
      declaration.value = withTokens(declaration.prop, declaration.value);
    });
  },
});
