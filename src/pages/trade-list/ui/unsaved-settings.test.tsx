import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announceSaleListUpdated } from '@/entities/trade-list';
import { discardUnsavedWork } from '@/shared/lib/browser/unsaved-work';
import { failing } from '@tests/support/client/fake-api';
import { aSaleList, changeSettings } from '@tests/support/client/sale-lists';
import {
  banner,
  discard,
  openSettings,
  percentage,
  save,
  section,
  step,
} from '@tests/support/screens/sale-settings';

describe('unsaved settings', () => {
  afterEach(() => void jest.useRealTimers());

  test('Discard reverts what was typed', async () => {
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

    test('doesn’t ask once they are saved, or for another view of the same page', async () => {
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

    test('doesn’t ask a second time after a logout was confirmed', async () => {
      const { user, router } = await openSettings();
      await user.type(banner(), 'H');
      act(() => discardUnsavedWork());
      await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
      expect(router.state.location.pathname).toBe('/elsewhere');
    });
  });
});

describe('refused settings', () => {
  /** The server's answer for settings that nobody has saved yet. */
  const settingsAnswer = {
    banner: '',
    version: 1,
    marketPricingSettings: { percentageAdjustment: 0, rounding: { type: 'NO_ROUNDING', value: 0 } },
  };

  test('the server’s errors are shown under their fields, and typed text stays', async () => {
    const { user, api } = await openSettings();
    await user.type(banner(), 'Hi');
    api.answerWith(async () =>
      Response.json({
        data: {
          updateSaleList: {
            success: false,
            errors: [
              { field: 'banner', message: 'Mind your words.', code: 'INVALID' },
              { field: 'marketPricingSettings.rounding', message: 'No such step.', code: null },
              { field: 'percentageAdjustment', message: 'Too dear.', code: null },
              { field: 'saleListId', message: 'Not today.', code: null },
            ],
            settings: settingsAnswer,
          },
        },
      }),
    );
    await user.click(save());
    expect(await screen.findByText('Mind your words.')).toBeVisible();
    expect(banner()).toHaveAccessibleDescription(/Mind your words\./);
    expect(percentage()).toHaveAccessibleDescription(/Too dear\./);
    expect(screen.getByRole('radiogroup', { name: 'Rounding' })).toHaveAccessibleDescription(
      'No such step.',
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/Failed to update settings.*Not today\./);
    expect(banner()).toHaveValue('Hi');

    api.answerWith(null);
    await user.click(save());
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(banner()).not.toHaveAccessibleDescription(/Mind/);
  });

  test('a call that fails says so, and what was typed can be saved later', async () => {
    const { user, api, own } = await openSettings();
    const log = jest.spyOn(console, 'error').mockReturnValue();
    await user.type(banner(), 'Hi');
    api.answerWith(failing.offline);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update settings');
    expect(section()).toHaveAccessibleName('Settings * Edited');
    api.answerWith(null);
    await user.click(save());
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(own.settings.banner).toBe('Hi');
    log.mockRestore();
  });

  describe('settings that another tab saved meanwhile', () => {
    const theirs = {
      percentageAdjustment: -20,
      roundingStep: 100 as const,
      banner: 'Gone fishing',
    };

    async function conflict() {
      const app = await openSettings();
      await app.user.type(banner(), 'Mine');
      changeSettings(app.own, theirs);
      await app.user.click(save());
      expect(await screen.findByText('These settings were changed elsewhere')).toBeVisible();
      expect(screen.getByText('Gone fishing')).toBeVisible();
      expect(screen.getByText('Decrease market prices by 20%')).toBeVisible();
      expect(banner()).toHaveValue('Mine');
      expect(app.own.settings.banner).toBe('Gone fishing');
      return app;
    }

    test('are shown, and the person’s own can be saved over them', async () => {
      const { user, own } = await conflict();
      expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Save mine' }));
      expect(await screen.findByText('Saved')).toBeVisible();
      expect(own.settings).toMatchObject({ banner: 'Mine', percentageAdjustment: 0 });
      expect(screen.queryByText('These settings were changed elsewhere')).toBeNull();
    });

    test('are shown, and can be taken', async () => {
      const { user, own } = await conflict();
      await user.click(screen.getByRole('button', { name: 'Take theirs' }));
      expect(banner()).toHaveValue('Gone fishing');
      expect(percentage()).toHaveValue('-20');
      expect(step('$1')).toBeChecked();
      expect(section()).toHaveAccessibleName('Settings');
      expect(own.settings).toMatchObject(theirs);
    });

    test('are taken over at once if nothing was typed', async () => {
      const { own } = await openSettings();
      changeSettings(own, theirs);
      act(() => announceSaleListUpdated());
      await waitFor(() => expect(banner()).toHaveValue('Gone fishing'));
      expect(percentage()).toHaveValue('-20');
      expect(section()).toHaveAccessibleName('Settings');
    });

    test('are shown as soon as they are known, before anything is sent', async () => {
      const { user, own, calls } = await openSettings();
      await user.type(banner(), 'Mine');
      changeSettings(own, theirs);
      act(() => announceSaleListUpdated());
      expect(await screen.findByText('These settings were changed elsewhere')).toBeVisible();
      expect(banner()).toHaveValue('Mine');
      expect(calls('UpdateSaleList')).toBe(0);
    });

    test('are no conflict if the person typed the same', async () => {
      const { user, own } = await openSettings();
      await user.type(banner(), 'Same');
      changeSettings(own, { percentageAdjustment: 0, roundingStep: 0, banner: 'Same' });
      act(() => announceSaleListUpdated());
      await waitFor(() => expect(section()).toHaveAccessibleName('Settings'));
      expect(screen.queryByText('These settings were changed elsewhere')).toBeNull();
    });
  });

  test('text typed during a save stays, as the next change', async () => {
    const { user, api, own } = await openSettings();
    await user.type(banner(), 'One');
    const release = api.hold();
    await user.click(save());
    await user.type(banner(), ' two');
    release();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(banner()).toHaveValue('One two');
    expect(section()).toHaveAccessibleName('Settings * Edited');
    await user.click(save());
    await waitFor(() => expect(own.settings.banner).toBe('One two'));
  });
});
