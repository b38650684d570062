import { screen, waitFor, act } from '@testing-library/react';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
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

test('starts collapsed, clean, and with the saved values', async () => {
  const settings = { percentageAdjustment: -10, roundingStep: 50 as const, banner: 'Local pickup' };
  await openSettings(aSaleList({ settings }));
  expect(section()).toHaveAccessibleName('Settings');
  expect(percentage()).toHaveValue('-10');
  expect(step('50¢')).toBeChecked();
  expect(banner()).toHaveValue('Local pickup');
  expect(save()).toBeDisabled();
  expect(discard()).toBeDisabled();
});

test.each([
  ['10', '10', 'Increase market prices by 10%'],
  ['-25', '-25', 'Decrease market prices by 25%'],
  ['500', '400', 'Increase market prices by 400%'],
  ['-101', '-100', 'Decrease market prices by 100%'],
  ['-', '0', 'No % Adjustment'],
  ['x', '0', 'No % Adjustment'],
  ['12,5', '12', 'Increase market prices by 12%'],
  ['-7.5 %', '-7', 'Decrease market prices by 7%'],
])(
  'a percentage typed as “%s” becomes %s on leaving the field: “%s”',
  async (typed, kept, label) => {
    const { user } = await openSettings(aSaleList({ settings: { percentageAdjustment: 7 } }));
    await user.clear(percentage());
    await user.type(percentage(), typed);
    expect(percentage()).toHaveAccessibleDescription(label);
    await user.tab();
    expect(percentage()).toHaveValue(kept);
    expect(percentage()).toHaveAccessibleDescription(label);
  },
);

test('examples follow the percentage as it is typed', async () => {
  const { user } = await openSettings();
  expect(step('No Rounding')).toHaveAccessibleDescription(/\$4\.37 becomes \$4\.37/);
  expect(step('25¢')).toHaveAccessibleDescription(/\$4\.37 becomes \$4\.50/);
  await user.clear(percentage());
  await user.type(percentage(), '10');
  expect(step('No Rounding')).toHaveAccessibleDescription(/\$4\.37 becomes \$4\.81/);
  expect(step('25¢')).toHaveAccessibleDescription(/\$4\.37 becomes \$5\.00/);
  expect(step('50¢')).toHaveAccessibleDescription(/\$0\.30 becomes \$0\.50/);
  expect(step('$1')).toHaveAccessibleDescription(/\$12\.60 becomes \$14\.00/);
});

test.each([
  ['No Rounding', /^Prices stay as they are, to the cent\./],
  ['25¢', /^Rounded up to the next 25¢\./],
  ['50¢', /^Rounded up to the next 50¢\./],
  ['$1', /^Rounded up to the next \$1\./],
])('%s says what it does to prices', async (name, effect) => {
  await openSettings();
  expect(step(name)).toHaveAccessibleDescription(effect);
});

test('a percentage whose field was never left is clamped on saving, and its label follows', async () => {
  const { user, api, own } = await openSettings();
  const log = jest.spyOn(console, 'error').mockReturnValue();
  await user.clear(percentage());
  api.answerWith(failing.offline);
  await user.type(percentage(), '900{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update settings');
  log.mockRestore();
  expect(percentage()).toHaveFocus();
  expect(percentage()).toHaveValue('400');
  expect(percentage()).toHaveAccessibleDescription('Increase market prices by 400%');
  expect(api.calls.at(-1)?.variables).toMatchObject({
    input: { marketPricingSettings: { percentageAdjustment: 400 } },
  });
  api.answerWith(null);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(own.settings.percentageAdjustment).toBe(400);
});

test('counts the banner’s characters while typing, and refuses one that is too long', async () => {
  const { user, calls } = await openSettings(aSaleList({ settings: { banner: 'a'.repeat(998) } }));
  expect(screen.getByText('998 / 1000')).toBeVisible();
  await user.type(banner(), 'bcd');
  expect(screen.getByText('1001 / 1000')).toBeVisible();
  await user.click(save());
  expect(banner()).toHaveAccessibleDescription(/at most 1,000 characters/);
  expect(banner()).toHaveFocus();
  expect(calls('UpdateSaleList')).toBe(0);
});

