import { accessSync, constants } from 'node:fs';
import { Refusal } from './refusal.mjs';
import { root } from './root.mjs';

/** Checks that the folder is writable, before packages or a build are written. */
export function ensureWritable() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Refusal(
      `The folder ${root} can't be written. Make it writable, or use a copy of it.`,
    );
  }
}
