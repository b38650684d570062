import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useLocation, useParams } from 'react-router-dom';
import { SteadyLocation } from './steady-location';

const drawn: string[] = [];

function Row() {
  const { pathname, search } = useLocation();
  drawn.push(pathname + search);
  const { setCode } = useParams();
  return (
    <p>
      {setCode} at {pathname}
      {search} <Link to="/cards/sor-001">Lantern Scout</Link>
    </p>
  );
}

const row = <Row />;

function openAt(address: string) {
  drawn.length = 0;
  const page = { path: '/sets/:setCode', element: <SteadyLocation>{row}</SteadyLocation> };
  const router = createMemoryRouter([page, { path: '*', element: <p>A card</p> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
}

test('a changed query draws nothing again', async () => {
  const go = await openAt('/sets/sor?q=scout');
  await go('/sets/sor?q=lantern');
  expect(screen.getByText(/sor at \/sets\/sor\?q=scout/)).toBeInTheDocument();
  expect(drawn).toEqual(['/sets/sor?q=scout']);
});

test('another path arrives, with all that belongs to it', async () => {
  const go = await openAt('/sets/sor?q=scout');
  await go('/sets/shd?q=ember');
  expect(screen.getByText(/shd at \/sets\/shd\?q=ember/)).toBeInTheDocument();
});

test('links still lead elsewhere', async () => {
  await openAt('/sets/sor');
  await act(async () => screen.getByRole('link', { name: 'Lantern Scout' }).click());
  expect(screen.getByText('A card')).toBeInTheDocument();
});

test('a list may also be drawn outside of a router', () => {
  render(<SteadyLocation>Cards</SteadyLocation>);
  expect(screen.getByText('Cards')).toBeInTheDocument();
});
