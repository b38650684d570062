import { screen } from '@testing-library/react';
import type { Card } from '@domain/card';
import { aCard } from '@tests/factories/card';
import { renderWithProviders } from '@tests/support/client/render-app';
import { useState } from 'react';
import { CardTable } from './card-table';

/** Cards that count how often their cells are drawn, by counting reads of their keywords. */
function countedCards(count: number) {
  const drawn = new Map<string, number>();
  const cards = Array.from({ length: count }, (_, index): Card => {
    const card = aCard({
      id: `sor-${index}`,
      name: `Card ${index}`,
      standardCardNumber: index,
      aspects: ['COMMAND'],
    });
    return Object.defineProperty(card, 'keywords', {
      get() {
        drawn.set(card.id, (drawn.get(card.id) ?? 0) + 1);
        return [];
      },
    });
  });
  return { cards, drawn };
}

const nothing = () => undefined;
const SORT = { column: 'number', direction: 'ascending' } as const;

/** A table with a toggle that shows only the cards with even numbers. */
function Filtered({ cards }: { cards: Card[] }) {
  const [isFiltered, setFiltered] = useState(false);
  const shown = isFiltered ? cards.filter((_, index) => index % 2 === 0) : cards;
  return (
    <>
      <button onClick={() => setFiltered(!isFiltered)}>Filter</button>
      <CardTable
        label="Cards"
        cards={shown}
        sort={SORT}
        onSort={nothing}
        onOpen={nothing}
        onFollow={nothing}
        onPoint={nothing}
      />
    </>
  );
}

async function open(count: number) {
  const { cards, drawn } = countedCards(count);
  const { user } = renderWithProviders(<Filtered cards={cards} />);
  // The icons' addresses come after the rows, and draw them again.
  await screen.findAllByRole('img', { name: 'Command' });
  drawn.clear();
  return { user, drawn };
}

test('a filter doesn’t draw cards again that stay, even if they move up', async () => {
  const { user, drawn } = await open(5);
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getByRole('row', { name: /Card 4/ })).toHaveAttribute('aria-rowindex', '4');
  expect([...drawn]).toEqual([]);
});

test('cards that come back are drawn, and no others', async () => {
  const { user, drawn } = await open(5);
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect([...drawn.keys()]).toEqual(['sor-1', 'sor-3']);
});

test('a key draws only the row that it leaves and the one that it moves to', async () => {
  const { user, drawn } = await open(10);
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.tab();
  for (let header = 0; header < 11; header++) await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: /Open Card 0/ })).toHaveFocus();
  drawn.clear();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /Open Card 2/ })).toHaveFocus();
  expect([...drawn.keys()].toSorted()).toEqual(['sor-0', 'sor-2']);
});

test('says how many rows there are and which one each is', async () => {
  await open(3);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '4');
  expect(
    screen.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex'))),
  ).toEqual([1, 2, 3, 4]);
});
