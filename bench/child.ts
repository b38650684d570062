import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A server under measurement in a process of its own, so that it and the load don't share a thread. */
export interface ServerUnderLoad {
  url: string;
  stop(): Promise<void>;
}

/** Starts a module that sends its port as `{ port }` once it listens on loopback. */
export async function startServer(module: string, args: string[]): Promise<ServerUnderLoad> {
  const child: ChildProcess = fork(module, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: module.endsWith('.ts') ? ['--import', 'tsx'] : [],
  });
  const ended = once(child, 'exit');
  const received = once(child, 'message') as Promise<[{ port: number }]>;
  const first = await Promise.race([received, ended.then(() => undefined)]);
  if (first === undefined) throw new Error(`${module} ended before it listened.`);
  return {
    url: `http://127.0.0.1:${first[0].port}`,
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
