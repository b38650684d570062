import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Dialog } from '../dialog';
import { MenuButton } from './menu-button';
import { targetOf } from './menu';

function Example() {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button>Before</button>
      <MenuButton
        label="Profile"
        items={[
          { label: 'Collection', to: '/collection' },
          { label: 'Want list', to: '/want' },
          { label: 'Log out', onSelect: () => setAsks(true), destructive: true },
        ]}
      />
      <button>After</button>
      <p>Beside</p>
      {asks && (
        <Dialog title="Really?" onClose={() => setAsks(false)}>
          Think twice.
        </Dialog>
      )}
      <output>{useLocation().pathname}</output>
    </>
  );
}

function renderExample() {
  render(
    <MemoryRouter>
      <Example />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const button = () => screen.getByRole('button', { name: 'Profile' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const isClosed = () => expect(screen.queryByRole('menu')).not.toBeInTheDocument();

test('a click opens the menu, named after its button, and the first item takes the focus', async () => {
  const user = renderExample();
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await user.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'Profile' })).toBeVisible();
  expect(item('Collection')).toHaveFocus();
  await user.click(button());
  isClosed();
});

test.each([
  ['{ArrowDown}', 'Collection'],
  ['{ArrowUp}', 'Log out'],
  ['{Enter}{ArrowDown}', 'Want list'],
  ['{Enter}{ArrowUp}', 'Log out'],
  ['{Enter}{End}', 'Log out'],
  ['{Enter}{End}{Home}', 'Collection'],
  ['{Enter}w', 'Want list'],
])('%s on the button leads to %s', async (keys, name) => {
  const user = renderExample();
  await user.tab();
  await user.tab();
  await user.keyboard(keys);
  expect(item(name)).toHaveFocus();
});

test('Escape closes it and gives the focus back', async () => {
  const user = renderExample();
  await user.click(button());
  await user.keyboard('{Escape}');
  isClosed();
  expect(button()).toHaveFocus();
});

test('Tab closes it and goes on', async () => {
  const user = renderExample();
  await user.click(button());
  await user.tab();
  isClosed();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('Shift+Tab closes it and goes back', async () => {
  const user = renderExample();
  await user.click(button());
  await user.tab({ shift: true });
  isClosed();
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
});

test('a press elsewhere closes it', async () => {
  const user = renderExample();
  await user.click(button());
  await user.click(screen.getByText('Beside'));
  isClosed();
});

test('a link stays a link', async () => {
  const user = renderExample();
  await user.click(button());
  expect(item('Want list')).toHaveAttribute('href', '/want');
  await user.click(item('Want list'));
  expect(screen.getByText('/want')).toBeVisible();
  isClosed();
});

test('after an action that opens a dialog, the focus returns to the button', async () => {
  const user = renderExample();
  await user.click(button());
  await user.keyboard('{End}{Enter}');
  isClosed();
  expect(screen.getByRole('dialog', { name: 'Really?' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button()).toHaveFocus();
});

test('the text above the items describes the menu', async () => {
  render(
    <MenuButton label="Mira" heading="mira@example.com" items={[{ label: 'Out', to: '/' }]} />,
    {
      wrapper: MemoryRouter,
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mira' }));
  expect(screen.getByRole('menu', { name: 'Mira' })).toHaveAccessibleDescription(
    'mira@example.com',
  );
});

const labels = ['Profile', 'Collection', 'Want list', 'Contact us'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['w', 0, 2],
  ['C', 0, 1],
  ['c', 1, 3],
  ['c', 3, 1],
  ['x', 0, -1],
  [' ', 0, -1],
  ['Tab', 0, -1],
])('%s on item %i leads to %i', (key, from, to) => {
  expect(targetOf(key, labels, from)).toBe(to);
});
