import { screen, within } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import { pickedSets } from './card-picker';
import { someCollections } from './collections';
import { renderApp } from './render-app';
import type { FakeSaleLists } from './sale-lists';
import type { FakeWantLists } from './want-lists';

interface Given {
  /** Of the collection's page. */
  search?: string;
  handle?: string | null;
  /** How many copies the viewer has, by the printing's id. */
  inventory?: Record<string, number>;
  wantLists?: FakeWantLists;
  saleLists?: FakeSaleLists;
}

/** The viewer's collection page; of every card one standard copy is wanted, and of a foil none. */
export async function showOwnCollection({
  search = '?set=sor',
  handle = 'collector',
  inventory = {},
  ...lists
}: Given = {}) {
  const shown = renderApp(`/collections/my${search}`, {
    user: aUser({ handle }),
    catalogue: {
      cardSets: pickedSets(),
      collections: someCollections({ own: inventory, handle }),
      ...lists,
    },
  });
  await screen.findByRole('table', { name: /^Collection of/ });
  return shown;
}

/** The changes that the preview tells, such as `Lantern Scout 001 Standard 0 → 3`. */
export const previewed = async () =>
  within(await screen.findByRole('list', { name: 'What will be added' }))
    .getAllByRole('checkbox')
    .map((box) => {
      const words = box.closest('label')?.querySelectorAll('[aria-hidden]')[0]?.textContent ?? '';
      return `${box.closest('li')?.dataset['itemId']} ${words}`;
    });
