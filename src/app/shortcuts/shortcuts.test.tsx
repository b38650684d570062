import { screen } from '@testing-library/react';
import { catalogue } from '@tests/factories/small-catalogue';
import { renderApp } from '@tests/support/client/render-app';

test('? opens the list of shortcuts, but not while somebody types', async () => {
  const { user } = renderApp('/cards/sor', { catalogue });
  const line = await screen.findByRole('combobox', { name: 'Search cards' });
  await user.type(line, 'who?');
  expect(line).toHaveValue('who?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.tab();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Shortcuts' });
  expect(dialog).toHaveTextContent('Find a card, a set, a player or a page');
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
});
