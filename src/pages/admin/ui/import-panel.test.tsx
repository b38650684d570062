import { act, screen, waitFor, within } from '@testing-library/react';
import { aListedSet, aRun } from '@tests/factories/admin-catalogue';
import { fakeUploads } from '@tests/support/client/fake-uploads';
import { openAdminCatalogue, setNames } from '@tests/support/screens/admin-catalogue';

test('imports a chosen file: it is sent, then followed live, then reported', async () => {
  const uploads = fakeUploads();
  const { user, page, tell, api } = await openAdminCatalogue();
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
  const { user, page, tell } = await openAdminCatalogue();
  await user.click(screen.getByRole('button', { name: 'Sync with the sources' }));
  const bar = await screen.findByRole('progressbar', { name: 'Sync of all sources' });
  const run = { kind: 'SYNC', source: 'all sources' } as const;
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

const underWay = {
  field: 'source',
  code: 'CONFLICT',
  message: 'Another import or sync is under way.',
};

test('beside a run of somebody else a sync is refused', async () => {
  const { user, api, page, tell } = await openAdminCatalogue();
  page.runs.unshift(aRun({ id: 'theirs', status: 'RUNNING' }));
  api.answers.startCatalogueSync = { errors: [underWay] };
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
  const { user } = await openAdminCatalogue();
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
  const { user, api, page, tell } = await openAdminCatalogue();
  page.runs.unshift(aRun({ id: 'theirs', status: 'RUNNING' }));
  api.answers.startCatalogueImport = { errors: [underWay] };
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
  const { user, api } = await openAdminCatalogue({
    runs: [
      aRun({
        status: 'REFUSED',
        fileId: 'file-1',
        refusal: { code: 'DEMO_WAS_CHANGED', message: 'use --discard-changes' },
        demosInTheWay: [{ cardSetCode: null, removes, wasChanged: true }],
      }),
    ],
  });
  expect(screen.queryByText(/--discard-changes/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Replace the demo set' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Replace the demo set?' });
  expect(dialog).toHaveTextContent(`This removes, and it can’t be undone:${removes}`);
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

test('a sync that left demo sets alone replaces them after a question that names each', async () => {
  const { user, api } = await openAdminCatalogue({
    runs: [
      aRun({
        kind: 'SYNC',
        source: 'all sources',
        status: 'DONE',
        demosInTheWay: [
          { cardSetCode: 'ABC', removes: '6 cards', wasChanged: false },
          { cardSetCode: 'DEF', removes: '7 cards', wasChanged: false },
        ],
      }),
    ],
  });
  expect(screen.getByText('2 demo sets are in the way')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Replace the demo sets' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Replace the demo sets?' });
  expect(dialog).toHaveTextContent(/ABC: 6 cards.*DEF: 7 cards/);
  expect(dialog).not.toHaveTextContent('A backup is written');
  await user.click(within(dialog).getByRole('button', { name: 'Remove and sync' }));
  expect(await screen.findByRole('progressbar', { name: 'Sync of all sources' })).toBeVisible();
  const started = api.calls.find(({ operationName }) => operationName === 'StartCatalogueSync');
  expect(started?.variables).toEqual({
    acceptJumps: false,
    replaceDemo: true,
    discardChanges: false,
  });
});

test('a run under way can be cancelled, and the form is there again', async () => {
  const { user, api, page } = await openAdminCatalogue({ runs: [aRun({ status: 'RUNNING' })] });
  api.answers.cancelCatalogueRun = () => {
    const refusal = { code: 'CANCELLED', message: 'An administrator cancelled it.' };
    page.runs = [aRun({ status: 'REFUSED', refusal })];
    return { errors: [] };
  };
  await user.click(screen.getByRole('button', { name: 'Cancel the import' }));
  expect(await screen.findByText('An administrator cancelled it.')).toBeVisible();
  expect(screen.getAllByText('Import of set.json was cancelled.')[0]).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sync with the sources' })).toBeVisible();
});
