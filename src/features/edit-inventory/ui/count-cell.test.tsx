import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aCount, someCollections } from '@tests/support/client/collections';
import { cell, renderCounts } from '@tests/support/screens/count-table';
import { failing } from '@tests/support/client/fake-api';

const HAVE = 'Lantern Scout, Standard: have';
const NEED = 'Lantern Scout, Standard: need';
const SCOUT = 'scout-standard';

describe('a Have', () => {
  test.each([
    ['0', 0],
    ['3', 3],
    ['9999', 9_999],
    [' 12 ', 12],
  ])('of “%s” is saved', async (text, inventory) => {
    const { user, collections } = await renderCounts({ [SCOUT]: 2 });
    await user.type(cell(HAVE), `${text}{Enter}`);
    expect(cell(HAVE)).toHaveValue(String(inventory));
    await waitFor(() => expect(collections.own[SCOUT]?.inventory).toBe(inventory));
  });

  test.each(['-1', '1.5', '10000', 'abc', '2147483648', '1e3', '١'])(
    'of “%s” reverts and says why',
    async (text) => {
      const { user, writes } = await renderCounts({ [SCOUT]: 2 });
      await user.click(cell(HAVE));
      await user.paste(text);
      expect(cell(HAVE)).toHaveValue(text);
      await user.tab();
      expect(cell(HAVE)).toHaveValue('2');
      expect(screen.getByText(/isn’t a whole number from 0 to 9,999/)).toHaveTextContent(
        `“${text}” isn’t a whole number from 0 to 9,999. Lantern Scout, Standard hasn’t changed.`,
      );
      expect(writes()).toEqual([]);
    },
  );

  test('that is emptied reverts', async () => {
    const { user, writes } = await renderCounts({ [SCOUT]: 2 });
    await user.type(cell(HAVE), '{Backspace}');
    await user.tab();
    expect(cell(HAVE)).toHaveValue('2');
    expect(writes()).toEqual([]);
  });

  test('that stays the same isn’t sent', async () => {
    const { user, writes } = await renderCounts({ [SCOUT]: 2 });
    await user.type(cell(HAVE), '2{Enter}');
    expect(writes()).toEqual([]);
  });

  test('lowers the missing count at once', async () => {
    const { user, api, collections } = await renderCounts({ [SCOUT]: 1 });
    expect(cell(NEED)).toHaveAttribute('placeholder', '2');
    const release = api.hold();
    await user.type(cell(HAVE), '2{Enter}');
    expect(cell(NEED)).toHaveAttribute('placeholder', '1');
    release();
    await waitFor(() => expect(collections.own[SCOUT]?.inventory).toBe(2));
  });
});

describe('a Need', () => {
  test('is empty for the default, which is shown faintly', async () => {
    await renderCounts({ [SCOUT]: 1 });
    expect(cell(NEED)).toHaveValue('');
    expect(cell(NEED)).toHaveAttribute('placeholder', '2');
  });

  test('is a number of its own until it is emptied', async () => {
    const { user, collections, writes } = await renderCounts({ [SCOUT]: 1 });
    await user.type(cell(NEED), '4{Enter}');
    await waitFor(() => expect(collections.own[SCOUT]?.missingOverride).toBe(4));
    await user.type(cell(NEED), '{Backspace}');
    await user.tab();
    expect(cell(NEED)).toHaveAttribute('placeholder', '2');
    await waitFor(() => expect(collections.own[SCOUT]?.missingOverride).toBeNull());
    expect(writes().map(({ missingOverrideCount }) => missingOverrideCount)).toEqual([4, -1]);
  });

  test.each(['-1', '1.5', '10000', 'abc', '2147483648'])('of “%s” reverts', async (text) => {
    const { user, writes } = await renderCounts();
    await user.click(cell(NEED));
    await user.paste(text);
    await user.tab();
    expect(cell(NEED)).toHaveValue('');
    expect(writes()).toEqual([]);
  });

  test('falls as copies are found', async () => {
    const collections = someCollections();
    collections.own[SCOUT] = aCount(1, 4);
    const { user } = await renderCounts({}, { collections });
    await user.type(cell(HAVE), '3{Enter}');
    expect(cell(NEED)).toHaveValue('2');
    await waitFor(() => expect(collections.own[SCOUT]).toMatchObject({ missingOverride: 2 }));
  });
});

describe('keys', () => {
  test('up and down change the number by one, from 0 to 9,999, without leaving the cell', async () => {
    const { user, collections } = await renderCounts({ [SCOUT]: 1 });
    await user.type(cell(HAVE), '{ArrowUp}{ArrowUp}{ArrowDown}{ArrowUp}');
    expect(cell(HAVE)).toHaveValue('3');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(cell(HAVE)).toHaveValue('0');
    expect(cell(HAVE)).toHaveFocus();
    await waitFor(() => expect(collections.own[SCOUT]?.inventory).toBe(0));
    await user.type(cell(HAVE), '9999{ArrowUp}');
    expect(cell(HAVE)).toHaveValue('9999');
  });

  test('up on a Need counts from the default', async () => {
    const { user, collections } = await renderCounts({ [SCOUT]: 1 });
    await user.type(cell(NEED), '{ArrowUp}');
    await waitFor(() => expect(collections.own[SCOUT]?.missingOverride).toBe(3));
  });

  test.each(['+', '-', '++', '-3', '1.5'])('the keys “%s” change nothing', async (keys) => {
    const { user, writes } = await renderCounts({ [SCOUT]: 2 });
    await user.click(cell(HAVE));
    await user.keyboard(`${keys}{Enter}`);
    expect(cell(HAVE)).toHaveValue('2');
    expect(writes()).toEqual([]);
  });

  test('Escape takes back what was typed', async () => {
    const { user, writes } = await renderCounts({ [SCOUT]: 1 });
    await user.type(cell(HAVE), '77{Escape}');
    expect(cell(HAVE)).toHaveValue('1');
    await user.tab();
    expect(writes()).toEqual([]);
  });
});

test('a saved number says so until its flash is over', async () => {
  const { user, store } = await renderCounts();
  await user.type(cell(HAVE), '2{Enter}');
  await waitFor(() => expect(cell(HAVE)).toHaveAttribute('title', 'Saved'));
  fireEvent.animationEnd(cell(HAVE));
  expect(cell(HAVE)).not.toHaveAttribute('title');
  expect(store.getState().countDrafts.entries).toEqual({});
});

test('a refused number reverts, is scrolled into view, and can be sent again', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  jest.spyOn(console, 'error').mockImplementation();
  const { user, api, collections } = await renderCounts({ [SCOUT]: 2 });
  api.answerWith(failing.error('Oh dear', { code: 'INTERNAL' }));
  await user.type(cell(HAVE), '5{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to update inventory');
  expect(alert).toHaveTextContent('Lantern Scout, Standard: Have 5 wasn’t saved.');
  expect(cell(HAVE)).toHaveValue('2');
  expect(cell(HAVE)).toBeInvalid();
  expect(scrolled.mock.contexts).toContain(cell(HAVE));

  api.answerWith(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(cell(HAVE)).toHaveValue('5');
  await waitFor(() => expect(collections.own[SCOUT]?.inventory).toBe(5));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('text in a row that is unmounted is saved as if the field had been left', async () => {
  const { user, collections, unmount } = await renderCounts();
  await user.type(cell(HAVE), '4');
  act(unmount);
  await waitFor(() => expect(collections.own[SCOUT]?.inventory).toBe(4));
});
