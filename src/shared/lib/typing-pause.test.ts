import { fireEvent } from '@testing-library/react';
import { afterLetter, afterTyping, type PausedWork } from './typing-pause';

let paused: PausedWork;
let done = 0;
const work = () => void (done += 1);

beforeEach(() => {
  jest.useFakeTimers();
  done = 0;
});
afterEach(() => {
  paused.stop();
  jest.useRealTimers();
});

const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...more });

test('work waits until nobody has typed for 300 ms, also if a letter changes nothing', () => {
  paused = afterTyping(work);
  paused.wait();
  for (const key of ['>', '=', 'Backspace']) {
    jest.advanceTimersByTime(299);
    press(key);
  }
  expect(done).toBe(0);
  jest.advanceTimersByTime(300);
  expect(done).toBe(1);
});

test.each([
  ['Enter', {}],
  ['Tab', {}],
  ['ArrowLeft', { altKey: true }],
  ['a', { ctrlKey: true }],
])('a key that isn’t a letter comes after the work: %s %j', (key, more) => {
  paused = afterTyping(work);
  paused.wait();
  press(key, more);
  expect(done).toBe(1);
  jest.advanceTimersByTime(1_000);
  expect(done).toBe(1);
});

test('letters alone schedule nothing', () => {
  paused = afterTyping(work);
  press('a');
  jest.advanceTimersByTime(1_000);
  expect(done).toBe(0);
});

test('what follows a letter’s paint isn’t put off by the next letter', () => {
  paused = afterLetter(work);
  paused.wait();
  jest.advanceTimersByTime(10);
  press('a');
  jest.advanceTimersByTime(10);
  expect(done).toBe(1);
});
