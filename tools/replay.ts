import { readReplayFile } from './replay/read-file';
import { loadReducer } from './replay/reducer';
import { report } from './replay/report';

/** `npm run replay -- capsule.json […]`: exits with 0 if all states agree, 1 if some differ, 2 if a file isn't a capsule. */
async function main(paths: string[]): Promise<number> {
  if (paths.length === 0) {
    console.error('Name one or more capsules: npm run replay -- capsule.json');
    return 2;
  }
  const reduce = await loadReducer();
  let worst = 0;
  for (const path of paths) {
    const read = await readReplayFile(path);
    if (!read.ok) {
      console.error(`${path}: ${read.message}`);
      worst = 2;
      continue;
    }
    const { line, agrees } = report(path, read.capsule, reduce);
    console.log(line);
    if (!agrees) worst = Math.max(worst, 1);
  }
  return worst;
}

process.exitCode = await main(process.argv.slice(2));
