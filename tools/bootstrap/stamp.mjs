import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** One hash over the content of files and of all files in folders, given from the project's folder. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesIn(path)) {
      hash.update(`${file}\0`).update(readFileSync(join(root, file)));
    }
  return hash.digest('hex');
}

function filesIn(path) {
  let entries;
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  return entries
    .map((entry) => `${path}/${entry.name}`)
    .sort()
    .flatMap((name) => filesIn(name));
}

/** The hash of the inputs that an output was last made from, as stored beside it; empty if it was never made. */
export const readStamp = (file) => {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return '';
  }
};

export const writeStamp = (file, hash) => writeFileSync(join(root, file), hash);
