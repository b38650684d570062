import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

const SCOUT = 'Lantern Scout, Standard';

async function edit(own: Record<string, number> = { 'scout-1-standard': 2, 'scout-1-foil': 1 }) {
  const wantLists = { own, shared: {} };
  const shown = renderApp('/collections/my/want/edit', {
    user: aUser({ handle: 'fern' }),
    catalogue: { cardSets: tradeSets(), wantLists },
  });
  await screen.findByRole('group', { name: SCOUT });
  const writes = () =>
    shown.api.calls
      .filter(({ operationName }) => operationName === 'UpdateWantListVariantCounts')
      .map(({ variables }) => variables['items'] as { expectedVersion: number }[]);
  return { ...shown, wantLists, writes };
}

/** Whether the browser would ask before it closes the window. */
const wouldAsk = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
const control = (label = SCOUT) => within(screen.getByRole('group', { name: label }));
const quantity = () => control().getByRole('combobox');
const fewer = () => control().getByRole('button', { name: /^One fewer/ });
const more = () => control().getByRole('button', { name: /^One more/ });

test('a quantity is chosen from 1 to 5', async () => {
  const { user, wantLists } = await edit();
  expect(
    within(quantity())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '2', '3', '4', '5']);
  await user.selectOptions(quantity(), '4');
  expect(quantity()).toHaveValue('4');
  await waitFor(() => expect(wantLists.own['scout-1-standard']).toBe(4));
});

test('reducing stops at 1, and adding at 5', async () => {
  const { user, wantLists } = await edit();
  await user.click(fewer());
  expect(quantity()).toHaveValue('1');
  await user.click(fewer());
  expect(quantity()).toHaveValue('1');
  expect(fewer()).toHaveAttribute('aria-disabled', 'true');
  for (let click = 0; click < 6; click += 1) await user.click(more());
  expect(quantity()).toHaveValue('5');
  await waitFor(() => expect(wantLists.own['scout-1-standard']).toBe(5));
});

test('only one call runs at a time, always with the latest quantity', async () => {
  const { user, api, wantLists, writes } = await edit();
  const release = api.hold();
  await user.click(more());
  await user.click(more());
  await user.click(more());
  expect(quantity()).toHaveValue('5');
  release();
  await waitFor(() => expect(wantLists.own['scout-1-standard']).toBe(5));
  expect(writes()).toEqual([
    [{ cardVariantId: 'scout-1-standard', quantity: 3, expectedVersion: 1 }],
    [{ cardVariantId: 'scout-1-standard', quantity: 5, expectedVersion: 2 }],
  ]);
});

