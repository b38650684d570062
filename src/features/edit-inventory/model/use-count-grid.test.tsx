import { screen } from '@testing-library/react';
import { cell, renderCounts } from '@tests/support/screens/count-table';

const focused = () => document.activeElement?.getAttribute('aria-label');
const at = async (name: string) => {
  const rendered = await renderCounts({ 'scout-standard': 12 });
  await rendered.user.click(cell(name));
  return rendered;
};

test('Enter moves down a column, and up with Shift', async () => {
  const { user, store } = await at('Lantern Scout, Standard: have');
  await user.keyboard('1{Enter}2{Enter}3');
  expect(focused()).toBe('Ember Warden, Standard: have');
  expect(cell('Lantern Scout, Standard: have')).toHaveValue('1');
  expect(cell('Brass Harrier, Standard: have')).toHaveValue('2');
  await user.keyboard('{Shift>}{Enter}{/Shift}4{Shift>}{Enter}{/Shift}');
  expect(focused()).toBe('Lantern Scout, Standard: have');
  expect(cell('Brass Harrier, Standard: have')).toHaveValue('4');
  expect(cell('Ember Warden, Standard: have')).toHaveValue('3');
  expect(store.getState().countDrafts.typed).toBeNull();
});

test('a column leaves out cards without such a printing', async () => {
  const { user } = await at('Lantern Scout, Foil: need');
  await user.keyboard('{Enter}');
  expect(focused()).toBe('Ember Warden, Foil: need');
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(focused()).toBe('Lantern Scout, Foil: need');
});

test('at the ends of a column the number is saved and stays selected', async () => {
  const { user } = await at('Ember Warden, Standard: have');
  await user.keyboard('7{Enter}');
  expect(focused()).toBe('Ember Warden, Standard: have');
  await user.keyboard('8{Enter}');
  expect(cell('Ember Warden, Standard: have')).toHaveValue('8');
});

test('left and right move along the row, but inside a text only from its ends', async () => {
  const { user } = await at('Lantern Scout, Standard: have');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Lantern Scout, Standard: need');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('Lantern Scout, Foil: need');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('Lantern Scout, Standard: have');
  await user.keyboard('34{ArrowLeft}');
  expect(focused()).toBe('Lantern Scout, Standard: have');
  await user.keyboard('5{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('Lantern Scout, Standard: need');
  expect(cell('Lantern Scout, Standard: have')).toHaveValue('354');
});

test('Tab moves on as everywhere', async () => {
  const { user } = await at('Lantern Scout, Standard: have');
  await user.keyboard('5{Tab}');
  expect(focused()).toBe('Lantern Scout, Standard: need');
  expect(cell('Lantern Scout, Standard: have')).toHaveValue('5');
});

test('a row that isn’t drawn is scrolled into view', async () => {
  const { user, draw } = await at('Lantern Scout, Standard: have');
  screen.getByRole('textbox', { name: 'Brass Harrier, Standard: have' }).remove();
  await user.keyboard('{Enter}');
  expect(draw).toHaveBeenCalledWith('harrier');
});

test('keys with Control, Alt or Meta are left to the browser', async () => {
  const { user } = await at('Lantern Scout, Standard: have');
  await user.keyboard('{Control>}{ArrowDown}{/Control}{Alt>}{ArrowRight}{/Alt}');
  expect(focused()).toBe('Lantern Scout, Standard: have');
});
