import { readFileSync, rmSync } from 'node:fs';
import { bundled } from '@tests/server/platform/bundled';

/** The packages that draw letters and that render: each blocks a thread while it works. */
const PAINTING = ['opentype.js', 'sharp'];

function paintingPackagesOf(entry: string): string[] {
  const file = bundled(entry);
  const program = readFileSync(file, 'utf8');
  rmSync(file);
  return PAINTING.filter((name) => program.includes(`from "${name}"`));
}

test('the program draws and renders only in worker threads, so that no request waits for a picture', () => {
  expect(
    paintingPackagesOf('server/modules/catalogue/queries/pictures/painting/worker.ts'),
  ).toEqual(PAINTING);
  expect(paintingPackagesOf('server/app/main.ts')).toEqual([]);
});
