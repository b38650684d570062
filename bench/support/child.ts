import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts a module in a process of its own, as in production, and waits for its first message. */
export async function startChild<Message>(module: string, ...args: string[]) {
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
