import { afterPaint } from './after-paint';

const after = () => new Promise<void>((resolve) => void afterPaint(resolve));

test('waits until a frame’s own callbacks are over', async () => {
  const order: string[] = [];
  requestAnimationFrame(() => order.push('frame'));
  const done = after().then(() => order.push('after'));
  requestAnimationFrame(() => order.push('frame'));
  await done;
  expect(order).toEqual(['frame', 'frame', 'after']);
});

test('does nothing once it was cancelled, before the frame or after it', async () => {
  const done: string[] = [];
  afterPaint(() => done.push('early'))();
  const callOff = afterPaint(() => done.push('late'));
  requestAnimationFrame(callOff);
  await after();
  await after();
  expect(done).toEqual([]);
});
