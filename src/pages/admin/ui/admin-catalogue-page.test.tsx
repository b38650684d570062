import { aCard, aCardVariant } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aFakePeople, aUser } from '@tests/factories/user';
import {
  aFakeAdminCatalogue,
  aListedSet,
  aRun,
  type FakeAdminCatalogue,
} from '@tests/support/client/admin-catalogue';
import { failing } from '@tests/support/client/fake-api';
import { fakeUploads } from '@tests/support/client/fake-uploads';
import { renderApp } from '@tests/support/client/render-app';

const admin = aUser({ handle: 'keeper', roles: ['USER', 'ADMIN'] });

const CARDS = [
  aCard({
    id: 'sor-001',
    name: 'Ashen Oath',
    cardVariants: [aCardVariant('STANDARD', 100)],
  }),
  aCard({
    id: 'sor-002',
    name: 'Brass Harrier',
    cardVariants: [
      aCardVariant('FOIL', 200, { id: 'sor-002-foil', number: '002' }),
      aCardVariant('STANDARD', 125, { id: 'sor-002-standard', number: '002' }),
    ],
  }),
];

async function open(given: Partial<FakeAdminCatalogue> = {}) {
  const page = aFakeAdminCatalogue(given);
  const app = renderApp('/admin/catalogue', {
    user: admin,
    catalogue: {
      cardSets: [aCardSet({ cards: CARDS })],
      people: aFakePeople({ viewer: admin }),
      adminCatalogue: page,
    },
  });
  app.api.rest.events.open();
  await screen.findByRole('table', { name: 'Sets in their order' });
  await screen.findByText('Live updates on');
  /** The server tells administrators that a run has gone on. */
  const tell = () =>
    act(async () => app.api.rest.events.sendText('event: catalogue-run\ndata: {}\n\n'));
  return { ...app, page, tell };
}

const setNames = () =>
  within(screen.getByRole('table', { name: 'Sets in their order' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('shows every set with its source, its age and what it holds', async () => {
  await open();
  const table = screen.getByRole('table', { name: 'Sets in their order' });
  const cells = within(within(table).getAllByRole('row')[1]!).getAllByRole('cell');
  expect(
    cells
      .slice(0, 1)
      .concat(cells.slice(2, 5))
      .map(({ textContent }) => textContent),
  ).toEqual(['abc.json', '1,252', '4,508', 'Feb 28, 2026']);
  expect(within(table).getByRole('row', { name: /Set DEF/ })).toHaveTextContent('Demo');
});

test('imports a chosen file: it is sent, then followed live, then reported', async () => {
  const uploads = fakeUploads();
  const { user, page, tell, api } = await open();
  await user.upload(
    screen.getByLabelText('Choose a set file'),
    new File(['{}'], 'set.json', { type: 'application/json' }),
  );
  const [upload] = uploads;
  expect(upload!.url).toBe('/api/catalogue_file?file_name=set.json');
  act(() => upload!.sent(1));
  expect(screen.getByRole('progressbar', { name: 'Sending set.json' })).toHaveAttribute(
    'aria-valuetext',
    '50 %',
  );
  await act(async () => upload!.answer(200, { id: 'file-1', name: 'set.json', bytes: 2 }));
  const bar = await screen.findByRole('progressbar', { name: 'Import of set.json' });
  expect(bar).not.toHaveAttribute('aria-valuenow');
  const started = api.calls.find(({ operationName }) => operationName === 'StartCatalogueImport');
  expect(started?.variables['input']).toMatchObject({ fileId: 'file-1', replaceDemo: false });

  page.runs[0] = aRun({
    status: 'RUNNING',
    progress: { sentence: 'Reading set.json: 12 rows.', done: 1, of: 4 },
  });
  await tell();
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '25%'));
  expect(screen.getByText('Reading set.json: 12 rows.')).toBeVisible();

  page.runs[0] = aRun({
    status: 'DONE',
    reports: [
      {
        heading: 'GHI from set.json',
        lines: [{ about: 'cards', words: '3 added, 0 updated, 0 unchanged' }],
        linesLeftOut: 2,
      },
    ],
  });
  page.sets.push(aListedSet({ code: 'GHI' }));
  await tell();
  expect(await screen.findByRole('heading', { name: 'GHI from set.json' })).toBeVisible();
  expect(screen.getByText('And 2 more lines, left out here.')).toBeVisible();
  expect(screen.getByText('Import of set.json is done.')).toBeInTheDocument();
  await waitFor(() => expect(setNames()).toEqual(['Set ABCABC', 'Set DEFDEF', 'Set GHIGHI']));
});

test('a sync is started by a button, followed live, then reported set by set', async () => {
  const { user, page, tell } = await open();
  await user.click(screen.getByRole('button', { name: 'Sync with the sources' }));
  const bar = await screen.findByRole('progressbar', { name: 'Sync of all sources' });
  const run = { kind: 'SYNC', source: 'all sources' };
  const progress = { sentence: 'Reading the cards of Set ABC.', done: 3, of: 12 };
  page.runs[0] = aRun({ ...run, status: 'RUNNING', progress });
  await tell();
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '25%'));
  expect(screen.getByText('Reading the cards of Set ABC.')).toBeVisible();
  const report = { heading: 'Done: 12 sets, in 900 ms', lines: [], linesLeftOut: 0 };
  page.runs[0] = aRun({ ...run, status: 'DONE', reports: [report] });
  await tell();
  expect(await screen.findByRole('heading', { name: report.heading })).toBeVisible();
  expect(screen.getByText('Sync of all sources is done.')).toBeInTheDocument();
});

