import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aCount } from '@tests/support/client/collections';
import { cell, renderCounts } from '@tests/support/screens/count-table';
import { failing } from '@tests/support/client/fake-api';

const HAVE = 'Lantern Scout, Standard: have';
const NEED = 'Lantern Scout, Standard: need';
const SCOUT = 'scout-standard';

const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));
/** Whether the browser would ask before it closes the window. */
const wouldAsk = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe('one call at a time', () => {
  test('of what is typed while one is under way, only the last is sent', async () => {
    const { user, api, collections, writes } = await renderCounts();
    const release = api.hold();
    await user.type(cell(HAVE), '1{Enter}');
    await user.type(cell(HAVE), '2{Enter}');
    await user.type(cell(HAVE), '3{Enter}');
    await user.type(cell(HAVE), '4{Enter}');
    expect(cell(HAVE)).toHaveValue('4');
    release();
    await waitFor(() => expect(collections.own[SCOUT]?.inventory).toBe(4));
    expect(writes()).toMatchObject([
      { inventory: 1, expectedVersion: 0 },
      { inventory: 4, expectedVersion: 1 },
    ]);
  });

  test('Have and Need of one printing follow each other without a conflict', async () => {
    const { user, api, collections } = await renderCounts();
    const release = api.hold();
    await user.type(cell(HAVE), '1{Enter}');
    await user.type(cell(NEED), '7{Enter}');
    await user.type(cell(HAVE), '2{Enter}');
    release();
    await waitFor(() =>
      expect(collections.own[SCOUT]).toEqual({ inventory: 2, missingOverride: 6, version: 2 }),
    );
    expect(screen.queryByText(/changed elsewhere/)).not.toBeInTheDocument();
  });

  test('printings don’t wait for each other', async () => {
    const { user, api, collections, writes } = await renderCounts();
    const release = api.hold();
    await user.type(cell(HAVE), '1{Enter}');
    await user.type(cell('Brass Harrier, Standard: have'), '2{Enter}');
    expect(writes()).toHaveLength(2);
    release();
    await waitFor(() => expect(Object.keys(collections.own)).toHaveLength(2));
  });

  test('input while the last number is being saved isn’t a conflict', async () => {
    const { user, api, collections } = await renderCounts();
    const release = api.hold();
    await user.type(cell(HAVE), '{ArrowUp}8');
    release();
    await waitFor(() => expect(collections.own[SCOUT]?.inventory).toBe(1));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(collections.own[SCOUT]?.inventory).toBe(8));
  });
});

describe('another tab', () => {
  const conflict = async () => {
    const rendered = await renderCounts({ [SCOUT]: 2 });
    rendered.collections.own[SCOUT] = { ...aCount(7), version: 2 };
    await rendered.user.type(cell(HAVE), '5{Enter}');
    await screen.findByText('Lantern Scout, Standard was changed elsewhere');
    return rendered;
  };

  test('is not overwritten; both numbers are shown', async () => {
    const { collections } = await conflict();
    expect(screen.getByText('You set Have 5. It is now Have 7.')).toBeVisible();
    expect(cell(HAVE)).toHaveValue('5');
    expect(cell(HAVE)).toBeInvalid();
    expect(collections.own[SCOUT]?.inventory).toBe(7);
  });

  test('wins if the person chooses so', async () => {
    const { user, writes } = await conflict();
    await user.click(screen.getByRole('button', { name: 'Take Have 7' }));
    expect(cell(HAVE)).toHaveValue('7');
    expect(cell(HAVE)).toBeValid();
    expect(writes()).toHaveLength(1);
  });

  test('gives way if the person chooses so', async () => {
    const { user, collections } = await conflict();
    await user.click(screen.getByRole('button', { name: 'Keep Have 5' }));
    expect(cell(HAVE)).toHaveValue('5');
    await waitFor(() => expect(collections.own[SCOUT]?.inventory).toBe(5));
  });

  test('gives way to the last of what was typed', async () => {
    const { user, collections } = await conflict();
    await user.type(cell(HAVE), '6{Enter}');
    expect(collections.own[SCOUT]?.inventory).toBe(7);
    await user.click(screen.getByRole('button', { name: 'Keep Have 6' }));
    await waitFor(() => expect(collections.own[SCOUT]?.inventory).toBe(6));
  });

  test('keeps the number that this one didn’t touch', async () => {
    const { user, collections } = await renderCounts({ [SCOUT]: 2 });
    collections.own[SCOUT] = { inventory: 2, missingOverride: 9, version: 2 };
    await user.type(cell(HAVE), '5{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Keep Have 5' }));
    await waitFor(() =>
      expect(collections.own[SCOUT]).toMatchObject({ inventory: 5, missingOverride: 6 }),
    );
  });

  test('that set the same number is no conflict', async () => {
    const { user, collections } = await renderCounts({ [SCOUT]: 2 });
    collections.own[SCOUT] = { ...aCount(5), version: 2 };
    await user.type(cell(HAVE), '5{Enter}');
    await waitFor(() => expect(cell(HAVE)).toHaveAttribute('title', 'Saved'));
  });
});

