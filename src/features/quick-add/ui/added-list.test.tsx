import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { failing } from '@tests/support/client/fake-api';
import { added, field, openQuickAdd } from '@tests/support/client/quick-add';

test('beyond 9,999 nothing is added, and the list says so', async () => {
  const { user, have } = openQuickAdd({ 'scout-standard': 9_998 });
  await user.type(field(), '1 2{Enter}');
  await waitFor(() => expect(added()[0]).toContain('A collection counts up to 9,999'));
  expect(have('scout-standard')).toBe(9_998);
  expect(screen.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
});

describe('undo', () => {
  test('undoes the addition, and nothing else', async () => {
    const { user, have } = openQuickAdd({ 'scout-standard': 2 });
    await user.type(field(), '1 3{Enter}1 4{Enter}');
    await user.click(
      await screen.findByRole('button', { name: 'Undo 3 × Lantern Scout, Standard' }),
    );
    await waitFor(() => expect(have('scout-standard')).toBe(6));
    await waitFor(() => expect(added()[1]).toBe('+3001Lantern Scout StandardUndone'));
    expect(screen.getByRole('status')).toHaveTextContent('Undone: 3 × Lantern Scout, Standard.');
  });

  test('that is refused says why', async () => {
    const { user, collections } = openQuickAdd();
    await user.type(field(), '1 3{Enter}');
    const undo = await screen.findByRole('button', { name: /Undo/ });
    collections.own['scout-standard'] = { inventory: 1, missingOverride: null, version: 9 };
    await user.click(undo);
    await waitFor(() => expect(added()[0]).toContain('A count would be −1.'));
  });

  test('shows what was undone elsewhere as undone', async () => {
    const { user, collections } = openQuickAdd();
    await user.type(field(), '1 3{Enter}');
    const undo = await screen.findByRole('button', { name: /Undo/ });
    for (const step of collections.steps) step.isUndone = true;
    await user.click(undo);
    await waitFor(() => expect(added()[0]).toContain('Undone'));
  });
});

describe('a lost connection', () => {
  const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));
  const wouldAsk = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

  test('keeps what was added and sends it when it is back', async () => {
    const { user, api, have } = openQuickAdd();
    api.answerWith(failing.offline);
    await user.type(field(), '1 3{Enter}2{Enter}');
    await waitFor(() => expect(added().join()).toMatch(/Not sent yet.*Not sent yet/));
    expect(wouldAsk()).toBe(true);
    api.answerWith(null);
    comeBack();
    await waitFor(() => expect(have('scout-standard')).toBe(3));
    await waitFor(() => expect(have('harrier-standard')).toBe(1));
    await waitFor(() => expect(wouldAsk()).toBe(false));
  });

  test('adds only once what arrived although its answer was lost', async () => {
    const { user, api, collections, have } = openQuickAdd();
    api.answerWith(failing.offline);
    await user.type(field(), '1 3{Enter}');
    await waitFor(() => expect(added()[0]).toContain('Not sent yet'));
    const sent = api.calls.find(({ operationName }) => operationName === 'AddToCollection');
    const from = { inventory: 0, missingOverride: null };
    const to = { inventory: 3, missingOverride: null };
    collections.own['scout-standard'] = { ...to, version: 1 };
    collections.steps.push({
      id: '1',
      key: String(sent?.variables['idempotencyKey']),
      changes: new Map([['scout-standard', { from, to }]]),
      isUndone: false,
    });
    api.answerWith(null);
    comeBack();
    await waitFor(() => expect(added()[0]).toContain('You have 3'));
    expect(have('scout-standard')).toBe(3);
  });
});
