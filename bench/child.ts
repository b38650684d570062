import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

interface StartedChild<Message> {
  child: ChildProcess;
  /** Its first message. */
  first: Message;
  /** Resolves once it has ended. */
  ended: Promise<unknown>;
}

/** Starts a module in a process of its own, as in production, and waits until it sends something. */
export async function startChild<Message>(
  module: string,
  args: string[],
): Promise<StartedChild<Message>> {
  const child = fork(module, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: module.endsWith('.ts') ? ['--import', 'tsx'] : [],
  });
  const ended = once(child, 'exit');
  const received = once(child, 'message') as Promise<[Message]>;
  const message = await Promise.race([received, ended.then(() => undefined)]);
  if (message === undefined) throw new Error(`${module} ended before it sent anything.`);
  return { child, first: message[0], ended };
}

/** A server under measurement in a process of its own, so that it and the load don't share a thread. */
export interface ServerUnderLoad {
  url: string;
  stop(): Promise<void>;
}

/** Starts a module that sends its port as `{ port }` once it listens on loopback. */
export async function startServer(module: string, args: string[]): Promise<ServerUnderLoad> {
  const { child, first, ended } = await startChild<{ port: number }>(module, args);
  return {
    url: `http://127.0.0.1:${first.port}`,
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
