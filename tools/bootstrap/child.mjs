import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs a program in the project's folder, with its output on the terminal; its standard error goes to standard output if
 * `errorsAsOutput`. Resolves to its exit code.
 */
export const runChild = (program, args, environment = {}, errorsAsOutput = false) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['inherit', 'inherit', errorsAsOutput ? process.stdout : 'inherit'],
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32' && program === 'npm',
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 1 : code));
  });

/** As {@link runChild}, but quiet; its output comes with the error if it fails. */
export const runQuietly = (program, args, environment = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32' && program === 'npm',
    });
    let printed = '';
    child.stdout.on('data', (text) => (printed += text));
    child.stderr.on('data', (text) => (printed += text));
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(printed.trim()))));
  });
