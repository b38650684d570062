import { screen } from '@testing-library/react';
import { COLLECTION_KINDS, VARIANT_TYPE_OF_KIND } from '@domain/collection';
import type { Card } from '@domain/card';
import { printingLabel, useCardsOfSet } from '@/entities/card';
import { useSetCollectionQuery } from '@/entities/collection';
import {
  HaveCell,
  HaveStepper,
  NeedCell,
  UnsavedCounts,
  useCountGrid,
} from '@/features/edit-inventory';
import { aCard, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { aUser } from '@tests/factories/user';
import { someCollections, type FakeCollections } from '@tests/support/client/collections';
import { renderWithProviders } from '@tests/support/client/render-app';

/** Three cards of a set; the second has no foil. Printings have ids such as `scout-foil`. */
export const countedCards: Card[] = [
  printed('scout', 'Lantern Scout', 1, ['STANDARD', 'FOIL']),
  printed('harrier', 'Brass Harrier', 2, ['STANDARD']),
  printed('warden', 'Ember Warden', 3, ['STANDARD', 'FOIL', 'PRESTIGE']),
];

function printed(id: string, name: string, number: number, types: readonly PrintedType[]): Card {
  return aCard({
    id,
    name,
    standardCardNumber: number,
    cardVariants: types.map((type) =>
      aPrinting(type, null, {
        id: `${id}-${type.toLowerCase()}`,
        number: `${String(number).padStart(3, '0')}${type === 'FOIL' ? 'F' : ''}`,
      }),
    ),
  });
}
type PrintedType = 'STANDARD' | 'FOIL' | 'PRESTIGE';

interface CountTableProps {
  cards: readonly Card[];
  draw: (cardId: string) => void;
  hasButtons: boolean;
}

/** A plain table of cells, as a page has one, drawn only for some of the cards at first. */
function CountTable({ cards, draw, hasButtons }: CountTableProps) {
  const Have = hasButtons ? HaveStepper : HaveCell;
  const { currentData } = useSetCollectionQuery({ cardSetCode: 'SOR', userHandle: null });
  // They are in the cache, as on any page.
  const { cards: cached } = useCardsOfSet('SOR');
  const moveInGrid = useCountGrid(cards);
  if (!currentData || !cached) return null;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table onKeyDown={(event) => moveInGrid(event, draw)}>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id}>
              {COLLECTION_KINDS.map((kind) => {
                const type = VARIANT_TYPE_OF_KIND[kind];
                const printing = card.cardVariants.find(({ variantType }) => variantType === type);
                const count = printing && currentData.counts[printing.id];
                if (!count) return null;
                const cell = { count, label: printingLabel(card, printing) };
                return (
                  <td key={kind}>
                    <Have {...cell} />
                    <NeedCell {...cell} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <UnsavedCounts />
    </>
  );
}

/** The cells over a collection of the viewer's, once it is loaded. */
export async function renderCounts(
  own: Record<string, number> = {},
  given: { collections?: FakeCollections; hasButtons?: boolean } = {},
) {
  const collections = given.collections ?? someCollections({ own });
  const draw = jest.fn<void, [cardId: string]>();
  const { hasButtons = false } = given;
  const app = renderWithProviders(
    <CountTable cards={countedCards} draw={draw} hasButtons={hasButtons} />,
    {
      user: aUser(),
      catalogue: { cardSets: [aCardSet({ cards: countedCards })], collections },
    },
  );
  await screen.findByRole('table');
  const writes = () =>
    app.api.calls
      .filter(({ operationName }) => operationName === 'UpdateCollectionVariantInventory')
      .map(({ variables }) => variables);
  return { ...app, collections, draw, writes };
}

/** A printing's cell, such as `Lantern Scout, Foil: have`. */
export const cell = (name: string) => screen.getByRole('textbox', { name });
