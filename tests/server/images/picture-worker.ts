import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { bundled } from '@tests/server/platform/bundled';

let file: string | undefined;

/** The module in which worker threads draw, as its sources are now; built once in a test file, to be removed after it. */
export const builtPictureWorker = (): string =>
  (file ??= resolve(bundled('server/modules/catalogue/queries/pictures/painting/worker.ts')));

export async function removePictureWorker(): Promise<void> {
  if (file !== undefined) await rm(file);
  file = undefined;
}
