import { lintFiles } from './lint-files';

const cases: [text: string, isRefused: boolean][] = [
  ['export const chosenVariant = 1;', true],
  ['export function print(variant: string) { return variant; }', true],
  ['export const print = (variants: string[]) => variants.length;', true],
  ['export interface CardVariant { id: string }', true],
  ['export interface Row { variant: string }', true],
  ['export type SpareCopies = number;', true],
  ['export const BY_VARIANT = 1;', true],
  ['export const lapseOffers = 1;', true],
  ['export const printing = 1;', false],
  ['export const variantType = 1;', false],
  ['export const VARIANT_TYPE_NAMES = 1;', false],
  ['export interface Row { variantId: string; cardVariants: []; isLapsed: boolean }', false],
  ['export const idOf = (row: { id: string }) => row.id;', false],
];

let refused: string[];
beforeAll(async () => {
  const reports = await lintFiles(
    'vocabulary',
    "{ rules: { 'vocabulary/one-word': 'error' } }",
    Object.fromEntries(cases.map(([text], index) => [`${index}.ts`, `${text}\n`])),
  );
  refused = reports.map(({ filename }) => filename);
}, 60_000);

test.each(cases.map(([text, isRefused], index) => [text, isRefused, `${index}.ts`] as const))(
  '%s: refused is %s',
  (_text, isRefused, file) => {
    expect(refused.includes(file)).toBe(isRefused);
  },
);
