/**
 * Keeps texts apart from the nodes beside them. Browsers translate a page by replacing its texts; React then doesn't
 * find the ones that it draws between other nodes, while a text that is all there is in its element does no harm.
 * own-text.test.ts breaks the rule.
 */

const MESSAGE =
  'Text beside other nodes breaks on a translated page: give it an element of its own, or make the whole sentence one text.';

const isBlank = (text) => text.trim() === '';

/** Whether an expression may be drawn as a text, as far as its syntax says: `{name}` might be anything. */
function isText(node) {
  switch (node?.type) {
    case 'Literal':
      return (
        typeof node.value === 'number' || (typeof node.value === 'string' && !isBlank(node.value))
      );
    case 'TemplateLiteral':
      return true;
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'LogicalExpression':
      return isText(node.right) || (node.operator !== '&&' && isText(node.left));
    default:
      return false;
  }
}

const isSpace = (child) =>
  child.type === 'JSXText'
    ? isBlank(child.value)
    : child.type === 'JSXExpressionContainer' &&
      child.expression.type === 'Literal' &&
      typeof child.expression.value === 'string' &&
      isBlank(child.expression.value);

const isNothing = (child) =>
  child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';

const isOwnText = (child) =>
  child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && isText(child.expression));

/** The rule's name for oxlint: `own-text/beside-others`. */
export default {
  meta: { name: 'own-text' },
  rules: {
    'beside-others': {
      create(context) {
        const check = ({ children }) => {
          const drawn = children.filter((child) => !isNothing(child) && !isSpace(child));
          const text = drawn.find(isOwnText);
          if (text && drawn.length > 1) context.report({ node: text, message: MESSAGE });
        };
        return { JSXElement: check, JSXFragment: check };
      },
    },
  },
};