describe('a lost connection', () => {
  const lose = async () => {
    const rendered = await renderCounts({ [SCOUT]: 2 });
    rendered.api.answerWith(failing.offline);
    await rendered.user.type(cell(HAVE), '5{Enter}');
    await screen.findByText('1 count isn’t saved yet');
    return rendered;
  };

  test('keeps what was typed, shown as unsaved, and sends it when it is back', async () => {
    const { api, collections, writes } = await lose();
    expect(cell(HAVE)).toHaveValue('5');
    expect(cell(HAVE)).toHaveAttribute('title', 'Not saved yet');
    expect(wouldAsk()).toBe(true);
    api.answerWith(null);
    comeBack();
    await waitFor(() => expect(collections.own[SCOUT]?.inventory).toBe(5));
    await waitFor(() => expect(screen.queryByText(/saved yet/)).not.toBeInTheDocument());
    expect(writes()).toHaveLength(2);
    expect(wouldAsk()).toBe(false);
  });

  test('sends the last of several inputs', async () => {
    const { user, api, collections } = await lose();
    await user.type(cell(HAVE), '6{Enter}');
    await user.type(cell('Brass Harrier, Standard: have'), '1{Enter}');
    await screen.findByText('2 counts aren’t saved yet');
    api.answerWith(null);
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(collections.own[SCOUT]?.inventory).toBe(6));
    expect(collections.own['harrier-standard']?.inventory).toBe(1);
  });

  test('isn’t a conflict if the first call turns out to have arrived', async () => {
    const { user, api, collections, writes } = await lose();
    collections.own[SCOUT] = { ...aCount(5), version: 2 };
    await user.type(cell(HAVE), '6{Enter}');
    await waitFor(() => expect(writes()).toHaveLength(2));
    api.answerWith(null);
    comeBack();
    await waitFor(() => expect(collections.own[SCOUT]?.inventory).toBe(6));
    expect(screen.queryByText(/changed elsewhere/)).not.toBeInTheDocument();
  });

  test('is retried automatically after a while', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { api, collections } = await lose();
      api.answerWith(null);
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      await waitFor(() => expect(collections.own[SCOUT]?.inventory).toBe(5));
    } finally {
      jest.useRealTimers();
    }
  });

  test.each(['UNAVAILABLE', 'RATE_LIMITED'])('is like a server that is %s', async (code) => {
    const { user, api, collections } = await renderCounts();
    api.answerWith(failing.error('Later', { code }));
    await user.type(cell(HAVE), '5{Enter}');
    expect(await screen.findByText('1 count isn’t saved yet')).toBeVisible();
    expect(cell(HAVE)).toHaveValue('5');
    api.answerWith(null);
    comeBack();
    await waitFor(() => expect(collections.own[SCOUT]?.inventory).toBe(5));
  });
});

test('closing the window asks first while a number is being typed', async () => {
  const { user } = await renderCounts();
  expect(wouldAsk()).toBe(false);
  await user.type(cell(HAVE), '5');
  expect(wouldAsk()).toBe(true);
  await user.keyboard('{Escape}');
  expect(wouldAsk()).toBe(false);
});
