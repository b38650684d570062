import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { Card } from '@domain/card';
import { aCard, aPrinting } from '@tests/factories/card';
import { renderWithProviders } from '@tests/support/client/render-app';
import type { PrintingCount } from '@/entities/collection';
import type { CollectionTableMode } from './collection-columns';
import { CollectionTable } from './collection-table';

/** Cards that count how often their rows are drawn, by counting reads of their rarity. */
function countedCards(count: number) {
  const drawn: string[] = [];
  const cards = Array.from({ length: count }, (_, index): Card => {
    const id = `sor-${index}`;
    const card = aCard({
      id,
      name: `Card ${index}`,
      standardCardNumber: index,
      cardVariants: [aPrinting('STANDARD', null, { id })],
    });
    return Object.defineProperty(card, 'rarity', {
      get() {
        drawn.push(id);
        return 'COMMON';
      },
    });
  });
  return { cards, drawn };
}

const aCount = (variantId: string, inventory: number): PrintingCount => ({
  variantId,
  inventory,
  missing: { count: Math.max(0, 3 - inventory), isDefault: true },
  target: 3,
  extraCount: 0,
  version: 1,
});

const nothing = () => undefined;
const SORT = { column: 'number', direction: 'ascending' } as const;
const NO_WANTS = {};

async function open(count: number, mode: CollectionTableMode = 'view') {
  const { cards, drawn } = countedCards(count);
  const opened: string[] = [];
  let setCount: (variantId: string, inventory: number) => void = nothing;
  const onOpen = (cardId: string) => void opened.push(cardId);

  function Counted() {
    const [counts, setCounts] = useState(() =>
      Object.fromEntries(cards.map(({ id }) => [id, aCount(id, 1)])),
    );
    useEffect(() => {
      setCount = (id, inventory) =>
        setCounts((before) => ({ ...before, [id]: aCount(id, inventory) }));
    }, []);
    return (
      <CollectionTable
        label="Collection"
        mode={mode}
        isOfSeveral={false}
        ofSet={cards}
        cards={cards}
        counts={counts}
        wanted={NO_WANTS}
        sort={SORT}
        onSort={nothing}
        onOpen={onOpen}
        onFollow={nothing}
        onPoint={nothing}
      />
    );
  }
  const { user, store } = renderWithProviders(<Counted />);
  await waitFor(() => expect(store.getState().session.status).toBe('visitor'));
  drawn.length = 0;
  return { user, drawn, opened, setCount: (id: string, to: number) => act(() => setCount(id, to)) };
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`${name} `) });

test.each(['view', 'edit'] as const)(
  'in mode %s, one changed count draws one row',
  async (mode) => {
    const { drawn, setCount } = await open(20, mode);
    setCount('sor-7', 2);
    // Twice, since development draws everything twice.
    expect([...new Set(drawn)]).toEqual(['sor-7']);
  },
);

test('shows the new count', async () => {
  const { setCount } = await open(3);
  expect(row('Card 1')).toHaveTextContent('2 missing');
  setCount('sor-1', 3);
  expect(row('Card 1')).toHaveTextContent('3 none missing');
});

test('draws only a window’s worth of a long list, but states its full length', async () => {
  await open(1000);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  expect(screen.getAllByRole('row').length).toBeLessThan(80);
});

test('in view mode, the rows are one Tab stop, and arrows move from row to row', async () => {
  const { user, opened } = await open(3);
  act(() => within(row('Card 0')).getByRole('button').focus());
  await user.keyboard('{ArrowDown}');
  expect(within(row('Card 1')).getByRole('button')).toHaveFocus();
  expect(screen.getAllByRole('button', { name: /Open/ }).map(({ tabIndex }) => tabIndex)).toEqual([
    -1, 0, -1,
  ]);
  await user.keyboard('{Enter}');
  expect(opened).toEqual(['sor-1']);
});

test('in view mode, a click anywhere on a row opens its card', async () => {
  const { user, opened } = await open(3);
  await user.click(within(row('Card 2')).getAllByRole('cell')[2]!);
  expect(opened).toEqual(['sor-2']);
});

test('in edit mode, only the number opens the card, and each count is a Tab stop', async () => {
  const { user, opened } = await open(3, 'edit');
  const field = (name: string) => screen.getByRole('textbox', { name });
  await user.click(within(row('Card 2')).getAllByRole('cell')[3]!);
  await user.click(field('Card 2, Standard: have'));
  expect(opened).toEqual([]);
  await user.tab();
  expect(field('Card 2, Standard: need')).toHaveFocus();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(field('Card 1, Standard: need')).toHaveFocus();
  await user.click(within(row('Card 0')).getByRole('button'));
  expect(opened).toEqual(['sor-0']);
});

describe('on a phone', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => Object.assign(wide(query), { matches: true });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });
  const count = (name: string) => screen.getByRole('button', { name: `Count ${name}` });
  const fields = () => screen.queryAllByRole('textbox').map((each) => each.ariaLabel);

  test('a tap on a row unfolds it with its fields, and folds the last one', async () => {
    const { user, opened } = await open(3, 'edit');
    expect(fields()).toEqual([]);
    expect(row('Card 1')).toHaveTextContent('2 missing');
    await user.click(within(row('Card 1')).getAllByRole('cell')[4]!);
    expect(count('Card 1')).toHaveAttribute('aria-expanded', 'true');
    expect(fields()).toEqual(['Card 1, Standard: need', 'Card 1, Standard: have']);
    await user.click(within(row('Card 1')).getByText('Need'));
    expect(fields()).toHaveLength(2);
    await user.click(count('Card 2'));
    expect(fields()).toEqual(['Card 2, Standard: need', 'Card 2, Standard: have']);
    expect(row('Card 1')).toHaveTextContent('2 missing');
    await user.click(count('Card 2'));
    expect(fields()).toEqual([]);
    expect(opened).toEqual([]);
    await user.click(within(row('Card 0')).getByRole('button', { name: /Open/ }));
    expect(opened).toEqual(['sor-0']);
  });

  test('Enter unfolds the next card’s row, whose field takes the focus', async () => {
    const { user } = await open(3, 'edit');
    await user.click(count('Card 0'));
    await user.type(screen.getByRole('textbox', { name: 'Card 0, Standard: have' }), '{Enter}');
    expect(screen.getByRole('textbox', { name: 'Card 1, Standard: have' })).toHaveFocus();
    expect(count('Card 0')).toHaveAttribute('aria-expanded', 'false');
  });
});
