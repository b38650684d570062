/**
 * Keeps to one noun for one thing (GLOSSARY.md): what we declare has our word for it, and another program's word stays
 * where that program's data is read or written. vocabulary.test.ts breaks the rule.
 */

/** Parts of names that are another word for a thing, in lower case, and our word. */
const OUR_WORD = {
  variant: 'printing',
  variants: 'printings',
  spare: 'extra',
  spares: 'extras',
  surplus: 'extra',
  lapse: 'expire',
  promised: 'committed',
};

/** A variant type is the kind of a printing. The rest are fields that the wire names so. */
const OTHER_THINGS = /variant_?(?:types?|groups?|ids?|count|order)|cardVariants|lapsed/gi;

const partsOf = (name) =>
  name
    .replace(OTHER_THINGS, '')
    .split(/_|(?<=[a-z0-9])(?=[A-Z])/)
    .map((part) => part.toLowerCase());

/** The rule's name for oxlint: `vocabulary/one-word`. */
export default {
  meta: { name: 'vocabulary' },
  rules: {
    'one-word': {
      create(context) {
        const check = (node) => {
          if (node?.type !== 'Identifier') return;
          const word = partsOf(node.name).find((part) => Object.hasOwn(OUR_WORD, part));
          if (word !== undefined) {
            context.report({
              node,
              message: `Say ${OUR_WORD[word]}, not ${word}: see GLOSSARY.md.`,
            });
          }
        };
        const checkParameters = ({ id, params }) => {
          check(id);
          for (const parameter of params) check(parameter);
        };
        return {
          VariableDeclarator: ({ id }) => check(id),
          FunctionDeclaration: checkParameters,
          FunctionExpression: checkParameters,
          ArrowFunctionExpression: checkParameters,
          TSInterfaceDeclaration: ({ id }) => check(id),
          TSTypeAliasDeclaration: ({ id }) => check(id),
          TSPropertySignature: ({ key, computed }) => !computed && check(key),
        };
      },
    },
  },
};
