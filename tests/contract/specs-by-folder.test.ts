import { readdirSync } from 'node:fs';
import specsByFolder from '../e2e/specs-by-folder.json';

const SLICED = ['entities', 'features', 'pages', 'widgets', 'shared'];

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

it('names for each folder of the application the browser tests that cover it', () => {
  const folders = ['src/app', ...SLICED.flatMap((layer) => foldersIn(`src/${layer}`))];
  expect(Object.keys(specsByFolder).toSorted()).toEqual(folders.toSorted());
});

it('names every browser test, and none that isn’t there', () => {
  const specs = readdirSync('tests/e2e')
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => file.slice(0, -'.spec.ts'.length));
  expect([...new Set(Object.values(specsByFolder).flat())].toSorted()).toEqual(specs.toSorted());
});
