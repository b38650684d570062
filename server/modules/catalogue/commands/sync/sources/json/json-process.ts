import { fork } from 'node:child_process';
import type { ParsedJson, ParseJson } from './parse-json';

export interface JsonProcess {
  /** @throws Error for a fault of our own, also if the process can't start */
  parse: ParseJson;
  close(): void;
}

/** The largest file, 64 MB, takes a few seconds. */
const TIMEOUT_MS = 60_000;
/** In MB. Objects with thousands of different keys need a hundred times the bytes of their file. */
const MEMORY = 512;

/**
 * Parses one file after the other, each in a process of its own. A file that fills its memory ends that process and is
 * refused; the program goes on. In a thread, `JSON.parse` would run into the limit and end the program.
 *
 * @param module the process's module, built from `process.ts`
 */
export function createJsonProcess(module: string, memory = MEMORY): JsonProcess {
  const ending = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  const parse: ParseJson = (bytes) =>
    new Promise((resolve, reject) => {
      let parsed: ParsedJson | undefined;
      const child = fork(module, {
        execArgv: [...process.execArgv, `--max-old-space-size=${memory}`],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        serialization: 'advanced',
        timeout: TIMEOUT_MS,
        signal: ending.signal,
      });
      child.once('error', reject);
      child.once('message', (answer: ParsedJson) => {
        parsed = answer;
        child.disconnect();
      });
      child.once('exit', (code, signal) => {
        if (parsed) resolve(parsed);
        else if (signal === 'SIGTERM') resolve({ ok: false, why: 'takes too long to read' });
        else if (signal || code === ABORTED) resolve({ ok: false, why: 'needs too much memory' });
        else reject(new Error(`The process that reads files ended with code ${code}.`));
      });
      child.send(bytes);
    });
  return {
    parse(bytes) {
      const next = last.then(() => parse(bytes));
      last = next.catch(() => undefined);
      return next;
    },
    close: () => ending.abort(),
  };
}

/** The code of a process without memory where there are no signals. */
const ABORTED = 134;