test('a removal is confirmed first, and then removes the printing at once', async () => {
  const { user, api, wantLists } = await edit();
  await user.click(control().getByRole('button', { name: `Remove ${SCOUT}` }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove from Want List?' });
  expect(question).toHaveTextContent(SCOUT);
  await user.click(within(question).getByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('group', { name: SCOUT })).toBeVisible();

  const release = api.hold();
  await user.click(control().getByRole('button', { name: `Remove ${SCOUT}` }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('group', { name: SCOUT })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Lantern Scout, Foil' })).toBeVisible();
  release();
  await waitFor(() => expect(wantLists.own).toEqual({ 'scout-1-foil': 1 }));
});

test('the focus moves to the next printing when one is removed', async () => {
  const { user } = await edit();
  await user.click(control().getByRole('button', { name: `Remove ${SCOUT}` }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(document.activeElement).toHaveAccessibleName('SOR 001 Open Lantern Scout, Foil');
});

test('a refused change reverts, says so, and can be retried', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const { user, api, wantLists } = await edit();
  api.answerWith(failing.error('Not now', { code: 'FORBIDDEN' }));
  await user.selectOptions(quantity(), '5');
  expect(await screen.findByText('Failed to update want list')).toBeVisible();
  expect(logged.mock.calls).toEqual([
    ['Failed to update want list', expect.objectContaining({ code: 'FORBIDDEN' })],
  ]);
  expect(quantity()).toHaveValue('2');
  api.answerWith(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(wantLists.own['scout-1-standard']).toBe(5));
  await waitFor(() =>
    expect(screen.queryByText('Failed to update want list')).not.toBeInTheDocument(),
  );
});

test('a refused removal brings the printing back', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { user, api } = await edit();
  api.answerWith(failing.error('Not now', { code: 'FORBIDDEN' }));
  await user.click(control().getByRole('button', { name: `Remove ${SCOUT}` }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/it is still on your list/)).toBeVisible();
  expect(quantity()).toHaveValue('2');
});

test('while the server can’t be reached, a change is kept and sent once it is back', async () => {
  const { user, api, wantLists } = await edit();
  expect(wouldAsk()).toBe(false);
  api.answerWith(failing.offline);
  await user.selectOptions(quantity(), '3');
  expect(await screen.findByText('1 change isn’t saved yet')).toBeVisible();
  expect(quantity()).toHaveValue('3');
  expect(wouldAsk()).toBe(true);
  api.answerWith(null);
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(wantLists.own['scout-1-standard']).toBe(3));
  await waitFor(() => expect(wouldAsk()).toBe(false));
});

test('a change whose answer was lost is made once', async () => {
  const { user, api, wantLists } = await edit();
  api.answerWith(async () => {
    wantLists.own['scout-1-standard'] = 4;
    throw new TypeError('Failed to fetch');
  });
  await user.selectOptions(quantity(), '4');
  await screen.findByText('1 change isn’t saved yet');
  api.answerWith(null);
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(screen.queryByText(/isn’t saved yet/)).not.toBeInTheDocument());
  expect(quantity()).toHaveValue('4');
  expect(wantLists.own).toEqual({ 'scout-1-standard': 4, 'scout-1-foil': 1 });
});

describe('a quantity that another tab changed meanwhile', () => {
  const story = (text: string) => screen.findByText(text);

  test('is shown beside the person’s own, which can be kept', async () => {
    const { user, wantLists, writes } = await edit();
    wantLists.own['scout-1-standard'] = 5;
    await user.click(more());
    expect(await screen.findByText(`${SCOUT} was changed elsewhere`)).toBeVisible();
    expect(await story('You set 3 copies. It is now 5 copies.')).toBeVisible();
    expect(quantity()).toHaveValue('3');
    expect(wantLists.own['scout-1-standard']).toBe(5);
    await user.click(screen.getByRole('button', { name: 'Keep 3 copies' }));
    await waitFor(() => expect(wantLists.own['scout-1-standard']).toBe(3));
    await waitFor(() => expect(screen.queryByText(/changed elsewhere/)).not.toBeInTheDocument());
    expect(quantity()).toHaveValue('3');
    const [first, second] = writes().map(([write]) => write!.expectedVersion);
    expect(second).toBeGreaterThan(first!);
  });

  test('can be taken', async () => {
    const { user, wantLists, writes } = await edit();
    wantLists.own['scout-1-standard'] = 5;
    await user.selectOptions(quantity(), '1');
    await user.click(await screen.findByRole('button', { name: 'Take 5 copies' }));
    expect(quantity()).toHaveValue('5');
    expect(screen.queryByText(/changed elsewhere/)).not.toBeInTheDocument();
    expect(writes()).toHaveLength(1);
    expect(wantLists.own['scout-1-standard']).toBe(5);
  });

  test('isn’t taken off unseen', async () => {
    const { user, wantLists } = await edit();
    wantLists.own['scout-1-standard'] = 4;
    await user.click(control().getByRole('button', { name: `Remove ${SCOUT}` }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await story('You took it off the list. It is now 4 copies.')).toBeVisible();
    expect(wantLists.own['scout-1-standard']).toBe(4);
    await user.click(screen.getByRole('button', { name: 'Take it off' }));
    await waitFor(() => expect(wantLists.own).toEqual({ 'scout-1-foil': 1 }));
  });

  test('isn’t put back unseen if it was taken off', async () => {
    const { user, wantLists } = await edit();
    delete wantLists.own['scout-1-standard'];
    await user.click(more());
    expect(await story('You set 3 copies. It was taken off the list.')).toBeVisible();
    expect(wantLists.own).toEqual({ 'scout-1-foil': 1 });
    await user.click(screen.getByRole('button', { name: 'Leave it off' }));
    expect(screen.queryByRole('group', { name: SCOUT })).not.toBeInTheDocument();
  });

  test('is no conflict if both are the same', async () => {
    const { user, wantLists } = await edit();
    wantLists.own['scout-1-standard'] = 3;
    await user.click(more());
    await user.click(more());
    await waitFor(() => expect(wantLists.own['scout-1-standard']).toBe(4));
    expect(screen.queryByText(/changed elsewhere/)).not.toBeInTheDocument();
  });
});
