import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { partWithoutShorthand, REPLACED } from './unused-shorthands';

test.each(Object.keys(REPLACED))('%s is still a file of its package', (file) => {
  expect(existsSync(join(import.meta.dirname, '../../node_modules', file))).toBe(true);
});

test('a part can be created from nothing, and refuses a shorthand', () => {
  const code = partWithoutShorthand('Label').replace('export default ', '');
  const Label = runInNewContext(`${code} Label`) as { create: (shorthand: unknown) => unknown };
  expect(Label.create(undefined)).toBeNull();
  expect(() => Label.create('New')).toThrow('no Label');
});
