import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createPainters,
  type Drawing,
  type Painters,
} from '@server/modules/catalogue/queries/pictures/painting/painters';
import { paintDrawing } from '@server/modules/catalogue/queries/pictures/painting/worker';
import { PictureUnavailable } from '@server/modules/catalogue/queries/pictures/picture-unavailable';
import { createPictures } from '@server/modules/catalogue/queries/pictures/pictures';
import { builtPictureWorker, removePictureWorker } from './picture-worker';

let folder: string;
let painters: Painters;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starbinder-drawing-'));
  painters = createPainters(builtPictureWorker());
});
afterAll(async () => {
  await painters.close();
  await removePictureWorker();
  await rm(folder, { recursive: true });
});

test.each(['<svg viewBox="0 0 10 10"><path', '<svg></svg>'])(
  'a drawing of ours that can’t be rendered is a fault: %s',
  async (broken) => {
    const painting = paintDrawing(broken, 40);
    await expect(painting).rejects.toThrow();
    await expect(painting).rejects.not.toBeInstanceOf(PictureUnavailable);
  },
);

test('a drawing works again when it is fixed', async () => {
  const pictures = createPictures({
    folder,
    mostBytes: 1_000_000,
    paint: painters.paint,
    onTrouble: () => undefined,
  });
  const get = (drawing: Drawing) => pictures.get('a-card', 40, async () => ({ drawing }));
  const withoutFacts = { shows: 'CARD', facts: {} } as Drawing;
  await expect(get(withoutFacts)).rejects.toThrow();
  const mended = await get({ shows: 'ASPECT', aspect: 'COMMAND' });
  expect(mended?.subarray(8, 12).toString()).toBe('WEBP');
});
