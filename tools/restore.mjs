import { ensureBuild } from './build.mjs';

/** Restores a backup; its arguments: `npm run restore -- --help`. */
export async function run(args) {
  await ensureBuild();
  process.argv = [process.argv[0], 'restore', 'restore', ...args];
  await import('../dist/server/backup.js');
}
