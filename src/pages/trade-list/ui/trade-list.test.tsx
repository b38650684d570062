import { act, screen, waitFor, within } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { groupByChosen, useShownPrintings } from '@/features/filter-cards';
import { aCard, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { renderWithProviders } from '@tests/support/client/render-app';
import type { TradeRow } from '../model/lay-out';
import { TradeList } from './trade-list';

const sets = [
  aCardSet({ id: 'sor', code: 'SOR', name: 'Lanterns of the Rim' }),
  aCardSet({ id: 'shd', code: 'SHD', name: 'Shades of Brass' }),
];

/** Standard and foil printings of the given number of cards of a set. */
const rowsOf = (cardSetId: string, count: number): TradeRow[] =>
  Array.from({ length: count }, (_, at) => at + 1).flatMap((number) => {
    const card = aCard({
      id: `${cardSetId}-${number}`,
      cardSetId,
      name: `Card ${cardSetId} ${number}`,
      standardCardNumber: number,
      standardFullCardNumber: `${cardSetId.toUpperCase()}_${number}`,
      cardVariants: [
        aPrinting('STANDARD', 100, { id: `${cardSetId}-${number}-s`, number: `${number}` }),
        aPrinting('FOIL', 200, { id: `${cardSetId}-${number}-f`, number: `${number}F` }),
      ],
    });
    return card.cardVariants.map((printing) => ({
      id: printing.id,
      card,
      printing,
      item: { variantId: printing.id, cardId: card.id, quantity: 2, version: 1 },
    }));
  });

const opened = jest.fn();
const followed = jest.fn();
let drawn: string[] = [];

/** A page whose rows can be changed and removed. */
function Example({ given, isEdited }: { given: TradeRow[]; isEdited: boolean }) {
  const [rows, setRows] = useState(given);
  const [cards] = useState(() => [...new Set(given.map(({ card }) => card))]);
  const { groups } = useShownPrintings({ rows, cards, cardSets: sets, matches: null });
  const renderDetails = useCallback((row: TradeRow) => {
    drawn.push(row.id);
    const more = { ...row, item: { ...row.item, quantity: row.item.quantity + 1 } };
    return (
      <>
        {row.item.quantity}
        <button onClick={() => setRows((now) => now.map((it) => (it === row ? more : it)))}>
          {`More of ${row.id}`}
        </button>
        <button onClick={() => setRows((now) => now.filter((it) => it !== row))}>
          {`Remove ${row.id}`}
        </button>
      </>
    );
  }, []);
  return (
    <TradeList
      kind="WANT_LIST"
      listId="list-1"
      label="What fern wants"
      groups={groups}
      rowHeight={{ wide: 64, narrow: 80 }}
      isEdited={isEdited}
      renderDetails={renderDetails}
      onOpen={opened}
      onFollow={followed}
    />
  );
}

async function open(
  given: TradeRow[],
  options: { isEdited?: boolean; state?: Partial<RootState> } = {},
) {
  const { isEdited = false, state } = options;
  const app = renderWithProviders(<Example given={given} isEdited={isEdited} />, {
    ...(state && { preloadedState: state }),
  });
  await waitFor(() => expect(app.store.getState().session.status).not.toBe('loading'));
  return app;
}
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('listitem')
    .map((row) => row.dataset['itemId']);
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  drawn = [];
  opened.mockReset();
});

test('shows printings by set, each set under a heading that says how many there are', async () => {
  await open([...rowsOf('shd', 1), ...rowsOf('sor', 2)]);
  expect(screen.getByRole('region', { name: 'What fern wants' })).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Lanterns of the Rim4 printings, 8 copies',
    'Shades of Brass2 printings, 4 copies',
  ]);
  expect(listed('Lanterns of the Rim')).toEqual(['sor-1-s', 'sor-1-f', 'sor-2-s', 'sor-2-f']);
  expect(listed('Shades of Brass')).toEqual(['shd-1-s', 'shd-1-f']);
});

test('a row names the printing and its position', async () => {
  await open(rowsOf('sor', 2));
  const row = screen.getAllByRole('listitem')[1]!;
  expect(row).toHaveTextContent('1Card sor 1Foil 1F');
  expect(row).toHaveAttribute('aria-posinset', '2');
  expect(row).toHaveAttribute('aria-setsize', '4');
  expect(within(row).getByRole('link', { name: 'Card sor 1' })).toHaveAttribute(
    'href',
    '/cards/sor-1',
  );
});

