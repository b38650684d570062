import type { Plugin } from 'vite';

/** A module for a component that is only ever created from nothing. */
export const partWithoutShorthand = (name: string): string => `
export default function ${name}() {
  throw new Error('The build has no ${name} of Semantic UI React.');
}
${name}.create = (value) => (value === undefined || value === null || value === false ? null : ${name}());
`;

const ITERATEE = `
export default function baseIteratee(value) {
  if (typeof value === 'function') return value;
  throw new Error('The build has no shorthands for functions of lodash.');
}
`;

const ELEMENTS = 'semantic-ui-react/dist/es/elements';

/** Files of packages, and what takes their place in a build. */
export const REPLACED: Readonly<Record<string, string>> = {
  [`${ELEMENTS}/Icon/Icon.js`]: partWithoutShorthand('Icon'),
  [`${ELEMENTS}/Label/Label.js`]: partWithoutShorthand('Label'),
  'lodash-es/_baseIteratee.js': ITERATEE,
};

const FILE = /[\\/]node_modules[\\/]((?:semantic-ui-react|lodash-es)[\\/].*)$/;

/**
 * Leaves out what only shorthands of Semantic UI React would use, a twelfth of all packages: our components pass no
 * button a `label` and no message an `icon` as a prop, which would bring labels, images, dimmers and portals; and the
 * library iterates by functions only, but lodash would bring deep comparisons for other ways. A shorthand that is used
 * after all throws.
 */
export const unusedShorthands = (): Plugin => ({
  name: 'unused-shorthands',
  apply: 'build',
  load(id) {
    const [, file] = FILE.exec(id) ?? [];
    return file === undefined ? undefined : REPLACED[file.replaceAll('\\', '/')];
  },
});