test('beside a run of somebody else a sync is refused', async () => {
  const { user, page, tell } = await open({ runs: [] });
  page.runs.unshift(aRun({ id: 'theirs', status: 'RUNNING' }));
  await user.click(screen.getByRole('button', { name: 'Sync with the sources' }));
  await screen.findByRole('progressbar', { name: 'Import of set.json' });
  page.runs[0] = aRun({ id: 'theirs', status: 'DONE' });
  await tell();
  // The form with it is hidden until the run's end was fetched.
  await waitFor(() =>
    expect(screen.getByText('Another import or sync is under way.')).toBeVisible(),
  );
});

test('a refused file says why, and what was typed stays', async () => {
  const uploads = fakeUploads();
  const { user } = await open();
  await user.type(screen.getByLabelText('Or its address'), 'https://cards.example/abc');
  await user.upload(screen.getByLabelText('Choose a set file'), new File(['x'], 'large.json'));
  await act(async () =>
    uploads[0]!.answer(413, {
      errors: [{ message: 'It is larger than 64 MB.', extensions: { code: 'TOO_LARGE' } }],
    }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('It is larger than 64 MB.');
  expect(screen.getByLabelText('Or its address')).toHaveValue('https://cards.example/abc');
});

test('beside a run of somebody else another one is refused, and what was typed stays', async () => {
  const { user, page, tell } = await open({ runs: [] });
  page.runs.unshift(aRun({ id: 'theirs', status: 'RUNNING' }));
  await user.type(screen.getByLabelText('Or its address'), 'https://cards.example/abc');
  await user.click(screen.getByRole('button', { name: 'Import the address' }));
  expect(await screen.findByRole('progressbar', { name: 'Import of set.json' })).toBeVisible();
  expect(screen.getByText('Import of set.json is under way.')).toBeInTheDocument();
  page.runs[0] = aRun({ id: 'theirs', status: 'DONE' });
  await tell();
  // The form with it is hidden until the run's end was fetched.
  await waitFor(() =>
    expect(screen.getByText('Another import or sync is under way.')).toBeVisible(),
  );
  expect(screen.getByLabelText('Or its address')).toHaveValue('https://cards.example/abc');
});

test('a demo set in the way is replaced only after a question that says what goes', async () => {
  const removes = '6 cards with 18 printings and 18 prices';
  const { user, api } = await open({
    runs: [
      aRun({
        status: 'REFUSED',
        fileId: 'file-1',
        refusal: { code: 'DEMO_WAS_CHANGED', message: 'use --discard-changes', removes },
      }),
    ],
  });
  expect(screen.queryByText(/--discard-changes/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Replace the demo set' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Replace the demo set?' });
  expect(dialog).toHaveTextContent(`This removes ${removes}. It can’t be undone.`);
  expect(dialog).toHaveTextContent('A backup is written');
  await user.click(within(dialog).getByRole('button', { name: 'Remove and import' }));
  expect(await screen.findByRole('progressbar')).toBeVisible();
  const started = api.calls.find(({ operationName }) => operationName === 'StartCatalogueImport');
  expect(started?.variables['input']).toMatchObject({
    fileId: 'file-1',
    replaceDemo: true,
    discardChanges: true,
  });
});

test('a set’s name is edited, and shown at once here and in the changes', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Set ABC' }));
  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'The First');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(setNames()[0]).toBe('The FirstABC'));
  const changes = await screen.findByRole('table', { name: 'Changes of the catalogue' });
  expect(
    within(changes).getByRole('row', { name: /keeper Name ABC Set ABC The First/ }),
  ).toBeVisible();
});

test('what somebody else saved meanwhile stands beside what is typed', async () => {
  const { user, page } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Set ABC' }));
  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Mine');
  page.sets[0] = aListedSet({ code: 'ABC', name: 'Theirs' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/It is now “Theirs”/)).toBeVisible();
  expect(name).toHaveValue('Mine');
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(page.sets[0]?.name).toBe('Mine'));
});

