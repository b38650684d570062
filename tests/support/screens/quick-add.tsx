import { screen, within } from '@testing-library/react';
import { QuickAddBar } from '@/features/quick-add/ui/quick-add-bar';
import { aCard, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { aUser } from '@tests/factories/user';
import { someCollections } from '@tests/support/client/collections';
import { countedCards } from './count-table';
import { renderWithProviders } from '@tests/support/client/render-app';

/** A set that isn't shown. */
const SHADOWS = aCardSet({
  id: 'shd',
  code: 'SHD',
  cards: [
    aCard({
      id: 'pier',
      cardSetId: 'shd',
      name: 'Shadow Pier',
      cardVariants: [
        aPrinting('STANDARD', null, { id: 'pier-standard', number: '005' }),
        aPrinting('FOIL', null, { id: 'pier-foil', number: '005F' }),
      ],
    }),
  ],
});

/** The bar with a set's cards, and the person's counts of each printing. */
export const openQuickAdd = (
  own: Record<string, number> = {},
  cards: typeof countedCards | null = countedCards,
) => {
  const collections = someCollections({ own });
  const app = renderWithProviders(<QuickAddBar cardSetCode="SOR" cards={cards} />, {
    user: aUser(),
    catalogue: { cardSets: [aCardSet({ cards: countedCards }), SHADOWS], collections },
  });
  const have = (id: string) => collections.own[id]?.inventory ?? 0;
  return { ...app, collections, have };
};
export const field = () => screen.getByRole('combobox', { name: 'Add cards of SOR' });
/** The lines in the list of additions. */
export const added = () =>
  within(screen.getByRole('list', { name: 'Just added' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
