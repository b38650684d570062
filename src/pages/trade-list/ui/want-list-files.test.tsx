import { act, screen, within } from '@testing-library/react';
import { aCard, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { ABOUT_WANTS } from '@domain/collection-file';
import { terms } from '@tests/factories/wants';
import { aUser } from '@tests/factories/user';
import { fakeUploads } from '@tests/support/client/fake-uploads';
import { renderApp } from '@tests/support/client/render-app';
import type { FakeWantLists } from '@tests/support/client/want-lists';

const scout = aCard({
  id: 'scout-1',
  name: 'Lantern Scout',
  subtitle: null,
  cardVariants: [
    aPrinting('STANDARD', 117, { id: 'scout-1-standard', number: '001' }),
    aPrinting('FOIL', null, { id: 'scout-1-foil', number: '001' }),
  ],
});

function show(path: string, meant: Omit<FakeWantLists, 'own' | 'shared'> = {}) {
  const own = { 'scout-1-standard': 3, 'scout-1-foil': 1 };
  const wantLists = { ...meant, own, shared: {} };
  const shown = renderApp(path, {
    user: aUser({ handle: 'fern' }),
    catalogue: { cardSets: [aCardSet({ cards: [scout] })], wantLists },
  });
  return { ...shown, own, wantLists };
}

const main = () => within(screen.getByRole('main'));
const chooseExport = async ({ user }: ReturnType<typeof show>, item: RegExp) => {
  await user.click(await main().findByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: item }));
};

test('shows the cost of each card and of the whole list', async () => {
  show('/collections/my/want');
  expect(
    await screen.findByText('4 copies wanted: $3.51 at market prices, 1 copy without a price'),
  ).toBeVisible();
  const cards = within(screen.getByRole('region', { name: 'Wanted cards' }));
  expect(cards.getAllByRole('listitem')[0]).toHaveTextContent('$1.17 each$3.51 in all');
  expect(cards.getByText('No price')).toBeVisible();
});

test('is exported as text and as CSV, whatever the filter shows', async () => {
  const app = show('/collections/my/want?text=nothing-like-it');
  await screen.findByText(/^4 copies wanted: /);
  await chooseExport(app, /Copy as text/);
  expect(await main().findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    '3 Lantern Scout (SOR) 001\n1 Lantern Scout (SOR) 001 Foil\n',
  );

  const saved: string[] = [];
  let last: Blob | undefined;
  URL.createObjectURL = (file) => {
    last = file as Blob;
    return 'blob:http://localhost/1';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await main().findByRole('button', { name: 'Export' }, { timeout: 5_000 });
  await chooseExport(app, /^CSV/);
  jest.restoreAllMocks();
  expect(saved).toEqual(['fern_want_list.csv']);
  expect(last?.size).toBe(
    '\uFEFFSet,CardNumber,Name,Subtitle,Variant,Count,MarketPrice,Want\r\n'.length +
      2 +
      'SOR,001,Lantern Scout,,Standard,3,1.17,\r\nSOR,001,Lantern Scout,,Foil,1,,\r\n'.length,
  );
});

test('says which printing alone will do where new wants mean something else', async () => {
  const app = show('/collections/my/want', {
    settings: { newWantsWouldDo: 'ANY', showsAtMost: false },
    terms: { 'scout-1-foil': terms({ wouldDo: 'ANY' }) },
  });
  await screen.findByText(/^4 copies wanted: /);
  await chooseExport(app, /Copy as text/);
  expect(await main().findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    '3 Lantern Scout (SOR) 001 this\n1 Lantern Scout (SOR) 001 Foil any\n',
  );
});

test('imports cards from pasted text, never lowers a quantity, and lists the rows that it can’t use', async () => {
  const uploads = fakeUploads();
  const { user, own } = show('/collections/my/want/edit');
  await user.click(await main().findByRole('button', { name: 'Import' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Import cards into your want list' }));
  await user.click(dialog.getByRole('textbox', { name: 'Or paste the text' }));
  await user.paste('2 Lantern Scout (SOR) 001\n9 Lantern Scout (SOR) 001 Foil\n1 Nobody');
  await user.click(dialog.getByRole('button', { name: 'Read the text' }));
  expect(uploads.at(-1)?.url).toBe('/api/read_cards?file_name=Pasted+text');
  const text = 'The set’s code is missing.';
  await act(async () =>
    uploads.at(-1)?.answer(200, {
      format: 'TEXT',
      rows: 3,
      rejected: { total: 1, first: [{ line: 3, about: '', text }] },
      warnings: { total: 0, first: [] },
      header: [],
      remarks: [],
      notKept: [],
      paidCents: null,
      printings: [
        { variantId: 'scout-1-standard', cardId: 'scout-1', count: 2 },
        { variantId: 'scout-1-foil', cardId: 'scout-1', count: 9 },
      ],
    }),
  );
  expect(dialog.getByText('This is a list of cards, with 3 rows.')).toBeVisible();
  expect(dialog.getByText(text)).toBeVisible();
  const changes = within(dialog.getByRole('list', { name: 'What will be added' }));
  expect(changes.getAllByRole('checkbox')).toHaveLength(1);
  expect(changes.getByText('from 1 to 5')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Add 1 printing' }));
  expect(await dialog.findByText('1 printing added to your want list')).toBeVisible();
  expect(own).toEqual({ 'scout-1-standard': 3, 'scout-1-foil': 5 });
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an import says what wants mean, also where nothing else changes', async () => {
  const uploads = fakeUploads();
  const { user, wantLists } = show('/collections/my/want/edit');
  await user.click(await main().findByRole('button', { name: 'Import' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Import cards into your want list' }));
  await user.click(dialog.getByRole('textbox', { name: 'Or paste the text' }));
  await user.paste('3 Lantern Scout (SOR) 001 any <5');
  await user.click(dialog.getByRole('button', { name: 'Read the text' }));
  const none = { total: 0, first: [] };
  const want = terms({ wouldDo: 'ANY', atMostCents: 500 });
  await act(async () =>
    uploads.at(-1)?.answer(200, {
      format: 'TEXT',
      rows: 1,
      rejected: none,
      warnings: none,
      header: [],
      remarks: [],
      notKept: [{ what: ABOUT_WANTS, rows: 1 }],
      paidCents: null,
      printings: [{ variantId: 'scout-1-standard', cardId: 'scout-1', count: 3, want }],
    }),
  );
  const changes = within(dialog.getByRole('list', { name: 'What will be added' }));
  expect(changes.getByText('from 3 to 3 · any printing · ≤ $5.00')).toBeInTheDocument();
  expect(dialog.queryByText(/doesn’t keep/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Change 1 printing' }));
  expect(await dialog.findByText('1 printing changed on your want list')).toBeVisible();
  expect(wantLists).toMatchObject({
    own: { 'scout-1-standard': 3, 'scout-1-foil': 1 },
    terms: { 'scout-1-standard': want },
  });
});
