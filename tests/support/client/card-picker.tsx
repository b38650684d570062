import { screen, within } from '@testing-library/react';
import { AddCardsButton } from '@/pages/trade-list/ui/card-picker/add-cards-button';
import { aCard, aCardVariant } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { aUser } from '@tests/factories/user';
import { someCollections } from './collections';
import { renderWithProviders } from './render-app';
import type { FakeSaleLists } from './sale-lists';
import type { FakeWantLists } from './want-lists';

const printed = (setId: string, name: string, number: number) => {
  const id = `${setId}-${number}`;
  const padded = String(number).padStart(3, '0');
  return aCard({
    id,
    cardSetId: setId,
    name,
    standardCardNumber: number,
    standardFullCardNumber: `${setId.toUpperCase()}_${padded}`,
    cost: number,
    cardVariants: (['STANDARD', 'FOIL'] as const).map((type) =>
      aCardVariant(type, 100, {
        id: `${id}-${type.toLowerCase()}`,
        number: type === 'FOIL' ? `${padded}F` : padded,
      }),
    ),
  });
};

/** Two sets: `sor-1` to `sor-6`, `shd-1` and `shd-2`, each in standard and foil. */
export const pickedSets = () => [
  aCardSet({
    cards: [
      'Lantern Scout',
      'Brass Harrier',
      'Quiet Comet',
      'Lantern Keeper',
      'Tin Prophet',
      'Salt Raider',
    ].map((name, index) => printed('sor', name, index + 1)),
  }),
  aCardSet({
    id: 'shd',
    code: 'SHD',
    name: 'Shadows of Glass',
    cards: [printed('shd', 'Dune Shade', 1), printed('shd', 'Glass Heron', 2)],
  }),
];

interface Given {
  wantLists?: FakeWantLists;
  saleLists?: FakeSaleLists;
  /** How many copies the viewer has, by the printing's id. */
  inventory?: Record<string, number>;
}

/** The open picker of the viewer's list. */
export async function openPicker(kind: 'WANT_LIST' | 'SALE_LIST', given: Given = {}) {
  const { inventory = {}, ...lists } = given;
  const shown = renderWithProviders(<AddCardsButton kind={kind} />, {
    user: aUser(),
    catalogue: {
      cardSets: pickedSets(),
      collections: someCollections({ own: inventory, handle: 'collector' }),
      ...lists,
    },
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Add Cards' }));
  await screen.findByRole('list', { name: 'Printings' });
  const writes = () =>
    shown.api.calls.filter(({ operationName }) =>
      ['UpdateWantListVariantCounts', 'UpsertSaleListVariants'].includes(operationName),
    );
  return { ...shown, writes };
}

/** The picker's field for a printing in words: “Lantern Scout, Foil”. */
export const copiesOf = (label: string) => screen.getByLabelText(`Copies: ${label}`);
export const oneMore = (label: string) => screen.getByLabelText(`One more: ${label}`);
export const oneFewer = (label: string) => screen.getByLabelText(`One fewer: ${label}`);
export const addButton = () => screen.getByRole('button', { name: /^Add( \d+ printings?)?$/ });

/** The names and kinds of the listed printings, in order. */
export const listedLabels = () =>
  within(screen.getByRole('list', { name: 'Printings' }))
    .getAllByRole('textbox')
    .map((field) => field.getAttribute('aria-label')?.replace('Copies: ', ''));
