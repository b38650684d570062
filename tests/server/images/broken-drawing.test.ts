import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPictures } from '@server/catalogue/images/pictures';

const GOOD =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'starbinder-drawing-'))));
afterAll(() => rm(folder, { recursive: true }));

test.each(['<svg viewBox="0 0 10 10"><path', '<svg></svg>'])(
  'a drawing of ours that can’t be painted is a fault, over when it is mended: %s',
  async (broken) => {
    const pictures = createPictures(folder, 1_000_000, () => undefined);
    const key = `broken-${broken.length}`;
    const first = pictures.get(key, 40, async () => ({ drawing: broken }));
    await expect(first).rejects.toThrow();
    const mended = await pictures.get(key, 40, async () => ({ drawing: GOOD }));
    expect(mended?.subarray(8, 12).toString()).toBe('WEBP');
  },
);
