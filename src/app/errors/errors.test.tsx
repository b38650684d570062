import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
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

test('a page that throws shows the product’s own card', async () => {
  renderFailing(new Error('Unknown rarity: MYTHIC'), <PageError />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Oops! Something went wrong');
  expect(alert).toHaveTextContent('Unknown rarity: MYTHIC');
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
});

test('a page whose file is gone after a deploy offers a reload', async () => {
  renderFailing(new TypeError('Failed to fetch dynamically imported module: /a.js'), <PageError />);
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
});

test.each([
  [new Error('The roof is gone'), 'The roof is gone'],
  [new Response(null, { status: 418, statusText: 'Teapot' }), '418 Teapot'],
])('where the shell itself fails, the router’s screen shows %s', async (thrown, said) => {
  renderFailing(thrown, <ApplicationError />);
  expect(
    await screen.findByRole('heading', { name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(screen.getByText(said)).toBeVisible();
});
