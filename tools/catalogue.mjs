import { ensureBuild } from './build.mjs';

/** Runs the catalogue's commands; their arguments: `npm run catalogue -- --help`. */
export async function run(args) {
  await ensureBuild();
  process.argv = [process.argv[0], 'catalogue', ...args];
  await import('../dist/server/catalogue.js');
}
