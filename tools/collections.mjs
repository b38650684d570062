import { ensureBuild } from './build.mjs';

/** Runs the collections' commands; their arguments: `npm run collections -- --help`. */
export async function run(args) {
  await ensureBuild();
  process.argv = [process.argv[0], 'collections', ...args];
  await import('../dist/server/collections.js');
}
