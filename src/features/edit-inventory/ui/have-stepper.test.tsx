import { act, screen, waitFor } from '@testing-library/react';
import { cell, renderCounts } from '@tests/support/screens/count-table';

const HAVE = 'Lantern Scout, Standard: have';
const SCOUT = 'scout-standard';
const button = (name: string) =>
  screen.getByRole('button', { name: `${name}: Lantern Scout, Standard` });

test('taps add and take away copies, and each counts even before the last one is drawn', async () => {
  const { user, collections } = await renderCounts({ [SCOUT]: 2 }, { hasButtons: true });
  act(() => {
    for (let taps = 0; taps < 5; taps += 1) button('Have one more').click();
  });
  expect(cell(HAVE)).toHaveValue('7');
  await user.click(button('Have one fewer'));
  expect(button('Have one fewer')).toHaveFocus();
  await waitFor(() => expect(collections.own[SCOUT]?.inventory).toBe(6));
});

test('a tap starts from what was typed', async () => {
  const { user, collections } = await renderCounts({}, { hasButtons: true });
  await user.type(cell(HAVE), '12');
  await user.click(button('Have one more'));
  await waitFor(() => expect(collections.own[SCOUT]?.inventory).toBe(13));
});

test('a tap starts from the count if what was typed isn’t one', async () => {
  const { user, collections } = await renderCounts({ [SCOUT]: 2 }, { hasButtons: true });
  await user.type(cell(HAVE), 'abc');
  await user.click(button('Have one more'));
  await waitFor(() => expect(collections.own[SCOUT]?.inventory).toBe(3));
});

test.each([
  ['Have one fewer', 0],
  ['Have one more', 9_999],
])('“%s” changes nothing at %i', async (name, inventory) => {
  const { user, writes } = await renderCounts({ [SCOUT]: inventory }, { hasButtons: true });
  expect(button(name)).toHaveAttribute('aria-disabled', 'true');
  await user.click(button(name));
  expect(cell(HAVE)).toHaveValue(String(inventory));
  expect(writes()).toEqual([]);
});
