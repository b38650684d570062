import { spawn } from 'node:child_process';
import { root } from '../bootstrap/root.mjs';
import { judgeAudit } from './judge-audit.mjs';

/** A registry that doesn't answer by then isn't waited for. */
const WITHIN_MS = 20_000;

/**
 * Asks the registry whether a production package has a known weakness. One that is high or critical fails. A registry that
 * doesn't answer, or not this question, is said so and nothing more.
 *
 * @returns a sentence
 * @throws Error that names the packages
 */
export async function auditPackages() {
  const { isKnown, serious, others } = judgeAudit(await askRegistry());
  if (!isKnown) return 'The registry answers no audits here, so the packages weren’t audited.';
  if (serious.length > 0) {
    throw new Error(
      `Production packages have serious weaknesses: ${serious.join(', ')}. Run npm audit --omit=dev.`,
    );
  }
  return others.length > 0
    ? `Production packages have lesser weaknesses: ${others.join(', ')}.`
    : 'No production package has a known weakness.';
}

const askRegistry = () =>
  new Promise((resolve) => {
    const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000'];
    const npm = spawn('npm', args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
      timeout: WITHIN_MS,
    });
    let printed = '';
    npm.stdout.on('data', (text) => (printed += text));
    npm.once('error', () => resolve(''));
    npm.once('close', () => resolve(printed));
  });
