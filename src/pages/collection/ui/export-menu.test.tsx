import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '@tests/support/client/render-app';
import { ExportMenu } from './export-menu';

const ROUTE = 'GET /api/export_collection';
const saved: { name: string; url: string }[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:http://localhost/1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, url: this.href });
  });
});
afterEach(() => jest.restoreAllMocks());

const file =
  (headers: HeadersInit = {}) =>
  async () =>
    new Response('Set\r\n', { headers });

async function choose(item: RegExp, handle: string | null, answer: () => Promise<Response>) {
  const app = renderWithProviders(<ExportMenu handle={handle} />, {
    prepare: (api) => api.rest.answerWith(ROUTE, answer),
  });
  const fetched = jest.spyOn(globalThis, 'fetch');
  await app.user.click(screen.getByRole('button', { name: 'Export' }));
  await app.user.click(screen.getByRole('menuitem', { name: item }));
  return {
    ...app,
    asked: () =>
      fetched.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('export')),
  };
}

test('saves the file under the name that the server gives it', async () => {
  const disposition = 'attachment; filename="moss_collection_export.csv"';
  const { asked } = await choose(/CSV/, 'moss', file({ 'content-disposition': disposition }));
  expect(await screen.findByText('moss_collection_export.csv is being saved.')).toBeInTheDocument();
  expect(asked()).toEqual(['/api/export_collection?user_handle=moss&format=csv']);
  expect(saved).toEqual([{ name: 'moss_collection_export.csv', url: 'blob:http://localhost/1' }]);
});

test.each([
  ['moss', 'moss_collection_export.json'],
  [null, 'my_collection_export.json'],
])('names the file of %s itself where the server does not', async (handle, name) => {
  await choose(/JSON/, handle, file());
  expect(await screen.findByText(`${name} is being saved.`)).toBeInTheDocument();
  expect(saved.map((each) => each.name)).toEqual([name]);
});

test('says why there is no file, and tries again', async () => {
  const errors = [{ message: 'Collection not found', extensions: { code: 'NOT_FOUND' } }];
  const { user, api } = await choose(/CSV/, 'fern', async () =>
    Response.json({ errors }, { status: 404 }),
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'The export failed' });
  expect(within(dialog).getByText('Collection not found')).toBeVisible();
  expect(saved).toEqual([]);
  api.rest.answerWith(ROUTE, file());
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('fern_collection_export.csv is being saved.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
