import type { Plugin } from 'vite';

/**
 * Fails the build if files need each other while they load. Groups of files that leave their dependencies to others
 * (`includeDependenciesRecursively: false`) can end so: one of them then runs before what it needs, and a page breaks
 * in the browser alone.
 */
export const chunksInOrder = (): Plugin => ({
  name: 'chunks-in-order',
  generateBundle(_options, bundle) {
    const circle = circleIn(
      new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
        ),
      ),
    );
    if (circle) this.error(`Files of the build need each other: ${circle.join(' → ')}.`);
  },
});

/**
 * @param imports the files that each file imports statically
 * @returns the files of one circle, its first one also at the end; null if there is none
 */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const search = (file: string, path: readonly string[]): string[] | null => {
    const met = path.indexOf(file);
    if (met !== -1) return [...path.slice(met), file];
    if (done.has(file)) return null;
    for (const imported of imports.get(file) ?? []) {
      const circle = search(imported, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = search(file, []);
    if (circle) return circle;
  }
  return null;
}
