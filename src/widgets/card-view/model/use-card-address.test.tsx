import { act, screen, waitFor, within } from '@testing-library/react';
import { aCard, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { viewChosen } from '@/features/filter-cards';
import { renderApp } from '@tests/support/client/render-app';

const cards = ['Ember Warden', 'Brass Harrier'].map((name, index) =>
  aCard({
    id: `sor-00${index + 1}`,
    name,
    standardCardNumber: index + 1,
    cardVariants: [aPrinting('STANDARD', 125)],
  }),
);
const catalogue = { cardSets: [aCardSet({ cards })] };

function open(path: string) {
  const app = renderApp(path, { catalogue });
  return {
    ...app,
    address: () => `${app.router.state.location.pathname}${app.router.state.location.search}`,
    go: (delta: number) => act(() => app.router.navigate(delta)),
  };
}

test('the address names the open card, Back closes it and Forward opens it again', async () => {
  const { user, address, go } = open('/cards/sor?text=r');
  await user.click(await screen.findByRole('button', { name: 'Ember Warden' }));
  expect(await screen.findByRole('dialog', { name: 'Ember Warden' })).toBeVisible();
  expect(address()).toBe('/cards/sor?text=r&card=sor-001');

  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Brass Harrier' })).toBeVisible();
  expect(address()).toBe('/cards/sor?text=r&card=sor-002');

  await go(-1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/cards/sor?text=r');

  await go(1);
  expect(await screen.findByRole('dialog', { name: 'Brass Harrier' })).toBeVisible();
  expect(address()).toBe('/cards/sor?text=r&card=sor-002');

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/cards/sor?text=r');
});

test('Back and Forward at once leave the card open', async () => {
  const { user, router, address } = open('/cards/sor');
  await user.click(await screen.findByRole('button', { name: 'Ember Warden' }));
  expect(await screen.findByRole('dialog', { name: 'Ember Warden' })).toBeVisible();
  await act(async () => {
    await router.navigate(-1);
    await router.navigate(1);
  });
  await waitFor(() => expect(address()).toBe('/cards/sor?card=sor-001'));
  expect(await screen.findByRole('dialog', { name: 'Ember Warden' })).toBeVisible();
});

test('a shared link opens the card over its page, and closing it leaves the page', async () => {
  const { user, address } = open('/cards/sor?text=r&card=sor-002');
  expect(await screen.findByRole('dialog', { name: 'Brass Harrier' })).toBeVisible();
  expect(screen.queryByText(/Ignored in this link/)).not.toBeInTheDocument();
  expect(await screen.findByRole('group', { name: 'Cards of the list' })).toHaveTextContent(
    'Card 2 /of 2',
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/cards/sor?text=r');
});

test('Back from the card’s own page opens the dialog again', async () => {
  const { user, router, address, go } = open('/cards/sor');
  await user.click(await screen.findByRole('button', { name: 'Ember Warden' }));
  expect(await screen.findByRole('dialog', { name: 'Ember Warden' })).toBeVisible();
  await act(() => router.navigate('/cards/sor-001'));
  await screen.findByRole('heading', { name: 'Ember Warden', level: 1 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await go(-1);
  expect(await screen.findByRole('dialog', { name: 'Ember Warden' })).toBeVisible();
  expect(address()).toBe('/cards/sor?card=sor-001');
});

test('a choice for the list while a dialog is open stays when the dialog is closed', async () => {
  const { user, store, address, go } = open('/cards/sor');
  await user.click(await screen.findByRole('button', { name: 'Ember Warden' }));
  expect(await screen.findByRole('dialog', { name: 'Ember Warden' })).toBeVisible();
  act(() => void store.dispatch(viewChosen('list')));
  expect(address()).toBe('/cards/sor?view=list&card=sor-001');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/cards/sor?view=list');
  await go(-1);
  expect(address()).toBe('/cards/sor');
});

test('what a dialog types into the page stays when it is closed, and Back leaves the page', async () => {
  const { user, router, address, go } = open('/card-sets');
  await act(() => router.navigate('/cards/sor'));
  await user.click(await screen.findByRole('button', { name: 'How to search' }));
  const help = within(await screen.findByRole('dialog', { name: 'How to search' }));
  await user.click((await help.findAllByRole('button', { name: /[:<>=]/ }))[0]!);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Search cards' })).not.toHaveValue('');
  await waitFor(() => expect(address()).toMatch(/^\/cards\/sor\?/));
  const found = address();
  await go(1);
  expect(address()).toBe(found);
});

test('a link in the dialog to the same page closes it, and Back opens it again', async () => {
  const { user, router, address, go } = open('/card-sets/SOR?text=r');
  await user.click(await screen.findByRole('button', { name: 'Ember Warden' }));
  expect(await screen.findByRole('dialog', { name: 'Ember Warden' })).toBeVisible();
  await act(() => router.navigate('/card-sets/SOR'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/card-sets/SOR');
  await go(-1);
  expect(await screen.findByRole('dialog', { name: 'Ember Warden' })).toBeVisible();
  expect(address()).toBe('/card-sets/SOR?text=r&card=sor-001');
});

test('a card that doesn’t exist says so', async () => {
  open('/cards/sor?card=nothing');
  expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent(
    'No card data available',
  );
});
