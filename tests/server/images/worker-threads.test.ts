import { readFileSync, rmSync } from 'node:fs';
import { bundled } from '@tests/server/platform/bundled';

/** What draws letters, and what paints: each holds a thread for as long as it works. */
const PAINTING = ['opentype.js', 'sharp'];

function paintingPackagesOf(entry: string): string[] {
  const file = bundled(entry);
  const program = readFileSync(file, 'utf8');
  rmSync(file);
  return PAINTING.filter((name) => program.includes(`from "${name}"`));
}

test('the program draws and paints in worker threads alone, so that no request waits for a picture', () => {
  expect(paintingPackagesOf('server/catalogue/images/painting/worker.ts')).toEqual(PAINTING);
  expect(paintingPackagesOf('server/main.ts')).toEqual([]);
});
