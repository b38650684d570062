import { isTransient, tryNow, untilReachable } from './reachable';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Waits, and reports whether the wait is over. */
function wait(failures: number) {
  let isOver = false;
  void untilReachable(failures).then(() => (isOver = true));
  return async (milliseconds = 0) => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    return isOver;
  };
}

test.each([
  [1, 1_000],
  [3, 5_000],
  [99, 30_000],
])('after %i failures another try comes after %i ms', async (failures, pause) => {
  const isOver = wait(failures);
  expect(await isOver(pause - 1)).toBe(false);
  expect(await isOver(1)).toBe(true);
});

test('continues as soon as the browser is online, or the person retries', async () => {
  const first = wait(9);
  const second = wait(9);
  expect(await first()).toBe(false);
  window.dispatchEvent(new Event('online'));
  expect(await first()).toBe(true);
  expect(await second()).toBe(true);
  const third = wait(9);
  tryNow();
  expect(await third()).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('not before the server allows it, even if somebody asks', async () => {
  let isOver = false;
  void untilReachable(1, Date.now() + 42_000).then(() => (isOver = true));
  tryNow();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(41_999);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
});

test.each(['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'RATE_LIMITED'])('%s passes', (code) => {
  expect(isTransient({ code })).toBe(true);
});

test.each(['INTERNAL', 'FORBIDDEN', 'ABANDONED'])('%s doesn’t', (code) => {
  expect(isTransient({ code })).toBe(false);
});
