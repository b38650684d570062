import { lintFiles } from './lint-files';

type Case = [what: string, text: string, isRefused: boolean];

const cases: Case[] = [
  ['names of a CommonJS package', "export const { a } = await import('old');", true],
  ['one name of it', "export const a = (await import('old')).a;", true],
  ['a name of a file of it', "export const { a } = await import('old/lib/a.js');", true],
  ['a name of one in a scope', "export const { a } = await import('@in/old');", true],
  ['its default', "export const { default: a } = await import('old');", false],
  ['its default as a member', "export const a = (await import('old')).default;", false],
  ['all of it', "export const a = await import('old');", false],
  ['names of a package of ES modules', "export const { a } = await import('new');", false],
  ['names of Node’s own', "export const { join } = await import('node:path');", false],
  ['names of a file of ours', "export const { a } = await import('./0');", false],
  ['names of a file of ours by alias', "export const { a } = await import('@server/0');", false],
  ['names at the start', "export { a } from 'old';", false],
];

const PACKAGES = {
  'node_modules/old/package.json': '{ "name": "old" }',
  'node_modules/@in/old/package.json': '{ "name": "@in/old", "type": "commonjs" }',
  'node_modules/new/package.json': '{ "name": "new", "type": "module" }',
};

let refused: string[];
beforeAll(async () => {
  const files = cases.map(([, text], index) => [`${index}.ts`, `${text}\n`] as const);
  const reports = await lintFiles(
    'dynamic-imports',
    "{ rules: { 'dynamic-imports/by-default': 'error' } }",
    { ...PACKAGES, ...Object.fromEntries(files) },
  );
  refused = reports.map(({ filename }) => filename);
}, 60_000);

test.each(cases.map(([what, , isRefused], index) => [what, isRefused, `${index}.ts`] as const))(
  'imports %s: refused is %s',
  (_what, isRefused, file) => {
    expect(refused.includes(file)).toBe(isRefused);
  },
);