test('counts the banner in the units that the server counts', async () => {
  const { user, calls } = await openSettings(aSaleList({ settings: { banner: 'a'.repeat(997) } }));
  await user.type(banner(), '🦊🦊');
  expect(screen.getByText('1001 / 1000')).toBeVisible();
  await user.click(save());
  expect(banner()).toHaveAccessibleDescription(/at most 1,000 characters/);
  expect(calls('UpdateSaleList')).toBe(0);
});

test('saves all, shows the tick, is clean again and refetches the list', async () => {
  const { user, own, calls } = await openSettings();
  await user.clear(percentage());
  await user.type(percentage(), '900');
  await user.click(step('$1'));
  await user.type(banner(), '<b>Hello</b>');
  await user.type(screen.getByRole('textbox', { name: /Postage/ }), '1.20 up to 4; 4.95');
  await user.type(screen.getByRole('textbox', { name: /least to buy/ }), '5');
  expect(section()).toHaveAccessibleName('Settings * Edited');
  const announced = jest.fn();
  window.addEventListener('sale-list-updated', announced);
  await user.click(save());
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(own.settings).toEqual({
    percentageAdjustment: 400,
    roundingStep: 100,
    banner: '<b>Hello</b>',
    postage: [
      { upToCopies: 4, upToCents: null, cents: 120 },
      { upToCopies: null, upToCents: null, cents: 495 },
    ],
    minimumInCents: 500,
    version: 2,
  });
  expect(percentage()).toHaveValue('400');
  await waitFor(() => expect(section()).toHaveAccessibleName('Settings'));
  expect(save()).toBeDisabled();
  expect(announced).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(calls('UserSaleLists')).toBe(2));
  window.removeEventListener('sale-list-updated', announced);
});

test('an empty percentage counts as 0, which is the saved value, so there is nothing to save', async () => {
  const { user } = await openSettings();
  await user.clear(percentage());
  expect(section()).toHaveAccessibleName('Settings');
  await user.type(percentage(), '5');
  expect(section()).toHaveAccessibleName('Settings * Edited');
});

test('the browser’s event refetches the list', async () => {
  const own = aSaleList({
    settings: { banner: 'Pickup on Fridays' },
    items: { 'sor-001-standard': anItem() },
  });
  renderApp('/collections/my/sell', {
    user: aUser(),
    catalogue: { saleLists: { own, shared: {} } },
  });
  expect(await screen.findByText('Pickup on Fridays')).toBeVisible();
  changeSettings(own, { percentageAdjustment: 0, roundingStep: 0, banner: 'Back in May' });
  act(() => void window.dispatchEvent(new Event('sale-list-updated')));
  expect(await screen.findByText('Back in May')).toBeVisible();
});

const anItem = () => ({
  quantity: 1,
  priceType: 'CONTACT' as const,
  fixedPriceInCents: null,
  marketAdjustedPriceInCents: null,
  cardId: 'sor-001',
  version: 1,
});

const ITEM = {
  ...aSaleItem({ cardId: 'scout-1' }),
  variantId: 'scout-1-standard',
  condition: 'NEAR_MINT',
};
const ROUNDING = { type: 'UP', value: 25 };

/** A list as the server of a later build may send it. */
const received = (item: object, rounding: object) => ({
  id: 'sale-list-of-moss',
  isOwner: false,
  handle: 'moss',
  settings: {
    banner: '',
    version: 1,
    marketPricingSettings: { percentageAdjustment: 0, rounding },
  },
  items: [item],
});

test.each([
  ['price type: AUCTION', received({ ...ITEM, priceType: 'AUCTION' }, ROUNDING)],
  ['condition: SIGNED', received({ ...ITEM, condition: 'SIGNED' }, ROUNDING)],
  ['rounding: DOWN', received(ITEM, { ...ROUNDING, type: 'DOWN' })],
  ['rounding: 75', received(ITEM, { ...ROUNDING, value: 75 })],
])('a value that this build doesn’t know is named, with a reload: %s', async (what, list) => {
  const data = { cardSets: tradeSets(), userSaleLists: [list] };
  renderApp('/collections/moss/sell', {
    user: aUser({ handle: 'fern' }),
    prepare: (api) => api.answerWith(async () => Response.json({ data })),
  });
  expect(await screen.findByText(`Error: Unknown ${what}`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
