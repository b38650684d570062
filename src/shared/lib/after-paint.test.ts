import { act, renderHook, waitFor } from '@testing-library/react';
import { afterPaint, useIsPainted, usePaintedValue } from './after-paint';

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

test('what waits for the same paint runs in one task', async () => {
  const order: string[] = [];
  const first = after().then(() => order.push('later'));
  afterPaint(() => order.push('one'));
  afterPaint(() => order.push('two'));
  await first;
  await after();
  expect(order).toEqual(['one', 'two', 'later']);
});

test('a value follows after the paint, and only the last one does', async () => {
  const seen: string[] = [];
  const { result, rerender } = renderHook(
    ({ value }) => {
      const painted = usePaintedValue(value);
      seen.push(painted);
      return painted;
    },
    { initialProps: { value: 'a' } },
  );
  rerender({ value: 'ab' });
  rerender({ value: 'abc' });
  expect(result.current).toBe('a');
  await waitFor(() => expect(result.current).toBe('abc'));
  expect(seen).not.toContain('ab');
});

test('a component knows once it was painted', async () => {
  const { result } = renderHook(useIsPainted);
  expect(result.current).toBe(false);
  await act(after);
  await waitFor(() => expect(result.current).toBe(true));
});
