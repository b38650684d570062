import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { AddCardsButton } from '@/pages/trade-list/ui/card-picker/add-cards-button';
import { pickedSets } from '@tests/factories/picked-cards';
import { aUser } from '@tests/factories/user';
import { someCollections } from '@tests/support/client/collections';
import { renderWithProviders } from '@tests/support/client/render-app';
import type { FakeSaleLists } from '@tests/support/client/sale-lists';
import type { FakeWantLists } from '@tests/support/client/want-lists';

interface Given {
  wantLists?: FakeWantLists;
  saleLists?: FakeSaleLists;
  /** How many copies the viewer has, by the printing's id. */
  inventory?: Record<string, number>;
}

type Kind = 'WANT_LIST' | 'SALE_LIST';

function Picker({ kind }: { kind: Kind }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AddCardsButton
      kind={kind}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    />
  );
}

/** The open picker of the viewer's list. */
export async function openPicker(kind: Kind, given: Given = {}) {
  const { inventory = {}, ...lists } = given;
  const shown = renderWithProviders(<Picker kind={kind} />, {
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