test('sorted by variant, each variant has a heading', async () => {
  const { store } = await open(rowsOf('sor', 2));
  act(() => void store.dispatch(groupByChosen('VARIANT_TYPE')));
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Standard 2', 'Foil 2']);
  expect(listed('Lanterns of the Rim, Foil')).toEqual(['sor-1-f', 'sor-2-f']);
});

test('a button closes and opens a section, which stays closed when the viewer returns to the page', async () => {
  const rows = [...rowsOf('sor', 2), ...rowsOf('shd', 1)];
  const { user, store, unmount } = await open(rows);
  const toggle = button('Lanterns of the Rim 4 printings, 8 copies');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('list', { name: 'Lanterns of the Rim' })).not.toBeInTheDocument();
  expect(listed('Shades of Brass')).toHaveLength(2);
  unmount();
  await open(rows, { state: store.getState() });
  const again = button('Lanterns of the Rim 4 printings, 8 copies');
  expect(again).toHaveAttribute('aria-expanded', 'false');
  await user.click(again);
  expect(listed('Lanterns of the Rim')).toHaveLength(4);
});

test('of 1,000 rows few are drawn, and a key reaches the last one', async () => {
  const { user } = await open(rowsOf('sor', 500));
  expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  act(() => button('SOR 1 Open Card sor 1, Standard').focus());
  await user.keyboard('{End}');
  expect(button('SOR 500 Open Card sor 500, Foil 500F')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(button('SOR 500 Open Card sor 500, Standard')).toHaveFocus();
});

test('arrow keys move from set to set and skip closed sections', async () => {
  const { user } = await open([...rowsOf('sor', 1), ...rowsOf('shd', 1)]);
  act(() => button('SOR 1 Open Card sor 1, Foil 1F').focus());
  await user.keyboard('{ArrowDown}');
  expect(button('SHD 1 Open Card shd 1, Standard')).toHaveFocus();
});

test('arrow keys on the page’s controls are left to them', async () => {
  const { user } = await open(rowsOf('sor', 1));
  act(() => button('Remove sor-1-s').focus());
  await user.keyboard('{ArrowDown}');
  expect(button('Remove sor-1-s')).toHaveFocus();
});

test('a card opens by its number or a click on its row, which gets the focus', async () => {
  const rows = rowsOf('sor', 1);
  const { user } = await open(rows);
  await user.click(button('SOR 1 Open Card sor 1, Foil 1F'));
  expect(opened).toHaveBeenLastCalledWith(rows[1]);
  await user.click(screen.getByText('Standard'));
  expect(opened).toHaveBeenLastCalledWith(rows[0]);
  expect(button('SOR 1 Open Card sor 1, Standard')).toHaveFocus();
  await user.click(button('Remove sor-1-s'));
  expect(opened).toHaveBeenCalledTimes(2);
});

test('in edit mode, a click beside the controls opens nothing', async () => {
  const { user } = await open(rowsOf('sor', 1), { isEdited: true });
  await user.click(screen.getByText('Standard'));
  expect(opened).not.toHaveBeenCalled();
  await user.click(button('SOR 1 Open Card sor 1, Standard'));
  expect(opened).toHaveBeenCalledTimes(1);
});

test('a name leads to the card’s page', async () => {
  const { user } = await open(rowsOf('sor', 1));
  await user.click(screen.getAllByRole('link', { name: 'Card sor 1' })[0]!);
  expect(followed.mock.calls).toEqual([['/cards/sor-1']]);
  expect(opened).not.toHaveBeenCalled();
});

test('only a changed row is drawn again', async () => {
  const { user } = await open(rowsOf('sor', 5));
  drawn = [];
  await user.click(button('More of sor-2-f'));
  expect(screen.getAllByRole('listitem')[3]).toHaveTextContent('3More');
  // Twice each, since React's strict mode draws twice.
  expect(new Set(drawn)).toEqual(new Set(['sor-2-f']));
  expect(button('Lanterns of the Rim 10 printings, 21 copies')).toBeVisible();
});

test('when a row is removed by its own button, the next one gets the focus', async () => {
  const { user } = await open(rowsOf('sor', 2), { isEdited: true });
  await user.click(button('Remove sor-1-f'));
  expect(button('SOR 2 Open Card sor 2, Standard')).toHaveFocus();
  await user.click(button('Remove sor-2-f'));
  expect(button('SOR 2 Open Card sor 2, Standard')).toHaveFocus();
});
