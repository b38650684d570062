import { ensureBuild } from './build.mjs';

/** Writes a backup; its arguments: `npm run backup -- --help`. */
export async function run(args) {
  await ensureBuild();
  process.argv = [process.argv[0], 'backup', 'backup', ...args];
  await import('../dist/server/backup.js');
}
