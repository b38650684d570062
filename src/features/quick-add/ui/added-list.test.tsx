import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Fixture } from '@tests/support/client/answers';
import { failing } from '@tests/support/client/fake-api';
import { added, field, openQuickAdd } from '@tests/support/screens/quick-add';

const refuse = (
  { answers }: ReturnType<typeof openQuickAdd>['api'],
  name: 'addToCollection' | 'undoCollectionStep',
  error: Fixture<'FieldError'>,
) => Object.assign(answers, { [name]: { collectionItemInventories: [], errors: [error] } });

test('beyond 9,999 nothing is added, and the list says so', async () => {
  const { user, api, have } = openQuickAdd({ 'scout-standard': 9_998 });
  refuse(api, 'addToCollection', {
    field: 'additions.0.count',
    code: 'OUT_OF_RANGE',
    message: 'A collection counts up to 9,999 of a printing; you have 9998.',
  });
  await user.type(field(), '1 2{Enter}');
  await waitFor(() => expect(added()[0]).toContain('A collection counts up to 9,999'));
  expect(have('scout-standard')).toBe(9_998);
  expect(screen.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
});

describe('undo', () => {
  test('undoes the addition, and nothing else', async () => {
    const { user, api } = openQuickAdd({ 'scout-standard': 2 });
    await user.type(field(), '1 3{Enter}1 4{Enter}');
    await user.click(
      await screen.findByRole('button', { name: 'Undo 3 × Lantern Scout, Standard' }),
    );
    await waitFor(() => expect(added()[1]).toBe('+3001Lantern Scout StandardUndone'));
    expect(screen.getByRole('status')).toHaveTextContent('Undone: 3 × Lantern Scout, Standard.');
    // The first of two steps.
    expect(
      api.calls
        .filter(({ operationName }) => operationName === 'UndoCollectionStep')
        .map(({ variables }) => variables),
    ).toEqual([{ stepId: '1' }]);
  });

  test('that is refused says why', async () => {
    const { user, api } = openQuickAdd();
    await user.type(field(), '1 3{Enter}');
    const undo = await screen.findByRole('button', { name: /Undo/ });
    const message = 'A count would be −1.';
    refuse(api, 'undoCollectionStep', { field: 'stepId', code: 'OUT_OF_RANGE', message });
    await user.click(undo);
    await waitFor(() => expect(added()[0]).toContain('A count would be −1.'));
  });

  test('shows what was undone elsewhere as undone', async () => {
    const { user, api } = openQuickAdd();
    await user.type(field(), '1 3{Enter}');
    const undo = await screen.findByRole('button', { name: /Undo/ });
    const message = 'This was undone already.';
    refuse(api, 'undoCollectionStep', { field: 'stepId', code: 'ALREADY_UNDONE', message });
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

  test('sends what arrived although its answer was lost under the same key, and takes the answer', async () => {
    const { user, api } = openQuickAdd();
    api.answerWith(failing.offline);
    await user.type(field(), '1 3{Enter}');
    await waitFor(() => expect(added()[0]).toContain('Not sent yet'));
    const arrived = { id: 'scout', variantId: 'scout-standard', inventory: 3, version: 1 };
    api.answers.addToCollection = {
      stepId: '1',
      collectionItemInventories: [{ ...arrived, extraCount: 0 }],
      errors: [],
    };
    api.answerWith(null);
    comeBack();
    await waitFor(() => expect(added()[0]).toContain('You have 3'));
    const sent = api.calls.filter(({ operationName }) => operationName === 'AddToCollection');
    const [first, ...others] = sent.map(({ variables }) => variables);
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
  });
});
