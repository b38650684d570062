import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Keeps a program that is bundled running as its tests do, which aren't bundled: Node finds the names that a CommonJS
 * package exports, but a bundle's `import()` of one has a `default` alone. dynamic-imports.test.ts breaks the rule.
 */

const MESSAGE =
  'A CommonJS package that is imported when it is needed has a default alone once it is bundled: take it from `default`, or import the package in a module of yours that is imported when it is needed.';

const isPackage = (name) => /^(@[a-z0-9-]+\/)?[a-z0-9]/.test(name) && !name.startsWith('node:');

/** Whether a package says that its files are CommonJS; undefined if it isn't installed. */
function isCommonJs(name, from) {
  const [first, second] = name.split('/');
  const folder = name.startsWith('@') ? `${first}/${second}` : first;
  const paths = createRequire(from).resolve.paths(folder) ?? [];
  for (const path of paths) {
    try {
      const { type } = JSON.parse(readFileSync(join(path, folder, 'package.json'), 'utf8'));
      return type !== 'module' && !name.endsWith('.mjs');
    } catch {
      // It isn't in this folder.
    }
  }
  return undefined;
}

const takesNames = (pattern) =>
  pattern?.type === 'ObjectPattern' &&
  pattern.properties.some(({ key }) => key !== undefined && key.name !== 'default');

/** The names that a place takes from what it waits for: `const { a } = await …`, or `(await …).a`. */
function isNamed(node) {
  const awaited = node.parent?.type === 'AwaitExpression' ? node.parent : undefined;
  const user = awaited?.parent;
  if (user?.type === 'VariableDeclarator') return takesNames(user.id);
  return (
    user?.type === 'MemberExpression' && user.object === awaited && user.property.name !== 'default'
  );
}

/** The rule's name for oxlint: `dynamic-imports/by-default`. */
export default {
  meta: { name: 'dynamic-imports' },
  rules: {
    'by-default': {
      create(context) {
        return {
          ImportExpression(node) {
            const name = node.source.type === 'Literal' ? node.source.value : undefined;
            if (typeof name !== 'string' || !isPackage(name) || !isNamed(node)) return;
            if (isCommonJs(name, join(dirname(context.filename), 'any.js'))) {
              context.report({ node, message: MESSAGE });
            }
          },
        };
      },
    },
  },
};
