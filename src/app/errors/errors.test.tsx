import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UnknownValueError } from '@domain/errors';
import { ApplicationError, PageError } from './index';

/** React reports what a page throws on the console, as it should; here it is thrown on purpose. */
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

function renderFailing(thrown: unknown, errorElement: React.ReactElement) {
  const loader = () => {
    throw thrown;
  };
  const routes = [
    { path: '/', loader, element: <></>, errorElement, hydrateFallbackElement: <></> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

test('a page that throws shows the product’s own card, without the exception’s words', async () => {
  renderFailing(new TypeError('x is undefined'), <PageError />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Oops! Something went wrong');
  expect(alert).not.toHaveTextContent('undefined');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
});

test.each([
  [new UnknownValueError('rarity', 'MYTHIC'), 'Unknown rarity: MYTHIC'],
  [new TypeError('Failed to fetch dynamically imported module: /a.js'), 'A newer version is out'],
])('a page in an outdated tab says so: %s', async (thrown, said) => {
  renderFailing(thrown, <PageError />);
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
});

test.each([
  [new Error('The roof is gone'), 'It is our fault, not yours. A reload may help.'],
  [{ roof: 'gone' }, 'It is our fault, not yours. A reload may help.'],
  [new Response(null, { status: 418, statusText: 'Teapot' }), '418 Teapot'],
])('where the shell itself fails, the router’s screen shows %s', async (thrown, said) => {
  renderFailing(thrown, <ApplicationError />);
  expect(
    await screen.findByRole('heading', { name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
