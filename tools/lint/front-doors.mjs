/**
 * Rules for front doors: the `index.ts` by which others enter a module, a slice or a folder of the domain.
 * front-doors.test.ts breaks each of them.
 */

/** The rules' names for oxlint: `front-doors/named-exports`, `front-doors/no-own-schema`. */
const plugin = {
  meta: { name: 'front-doors' },
  rules: {
    'named-exports': {
      create: (context) => ({
        ExportAllDeclaration: (node) =>
          context.report({ node, message: 'Name each export: a front door is a choice.' }),
      }),
    },
    'no-own-schema': {
      create(context) {
        const check = ({ source }) => {
          if (!/^\.\/schema(\/|$)/.test(source?.value ?? '')) return;
          context.report({
            node: source,
            message: 'A front door must not load the GraphQL types: importing registers them.',
          });
        };
        return {
          ImportDeclaration: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          ImportExpression: check,
        };
      },
    },
  },
};

export const FRONT_DOOR_RULES = [
  {
    files: [
      'domain/*/index.ts',
      'server/modules/**/index.ts',
      'src/{entities,features,pages,widgets}/*/index.ts',
      'src/shared/**/index.ts',
    ],
    rules: { 'front-doors/named-exports': 'error' },
  },
  { files: ['server/modules/**/index.ts'], rules: { 'front-doors/no-own-schema': 'error' } },
];

export default plugin;
