import { screen } from '@testing-library/react';
import { renderWithProviders } from '@tests/support/client/render-app';
import { DroppedNote } from './dropped-note';
import { TextFilter } from './text-filter';

const field = () => screen.getByRole('textbox', { name: 'Name or subtitle' });

test('what is typed is asked, and emptied by its cross', async () => {
  const { store, user } = renderWithProviders(<TextFilter />);
  await user.type(field(), 'lan(tern');
  expect(store.getState().cardList.filter.searchText).toBe('lan(tern');
  await user.click(screen.getByRole('button', { name: 'Clear Name or subtitle' }));
  expect(store.getState().cardList.filter.searchText).toBe('');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('a text of 100 kB that is pasted is cut, with a note', async () => {
  const { store, user } = renderWithProviders(
    <>
      <TextFilter />
      <DroppedNote />
    </>,
  );
  await user.click(field());
  await user.paste('moon '.repeat(20_000));
  expect(store.getState().cardList.filter.searchText).toBe('moon '.repeat(40));
  expect(field()).toHaveValue('moon '.repeat(40));
  expect(screen.getByRole('status')).toHaveTextContent('left out: text beyond 200 characters.');
});
