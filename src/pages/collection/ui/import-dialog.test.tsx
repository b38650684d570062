import { act, screen, waitFor, within } from '@testing-library/react';
import { MAX_FILE_BYTES } from '@domain/collection-file';
import { collectionApi } from '@/entities/collection';
import { anImportPreview } from '@tests/factories/import-preview';
import { fakeUploads } from '@tests/support/client/fake-uploads';
import { renderWithProviders } from '@tests/support/client/render-app';
import { ImportButton } from './import-dialog';

const TEXT = 'Set,CardNumber,Count,IsFoil\nSOR,059,3,True';
const APPLY = `POST /api/import_collection/${anImportPreview().id}/apply`;

async function open() {
  const uploads = fakeUploads();
  const app = renderWithProviders(<ImportButton />);
  await app.user.click(screen.getByRole('button', { name: 'Import' }));
  const sent = () => uploads.at(-1)!;
  const answer = (status: number, body: unknown) => act(async () => sent().answer(status, body));
  return { ...app, uploads, sent, answer };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Import a collection' }));
const button = (name: string | RegExp) => dialog().getByRole('button', { name });
const pasted = () => dialog().getByRole('textbox', { name: 'Or paste the text' });
const input = () => dialog().getByLabelText('Choose a file');

async function preview(given?: Parameters<typeof anImportPreview>[0]) {
  const app = await open();
  await app.user.upload(input(), new File([TEXT], 'box.csv', { type: 'text/csv' }));
  await app.answer(200, anImportPreview(given));
  return app;
}

test('shows the upload, what was recognised and what would change', async () => {
  const { user, sent, answer } = await open();
  await user.upload(input(), new File([TEXT], 'box.csv', { type: 'text/csv' }));
  expect(sent().url).toBe('/api/import_collection?file_name=box.csv');
  act(() => sent().sent(TEXT.length / 2));
  expect(dialog().getByRole('progressbar', { name: 'Sending “box.csv”' })).toHaveAttribute(
    'aria-valuetext',
    '50 %',
  );
  act(() => sent().sent(TEXT.length));
  expect(dialog().getByText('Comparing it with what you have')).toBeVisible();
  await answer(200, anImportPreview());

  expect(dialog().getByText('“box.csv” is a swudb.com collection, with 1 row.')).toBeVisible();
  expect(dialog().getByText('1 count would change: 3 copies more.')).toBeVisible();
  await user.click(button(/What would change/));
  const row = dialog().getByRole('row', { name: /Glass Moth/ });
  expect(row).toHaveTextContent('Glass Moth, Waking');
  expect(row).toHaveTextContent('SOR 059F · Foil');
});

test('lists rows that can’t be used, with their line and the reason', async () => {
  await preview({
    rejected: {
      total: 1_200,
      first: [{ line: 7, about: 'SORPR 1', text: 'There is no set SORPR in the catalogue.' }],
    },
  });
  const rows = dialog().getByRole('list', { name: 'Rows that can’t be used' });
  expect(rows).toHaveTextContent('Line 7 · SORPR 1');
  expect(rows).toHaveTextContent('There is no set SORPR in the catalogue.');
  expect(dialog().getByText('The first 1 row:')).toBeVisible();
});

test('shows what adding and replacing would change, to choose between them', async () => {
  const { user } = await preview();
  expect(button('Import 1 change')).toBeEnabled();
  await user.click(dialog().getByRole('radio', { name: 'Replace these sets' }));
  expect(dialog().getByText(/nothing would change/)).toBeVisible();
  expect(button('Import 0 changes')).toBeDisabled();
});

test('a file that says what is there already warns before it is added, not before it replaces', async () => {
  const { user } = await preview({ held: { same: 1, of: 1 } });
  const warning = 'This is what you have already';
  expect(dialog().getByText(warning)).toBeVisible();
  expect(dialog().getByText(/would count the same 3 copies twice/)).toBeVisible();
  await user.click(dialog().getByRole('radio', { name: 'Replace these sets' }));
  expect(dialog().queryByText(warning)).not.toBeInTheDocument();
});

describe('columns that aren’t known', () => {
  const unknown = (header: string[]) => ({
    errors: [
      {
        message: 'We don’t recognise these columns.',
        extensions: {
          code: 'UNKNOWN_FORMAT',
          columns: {
            header,
            rows: [header.map((name) => `${name} 1`), header.map((name) => `${name} 2`)],
          },
        },
      },
    ],
  });
  const field = (name: string) => dialog().getByRole('combobox', { name });
  const file = () => new File(['a'], 'box.csv', { type: 'text/csv' });
  beforeEach(() => localStorage.clear());

  test('are mapped by the person, who sees what the first rows say', async () => {
    const { user, answer, sent, uploads } = await open();
    await user.upload(input(), file());
    await answer(400, unknown(['Binder', 'Expansion', 'No', 'How many']));
    // The columns that the names suggest are already chosen.
    expect(field('Set')).toHaveValue('1');
    expect(field('Number')).toHaveValue('2');
    expect(button('Read with these columns')).toBeDisabled();
    expect(dialog().getByText('Choose the column that says how many copies.')).toBeVisible();
    await user.selectOptions(field('Count'), 'How many (How many 1)');
    expect(dialog().getByRole('table', { name: 'The first rows' })).toHaveTextContent('How many 2');
    await user.click(button('Read with these columns'));
    expect(uploads).toHaveLength(2);
    expect(decodeURIComponent(sent().url)).toContain('columns=Set:1,CardNumber:2,Count:3');

    await answer(200, anImportPreview({ format: 'MAPPED_CSV' }));
    await user.click(button('Columns'));
    expect(field('Count')).toHaveValue('3');
  });

  test('are read as they were mapped before, in whatever order', async () => {
    const { user, answer, sent, uploads } = await open();
    await user.upload(input(), file());
    await answer(400, unknown(['Binder', 'Expansion', 'No', 'Qty']));
    await user.selectOptions(field('Set'), 'Binder (Binder 1)');
    await user.click(button('Read with these columns'));
    await answer(200, anImportPreview());
    await user.click(button('Another file'));
    await user.upload(input(), file());
    await answer(400, unknown(['Qty', 'No', 'Expansion', 'Binder']));
    expect(uploads).toHaveLength(4);
    expect(decodeURIComponent(sent().url)).toContain('columns=Set:3,CardNumber:1,Count:0');
  });

  test('what the browser holds instead of a memory is passed over', async () => {
    localStorage.setItem('collection-file-columns', '[["a",null],{"x":1},[1,2]]');
    const { user, answer } = await open();
    await user.upload(input(), file());
    await answer(400, unknown(['Qty', 'No', 'Expansion']));
    expect(field('Set')).toHaveValue('2');
  });
});

test('imports, shows the progress, and can undo it', async () => {
  const app = await preview();
  let tell: (line: object) => void = () => undefined;
  let end: () => void = () => undefined;
  app.api.rest.answerWith(APPLY, async () => {
    const body = new ReadableStream<Uint8Array>({
      start(lines) {
        tell = (line) => lines.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
        end = () => lines.close();
      },
    });
    return new Response(body);
  });
  const asked = () =>
    app.api.calls.filter(({ operationName }) => operationName === 'UserCardSetCollection').length;
  await app.store.dispatch(
    collectionApi.endpoints.setCollection.initiate({ cardSetCode: 'SOR', userHandle: null }),
  );
  expect(asked()).toBe(1);
  await app.user.click(button('Import 1 change'));
  await act(async () => tell({ written: 5_000, of: 60_000 }));
  expect(await dialog().findByRole('progressbar', { name: 'Importing' })).toHaveAttribute(
    'aria-valuenow',
    '5000',
  );
  // The import continues anyway, so the dialog waits for its result.
  await app.user.keyboard('{Escape}');
  expect(dialog().getByRole('progressbar')).toBeVisible();
  await act(async () => {
    tell({ applied: { stepId: '17', changes: 60_000 } });
    end();
  });
  expect(await dialog().findByText('60,000 counts changed')).toBeVisible();
  await waitFor(() => expect(asked()).toBe(2));

  await app.user.click(button('Undo'));
  expect(app.api.calls.at(-1)).toMatchObject({
    operationName: 'UndoCollectionStep',
    variables: { stepId: '17' },
  });
  expect(await dialog().findByRole('alert')).toHaveTextContent('The import couldn’t be undone');
});

test('a refusal keeps the pasted text, which can be corrected and read again', async () => {
  const { user, answer, sent, uploads } = await open();
  await user.click(pasted());
  await user.paste('Card,Quantity');
  await user.click(button('Read the text'));
  const message = 'We don’t recognise these columns.';
  await answer(400, { errors: [{ message, extensions: { code: 'UNKNOWN_FORMAT' } }] });
  expect(dialog().getByRole('alert')).toHaveTextContent(message);
  // The focus stays in the dialog, though what had it is gone.
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  expect(dialog().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(pasted()).toHaveValue('Card,Quantity');
  await user.clear(pasted());
  await user.paste(TEXT);
  await user.click(button('Read the text'));
  expect(uploads).toHaveLength(2);
  expect(sent().url).toBe('/api/import_collection?file_name=Pasted+text');
  expect(sent().body.size).toBe(TEXT.length);
});

test('after a broken connection, the same file can be sent again', async () => {
  const { user, sent, uploads } = await open();
  const file = new File([TEXT], 'box.csv', { type: 'text/csv' });
  await user.upload(input(), file);
  await act(async () => sent().breakOff());
  await user.click(button('Try again'));
  expect(uploads.map(({ body }) => body)).toEqual([file, file]);
});

test('a failed import says that nothing was imported, and can be retried', async () => {
  const app = await preview();
  app.api.rest.answerWith(APPLY, async () => {
    throw new TypeError('Failed to fetch');
  });
  await app.user.click(button('Import 1 change'));
  expect(await dialog().findByRole('alert')).toHaveTextContent('The server can’t be reached.');
  app.api.rest.answerWith(
    APPLY,
    async () => new Response('{"applied":{"stepId":"1","changes":1}}\n'),
  );
  await app.user.click(button('Try again'));
  expect(await dialog().findByText('1 count changed')).toBeVisible();
});

test('a file of more than 64 MB is refused without being sent', async () => {
  const { user, uploads } = await open();
  const file = new File([TEXT], 'huge.csv');
  Object.defineProperty(file, 'size', { value: MAX_FILE_BYTES + 1 });
  await user.upload(input(), file);
  expect(dialog().getByRole('alert')).toHaveTextContent('It is larger than 64 MB.');
  expect(uploads).toEqual([]);
});

test('closing ends an upload', async () => {
  const { user, sent } = await open();
  await user.upload(input(), new File([TEXT], 'box.csv', { type: 'text/csv' }));
  await user.click(button('Close dialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent().isAborted).toBe(true);
});

test('says that no row can be used, and offers to save those rows', async () => {
  const none = { changes: 0, copies: 0, sets: [], first: [], refused: { total: 0, first: [] } };
  await preview({
    held: { same: 0, of: 0 },
    plans: { add: none, replace: none },
    rejected: {
      total: 1,
      first: [
        { line: 2, about: 'SOR 999', text: 'SOR has no number “999”.', source: ['SOR', '999'] },
      ],
    },
  });
  expect(
    dialog().getByText('None of its rows can be used, so nothing would change.'),
  ).toBeVisible();
  expect(button('Save the rows that can’t be used')).toBeEnabled();
  expect(button('Import 0 changes')).toBeDisabled();
});

test('says what is left out, what the reader decided and where the price goes', async () => {
  const { user } = await preview({
    remarks: ['“Foil” has counts, so it was read as the copies in foil.'],
    notKept: [
      { what: 'Condition', rows: 2 },
      { what: 'Language', rows: 1 },
    ],
    paidCents: 1_250,
  });
  expect(
    dialog().getByText('“Foil” has counts, so it was read as the copies in foil.'),
  ).toBeVisible();
  expect(
    dialog().getByText('A collection doesn’t keep: Condition (2 rows), Language (1 row).'),
  ).toBeVisible();
  expect(
    dialog().getByText(/you paid: \$12\.50 in all\. It goes to the import’s step/),
  ).toBeVisible();
  await user.click(dialog().getByRole('radio', { name: /Replace these sets/ }));
  expect(dialog().getByText(/isn’t kept when sets are replaced/)).toBeVisible();
});
