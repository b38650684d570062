import { circleIn } from './chunks-in-order';

const files = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test.each([
  ['no files', files({}), null],
  ['a tree', files({ entry: ['parts', 'cards'], cards: ['parts'], parts: [] }), null],
  ['two ways to one file', files({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }), null],
  ['a file outside of the build', files({ a: ['react'] }), null],
  [
    'two that need each other',
    files({ cards: ['search'], search: ['cards'] }),
    ['cards', 'search', 'cards'],
  ],
  [
    'a circle behind others',
    files({ a: ['b'], b: ['c'], c: ['d'], d: ['b'] }),
    ['b', 'c', 'd', 'b'],
  ],
  ['a file that needs itself', files({ a: ['a'] }), ['a', 'a']],
])('%s', (_name, imports, circle) => {
  expect(circleIn(imports)).toEqual(circle);
});
