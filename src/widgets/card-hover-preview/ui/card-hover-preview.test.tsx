import { act, fireEvent, screen } from '@testing-library/react';
import { catalogue } from '@tests/factories/small-catalogue';
import { failing } from '@tests/support/client/fake-api';
import { renderApp, renderWithProviders } from '@tests/support/client/render-app';
import { CardHoverPreview } from './card-hover-preview';

const inWindow = (width: number) => Object.assign(window, { innerWidth: width, innerHeight: 900 });

async function hover(pointerType = 'mouse') {
  const app = renderApp('/cards/sor?view=list', { catalogue });
  const cell = await screen.findByText('Vehicle, Droid');
  jest.useFakeTimers();
  fireEvent.pointerMove(cell, { clientX: 500, clientY: 300, pointerType });
  return { ...app, cell };
}
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => inWindow(1400));
afterEach(() => jest.useRealTimers());

test('appears beside the pointer after 300 ms', async () => {
  await hover();
  wait(299);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  wait(1);
  const preview = screen.getByRole('tooltip');
  expect(preview).toHaveStyle({ left: '520px', top: '320px' });
  expect(preview).toContainElement(screen.getByRole('img', { name: 'Brass Harrier' }));
});

test('is gone when the pointer leaves the rows', async () => {
  const { cell } = await hover();
  wait(300);
  fireEvent.pointerLeave(cell.closest('tbody')!);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test.each(['keydown', 'pointerdown'])('is gone at a %s', async (event) => {
  await hover();
  wait(300);
  fireEvent(window, new Event(event));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('doesn’t appear while a field is in use', async () => {
  const { cell } = await hover();
  fireEvent.pointerLeave(cell.closest('tbody')!);
  screen.getByRole('combobox', { name: 'Search cards' }).focus();
  fireEvent.pointerMove(cell, { clientX: 500, clientY: 300, pointerType: 'mouse' });
  wait(1000);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('passing over a card shows nothing', async () => {
  const { cell } = await hover();
  wait(200);
  fireEvent.pointerLeave(cell.closest('tbody')!);
  wait(1000);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('doesn’t appear in a window of 768 px', async () => {
  inWindow(768);
  await hover();
  wait(1000);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('doesn’t appear under a finger', async () => {
  await hover('touch');
  wait(1000);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

const shown = { cardPreview: { shown: { cardId: 'sor-002', pointer: { x: 0, y: 0 } } } };

test('a card that isn’t cached is loaded', async () => {
  renderWithProviders(<CardHoverPreview />, { catalogue, preloadedState: shown });
  expect(screen.getByRole('tooltip')).toHaveTextContent('Loading...');
  expect(await screen.findByRole('img', { name: 'Brass Harrier' })).toBeVisible();
});

test('a failure is shown', async () => {
  renderWithProviders(<CardHoverPreview />, {
    preloadedState: shown,
    prepare: (api) => api.answerWith(failing.offline),
  });
  expect(await screen.findByText('Error loading card details')).toBeVisible();
});