test('a failing save keeps what was typed', async () => {
  const { user, api } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Set ABC' }));
  await user.type(screen.getByLabelText('Name'), '!');
  api.answerWith(failing.html(500));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Set ABC!');
});

test('sets are moved by buttons, and the new place is said', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Move Set ABC down' }));
  await waitFor(() => expect(setNames()).toEqual(['Set DEFDEF', 'Set ABCABC']));
  expect(screen.getByText('Set ABC is set 2 of 2.')).toBeVisible();
});

test.each(['Accept', 'Drop'])(
  'a price in quarantine stands beside the last one: %s',
  async (decision) => {
    const { user } = await open();
    const table = await screen.findByRole('table', { name: 'Prices in quarantine' });
    const row = within(table).getByRole('row', { name: /Lantern Keeper, Standard/ });
    expect(row).toHaveTextContent('$50.00 Feb 28, 2026');
    expect(row).toHaveTextContent('$1.00 Jan 31, 2026');
    await user.click(
      within(row).getByRole('button', { name: `${decision} $50.00 for Lantern Keeper, Standard` }),
    );
    expect(await screen.findByText('No price looks wrong.')).toBeVisible();
  },
);

describe('products without a printing', () => {
  const product = 'Brass Harrier (Judge Promo), Normal';
  const decisions = (calls: Awaited<ReturnType<typeof open>>['api']['calls']) =>
    calls
      .filter(({ operationName }) => operationName === 'DecideProduct')
      .map(({ variables }) => variables['variantId']);

  test.each([
    [`Pin ${product} to Brass Harrier, Standard`, 'sor-002-standard'],
    [`${product} is no card`, null],
  ])('are decided by a button: %s', async (button, variantId) => {
    const { user, api } = await open();
    const table = await screen.findByRole('table', { name: 'Products without a printing' });
    expect(within(table).getByRole('row', { name: /SOR 900/ })).toHaveTextContent('None matches');
    await user.click(within(table).getByRole('button', { name: button }));
    expect(await screen.findByText('Every product of the price sources is matched.')).toBeVisible();
    expect(decisions(api.calls)).toEqual([variantId]);
    const changes = await screen.findByRole('table', { name: 'Changes of the catalogue' });
    expect(await within(changes).findByRole('row', { name: /Pinned a product/ })).toHaveTextContent(
      variantId ?? 'no card',
    );
  });

  test('are searched among the printings of their set; a refusal stays beside what is typed', async () => {
    const { user, api } = await open();
    await user.click(
      await screen.findByRole('button', { name: `Search the printing of ${product}` }),
    );
    const dialog = screen.getByRole('dialog', { name: /^Which printing is Brass Harrier/ });
    const field = within(dialog).getByRole('searchbox', { name: 'Cards of SOR' });
    expect(field).toHaveValue('Brass Harrier');
    expect(field).toHaveFocus();
    const harrier = await within(dialog).findByRole('region', { name: /Brass Harrier/ });
    expect(
      within(harrier)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Standard 002', 'Foil 002']);

    await user.clear(field);
    await user.type(field, 'ashn oath');
    await user.click(await within(dialog).findByRole('button', { name: /Ashen Oath.*, Standard/ }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('is pinned to');
    expect(field).toHaveValue('ashn oath');

    await user.clear(field);
    await user.type(field, 'harrier');
    await user.click(await within(dialog).findByRole('button', { name: /Harrier.*, Foil/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(decisions(api.calls)).toEqual(['sor-001-standard', 'sor-002-foil']);
  });
});

test('a first import that ended before anybody saw it fetches everything again', async () => {
  const { page, tell } = await open({ runs: [] });
  page.runs.unshift(aRun({ status: 'DONE' }));
  page.sets.push(aListedSet({ code: 'GHI' }));
  await tell();
  await waitFor(() => expect(setNames()).toEqual(['Set ABCABC', 'Set DEFDEF', 'Set GHIGHI']));
});

test('nothing yet: says so', async () => {
  const page = aFakeAdminCatalogue({ sets: [], prices: [], products: [] });
  renderApp('/admin/catalogue', {
    user: admin,
    catalogue: { people: aFakePeople({ viewer: admin }), adminCatalogue: page },
  });
  expect(await screen.findByText('No sets yet')).toBeVisible();
  expect(await screen.findByText('No price looks wrong.')).toBeVisible();
  expect(await screen.findByText('Every product of the price sources is matched.')).toBeVisible();
  expect(await screen.findByText('Nobody has changed anything here yet.')).toBeVisible();
});
