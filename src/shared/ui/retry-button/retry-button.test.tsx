import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notice } from '../notice';
import { RetryButton } from './retry-button';

beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function open(retryAt?: number) {
  const retry = jest.fn();
  const error = retryAt === undefined ? null : { retryAt };
  render(
    <Notice tone="error" actions={<RetryButton error={error} onClick={retry} />}>
      That was a lot at once.
    </Notice>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { retry, user, button: () => screen.getByRole('button') };
}

test('without a time to wait for, it retries at once', async () => {
  const { retry, user, button } = open();
  expect(button()).toHaveAccessibleName('Try again');
  await user.click(button());
  expect(retry).toHaveBeenCalledTimes(1);
});

test('counts the seconds down, keeps the focus, and takes a click at the end', async () => {
  const { retry, user, button } = open(1_002_500);
  expect(button()).toHaveAccessibleName('Try again in 3 s');
  await user.tab();
  expect(button()).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(button());
  expect(retry).not.toHaveBeenCalled();
  expect(button()).toHaveAttribute('aria-disabled', 'true');

  await pass(500);
  expect(button()).toHaveAccessibleName('Try again in 2 s');
  await pass(1_000);
  expect(button()).toHaveAccessibleName('Try again in 1 s');
  await pass(1_000);
  expect(button()).toHaveAccessibleName('Try again');
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(button()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a timer that comes a little early counts on to the end', async () => {
  const { retry, user, button } = open(1_001_000);
  await pass(999);
  // Clocks and timers are rounded, each in its own way.
  jest.setSystemTime(1_000_998);
  await pass(1);
  expect(button()).toHaveAccessibleName('Try again in 1 s');
  await pass(1);
  expect(button()).toHaveAccessibleName('Try again');
  await user.click(button());
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a screen reader hears the time once and the end once, but not every second', async () => {
  const { button } = open(1_003_000);
  expect(button().closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  const said = screen.getByRole('status');
  expect(said).toHaveTextContent('You can try again in 3 seconds.');
  await pass(2_000);
  expect(said).toHaveTextContent('You can try again in 3 seconds.');
  await pass(1_000);
  expect(said).toHaveTextContent('You can try again now.');
});

test('doesn’t wait for a time that is already over', () => {
  const { button } = open(999_000);
  expect(button()).toHaveAccessibleName('Try again');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
