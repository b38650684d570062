import { ensurePackages } from './packages.mjs';
import { endWithParent } from './parent.mjs';
import { Refusal } from './refusal.mjs';

const COMMANDS = [
  'start',
  'build',
  'dev',
  'test',
  'check',
  'bench',
  'catalogue',
  'collections',
  'backup',
  'restore',
];

/** Runs one of the npm scripts after what it needs is installed. Only this part runs without packages. */
export async function runCommand(name, args) {
  try {
    if (!COMMANDS.includes(name)) {
      throw new Refusal(`There is no command ${name}: choose one of ${COMMANDS.join(', ')}.`);
    }
    endWithParent();
    await ensurePackages();
    const { run } = await import(`../${name}.mjs`);
    await run(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Refusal ? error.message : error.stack}\n`);
    process.exit(1);
  }
}
