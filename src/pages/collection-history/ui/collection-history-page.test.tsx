import { screen, waitFor, within } from '@testing-library/react';
import { aChange, anUndoOf, aStep, localTime } from '@tests/factories/collection-step';
import { aUser } from '@tests/factories/user';
import { type Answers, type AskedPage, pageOf } from '@tests/support/client/answers';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

const big = aStep({
  id: 'big',
  reason: 'IMPORT',
  note: 'box.csv',
  changes: Array.from({ length: 250 }, (_, at) =>
    aChange({ variantId: `sor-${at}-standard`, cardName: `Card ${at}`, number: `${at}` }),
  ),
});

const PATH = '/collections/my/history';
type Steps = ReturnType<typeof aStep>[];

/** The page with these steps, the latest first; an undo becomes the latest. */
async function open(steps: Steps = [], answers: Answers = {}) {
  const undoCollectionStep = ({ stepId }: { stepId: string }) => {
    const step = anUndoOf(steps.find(({ id }) => id === stepId)!);
    steps.unshift(step);
    return { step, collectionItemInventories: [], errors: [] };
  };
  const app = renderApp(PATH, {
    user: aUser(),
    answers: {
      collectionHistory: (asked: AskedPage) => pageOf(steps, asked),
      collectionStep: ({ id }: { id: string }) => steps.find((each) => each.id === id)!,
      undoCollectionStep,
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Collection History' });
  return { ...app, steps, undoCollectionStep };
}
const step = async (name: RegExp | string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('li')!;

test('lists changes by day: who, when, what, why and how much', async () => {
  await open([
    aStep({ id: '3', at: localTime('2026-03-02T23:59') }),
    aStep({
      id: '2',
      reason: 'EXCHANGE',
      actor: { kind: 'PLAYER', handle: 'moss' },
      changes: [aChange({ inventoryFrom: 3, inventoryTo: 1 })],
    }),
    aStep({ id: '1', reason: 'IMPORT', note: 'box.csv', at: localTime('2026-03-01T00:00') }),
  ]);
  const first = within(await screen.findByRole('list', { name: 'Monday, March 2, 2026' }));
  expect(first.getByRole('heading', { name: 'Count edited' })).toBeVisible();
  expect(first.getByText(/11:59 PM/).closest('p')).toHaveTextContent(
    '11:59 PM · by you · 1 printing, 3 copies added',
  );
  const second = within(screen.getByRole('list', { name: 'Sunday, March 1, 2026' }));
  const [exchange, imported] = second.getAllByRole('heading', { level: 3 });
  expect(exchange).toHaveTextContent('Cards exchanged');
  expect(exchange!.closest('li')).toHaveTextContent('by moss · 1 printing, 2 copies removed');
  expect(exchange!.closest('li')).toHaveTextContent(
    'Lantern Scout SOR 001 · StandardHave from 3 → to 1',
  );
  expect(imported).toHaveTextContent('File imported: box.csv');
  expect(second.getAllByRole('link', { name: 'Lantern Scout' })[0]).toHaveAttribute(
    'href',
    '/cards/sor-001',
  );
});

test('a search line leaves the steps with a printing that matches, and the address follows', async () => {
  const steps = [
    aStep({ id: '2', reason: 'IMPORT', note: 'box.csv' }),
    aStep({ id: '1', changes: [aChange({ cardName: 'Tide Diver' })] }),
  ];
  const { user, router } = await open(steps, {
    collectionHistory: ({ query, ...asked }: AskedPage & { query?: string | null }) =>
      pageOf(query ? steps.filter((each) => each.id === '1' && query === 'diver') : steps, asked),
  });
  await step(/box/);
  const field = screen.getByRole('combobox', { name: 'Search cards' });
  await user.type(field, 'diver');
  await waitFor(() => expect(screen.queryByText(/box\.csv/)).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Tide Diver' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?q=diver'));
  await user.type(field, 'x');
  expect(await screen.findByRole('heading', { name: 'No such changes' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all changes' }));
  expect(await step(/box/)).toBeVisible();
});

test('an exchange with another player can’t be undone, but can have a payment', async () => {
  await open([
    aStep({ id: '2', reason: 'EXCHANGE', note: 'moss' }),
    aStep({ id: '1', reason: 'IMPORT', note: 'box.csv' }),
  ]);
  const exchange = within(await step('Cards exchanged: moss'));
  expect(exchange.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(exchange.getByRole('button', { name: /^Say what you paid/ })).toBeVisible();
  const imported = within(await step('File imported: box.csv'));
  expect(imported.getByRole('button', { name: /^Undo/ })).toBeVisible();
});

test('shows a changed Need', async () => {
  await open([aStep({ changes: [aChange({ inventoryTo: 0, missingOverrideTo: 4 })] })]);
  expect(await step('Count edited')).toHaveTextContent('Need from default → to 4');
});

test('undoes a step in its own row and says so; the focus stays there', async () => {
  const { user } = await open([aStep({ id: '2' }), aStep({ at: localTime('2026-02-01T09:30') })]);
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  const press = async (name: string) =>
    user.click(await screen.findByRole('button', { name: `${name}: Count edited, 2:05 PM` }));
  await press('Undo');
  await press('Redo');
  await waitFor(() => expect(titles()).toEqual(['Count edited', 'Count edited']));
  await press('Undo');
  await waitFor(() => expect(titles()).toEqual(['Count editedUndone', 'Count edited']));
  const [undone] = screen.getAllByRole('heading', { level: 3 });
  expect(undone).toHaveFocus();
  const row = undone!.closest('li')!;
  const at = 'Mar 2, 2026, 9:00 AM by you';
  expect(row).toHaveTextContent(`Undone ${at}Redone ${at}Undone ${at}`);
});

test('a double click undoes one step, once', async () => {
  const { user, steps } = await open([aStep({ id: '2' }), aStep()]);
  const [button] = await screen.findAllByRole('button', { name: /^Undo/ });
  await user.dblClick(button!);
  expect(await screen.findByRole('button', { name: /^Redo/ })).toBeVisible();
  expect(steps.map(({ undoes }) => undoes?.id)).toEqual(['2', undefined, undefined]);
});

test('the undo of a step that isn’t listed yet has its own row', async () => {
  const steps = Array.from({ length: 30 }, (_, at) => aStep({ id: `${30 - at}` }));
  const { user } = await open([anUndoOf(steps.at(-1)!), ...steps]);
  const title = 'Undone: count edited (Mar 1, 2026, 2:05 PM)';
  expect(within(await step(title)).getByRole('button', { name: /^Redo/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull());
  expect(screen.getByText('Undone Mar 2, 2026, 9:00 AM by you')).toBeVisible();
});

test('asks before a big step is undone; Cancel sends nothing', async () => {
  const { user, api } = await open([big]);
  const undone = () =>
    api.calls.filter(({ operationName }) => operationName === 'UndoCollectionStep');
  const button = await screen.findByRole('button', { name: /^Undo: File imported/ });
  await user.click(button);
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo this?' }));
  expect(question.getByText(/250 printings, 750 copies added/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(undone()).toEqual([]);
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await step(/^File imported: box.csv ?Undone$/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(undone().map(({ variables }) => variables)).toEqual([{ stepId: 'big' }]);
});

test('says in the row why a step can’t be undone', async () => {
  const message = 'A count must stay from 0 to 9,999, but Lantern Scout (SOR 001) would be −2.';
  const errors = [{ field: 'stepId', code: 'OUT_OF_RANGE', message }];
  const { user, api, undoCollectionStep } = await open([aStep()], {
    undoCollectionStep: { collectionItemInventories: [], errors },
  });
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await within(await step('Count edited')).findByRole('alert')).toHaveTextContent(message);
  api.answers.undoCollectionStep = undoCollectionStep;
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await step(/Undone$/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failed call says so in the row, and can be retried', async () => {
  const { user, api } = await open([aStep()]);
  const button = await screen.findByRole('button', { name: /^Undo/ });
  api.answerWith(failing.offline);
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('can’t be reached');
  api.answerWith(null);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await step(/Undone$/)).toBeVisible();
});

test('a big step opens, page by page, and closes', async () => {
  const { user } = await open([big]);
  const row = within(await step(/^File imported/));
  expect(row.getAllByRole('listitem')).toHaveLength(4);
  const toggle = row.getByRole('button', { name: 'Show all 250 printings', expanded: false });
  await user.click(toggle);
  await waitFor(() => expect(row.getAllByRole('listitem')).toHaveLength(100));
  await user.click(row.getByRole('button', { name: 'Show more printings' }));
  await waitFor(() => expect(row.getAllByRole('listitem')).toHaveLength(200));
  await user.click(row.getByRole('button', { name: 'Show more printings' }));
  await waitFor(() => expect(row.getAllByRole('listitem')).toHaveLength(250));
  expect(row.queryByRole('button', { name: 'Show more printings' })).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(row.getAllByRole('listitem')).toHaveLength(4);
});

test('shows more steps, and keeps what is there when that fails', async () => {
  const steps = Array.from({ length: 60 }, (_, at) => aStep({ id: `${60 - at}` }));
  const { user, api } = await open(steps);
  const shown = () => screen.getAllByRole('heading', { level: 3 }).length;
  await screen.findAllByRole('heading', { level: 3 });
  expect(shown()).toBe(25);
  api.answerWith(failing.html(500));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('status 500');
  expect(shown()).toBe(25);
  api.answerWith(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shown()).toBe(50));
  expect(screen.getAllByRole('list', { name: 'Sunday, March 1, 2026' })).toHaveLength(1);
});

test('a step whose printings left the catalogue says so', async () => {
  await open([aStep({ changes: [] })]);
  expect(await screen.findByText('Its printings are no longer in the catalogue.')).toBeVisible();
});

test('without any step, links to counting', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Nothing counted yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Count your cards' })).toHaveAttribute(
    'href',
    '/collections/my/edit',
  );
});

test('a reason that this build doesn’t know offers a reload', async () => {
  const nodes = [
    { ...aStep(), actor: { kind: 'YOU', handle: null }, undoneBy: null, undoes: null },
  ];
  const unknown = nodes.map((node) => ({ ...node, reason: 'GIFT', firstChanges: [] }));
  const pageInfo = { endCursor: null, hasNextPage: false };
  renderApp(PATH, {
    user: aUser(),
    prepare: (api) =>
      api.answerWith(async () =>
        Response.json({ data: { collectionHistory: { nodes: unknown, pageInfo } } }),
      ),
  });
  expect(await screen.findByText('Error: Unknown step reason: GIFT')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
