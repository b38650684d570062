import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveUpUnsavedWork } from '@/shared/lib/unsaved-work';
import { aSaleList } from '@tests/support/client/sale-lists';
import {
  banner,
  discard,
  openSettings,
  percentage,
  save,
  section,
  step,
} from '@tests/support/client/sale-settings';

afterEach(() => void jest.useRealTimers());

test('discard takes back what was typed', async () => {
  const { user, calls } = await openSettings(aSaleList({ settings: { banner: 'Hello' } }));
  await user.type(percentage(), '15');
  await user.click(step('25¢'));
  await user.type(banner(), ' there');
  await user.click(discard());
  expect(percentage()).toHaveValue('0');
  expect(step('No Rounding')).toBeChecked();
  expect(banner()).toHaveValue('Hello');
  expect(section()).toHaveAccessibleName('Settings');
  expect(screen.getByRole('form', { name: 'Settings' })).toHaveFocus();
  expect(calls('UpdateSaleList')).toBe(0);
});

test('stays open while anything is unsaved, and its buttons shake for 400 ms', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await openSettings(aSaleList(), user);
  await user.type(banner(), 'H');
  const shaking = () => save().closest('[data-shaking]');
  expect(shaking()).toBeNull();
  await user.click(section());
  expect(section()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Save or discard your changes first.')).toBeVisible();
  expect(shaking()).not.toBeNull();
  act(() => void jest.advanceTimersByTime(399));
  expect(shaking()).not.toBeNull();
  act(() => void jest.advanceTimersByTime(1));
  expect(shaking()).toBeNull();

  await user.click(discard());
  expect(screen.queryByText('Save or discard your changes first.')).toBeNull();
  await user.click(section());
  expect(section()).toHaveAttribute('aria-expanded', 'false');
});

test('the tick of a save stays for 1,500 ms', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await openSettings(aSaleList(), user);
  await user.type(banner(), 'H');
  await user.click(save());
  await screen.findByText('Saved', {}, { interval: 1 });
  // The waiting above has taken some of it.
  act(() => void jest.advanceTimersByTime(1400));
  expect(screen.getByText('Saved')).toBeVisible();
  act(() => void jest.advanceTimersByTime(100));
  expect(screen.queryByText('Saved')).toBeNull();
});

describe('leaving with unsaved settings', () => {
  const wouldAsk = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

  test('asks first, in the page and in the window', async () => {
    const { user, router } = await openSettings();
    expect(wouldAsk()).toBe(false);
    await user.type(banner(), 'H');
    expect(wouldAsk()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/');
    expect(banner()).toHaveValue('H');

    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  test('asks nothing once they are saved, nor for another part of the same page', async () => {
    const { user, router } = await openSettings();
    await user.type(banner(), 'H');
    await user.click(screen.getByRole('link', { name: 'Group' }));
    expect(router.state.location.search).toBe('?groupBy=VARIANT_TYPE');
    expect(banner()).toHaveValue('H');
    await user.click(save());
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(wouldAsk()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  test('asks no second time after a logout was confirmed', async () => {
    const { user, router } = await openSettings();
    await user.type(banner(), 'H');
    act(() => giveUpUnsavedWork());
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(router.state.location.pathname).toBe('/elsewhere');
  });
});
