import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { aCard } from '@tests/factories/card';
import { aCardVariant } from '@tests/factories/card-image';
import { aCardSet } from '@tests/factories/card-set';
import { failing } from '@tests/support/client/fake-api';
import { renderWithProviders } from '@tests/support/client/render-app';
import type { Listed, ListedPrinting } from './listed-printing';
import { useListedPrintings } from './use-listed-printings';

const cards = ['sor-001', 'sor-002', 'sor-003'].map((id) =>
  aCard({
    id,
    name: `Card ${id}`,
    cardVariants: [
      aCardVariant('STANDARD', 100, { id: `${id}-s` }),
      aCardVariant('FOIL', 200, { id: `${id}-f` }),
    ],
  }),
);
const catalogue = { cardSets: [aCardSet({ cards })] };

interface Item extends Listed {
  quantity: number;
}

const listOf = (...items: [variantId: string, quantity: number][]): Record<string, Item> =>
  Object.fromEntries(
    items.map(([variantId, quantity]) => [
      variantId,
      { variantId, cardId: variantId.slice(0, -2), quantity },
    ]),
  );

let rows: readonly ListedPrinting<Item>[] | null = null;
let cardsOfRows: readonly unknown[] = [];

function Example({ first, then }: { first: Record<string, Item>; then: Record<string, Item> }) {
  const [items, setItems] = useState(first);
  const listed = useListedPrintings(items);
  ({ rows, cards: cardsOfRows } = listed);
  return (
    <>
      <button onClick={() => setItems(then)}>Change</button>
      {listed.error && <button onClick={listed.retry}>{listed.error.code}</button>}
      <p>
        {listed.rows
          ? listed.rows.map(({ variant, item }) => `${item.quantity} ${variant.id}`).join(', ')
          : 'Loading'}
      </p>
    </>
  );
}

const open = (
  first: Record<string, Item>,
  { then = {}, prepare }: { then?: Record<string, Item>; prepare?: Prepare } = {},
) =>
  renderWithProviders(<Example first={first} then={then} />, {
    catalogue,
    ...(prepare && { prepare }),
  });
type Prepare = NonNullable<NonNullable<Parameters<typeof renderWithProviders>[1]>['prepare']>;
type App = ReturnType<typeof open>;
const asked = ({ api }: App) =>
  api.calls.filter(({ operationName }) => operationName === 'Cards').map((call) => call.variables);

test('loads each card once, however many of its printings are listed', async () => {
  const app = open(listOf(['sor-002-f', 3], ['sor-001-s', 1], ['sor-002-s', 2]));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('3 sor-002-f, 1 sor-001-s, 2 sor-002-s')).toBeVisible();
  expect(asked(app)).toEqual([{ ids: ['sor-001', 'sor-002'] }]);
});

test('another quantity asks for nothing and gives one other row and the same cards', async () => {
  const first = listOf(['sor-001-s', 1], ['sor-002-s', 2]);
  const then = { ...first, ...listOf(['sor-002-s', 5]) };
  const app = open(first, { then });
  await screen.findByText('1 sor-001-s, 2 sor-002-s');
  const before = { rows, cardsOfRows };
  await app.user.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('1 sor-001-s, 5 sor-002-s')).toBeVisible();
  expect(rows?.[0]).toBe(before.rows?.[0]);
  expect(rows?.[1]).not.toBe(before.rows?.[1]);
  expect(cardsOfRows).toBe(before.cardsOfRows);
  expect(asked(app)).toHaveLength(1);
});

test('of a list that grows only the new card is loaded, and the rows stay meanwhile', async () => {
  const first = listOf(['sor-001-s', 1]);
  const app = open(first, { then: { ...first, ...listOf(['sor-003-f', 4]) } });
  await screen.findByText('1 sor-001-s');
  const answer = app.api.hold();
  await app.user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByText('1 sor-001-s')).toBeVisible();
  act(answer);
  expect(await screen.findByText('1 sor-001-s, 4 sor-003-f')).toBeVisible();
  expect(asked(app)).toEqual([{ ids: ['sor-001'] }, { ids: ['sor-003'] }]);
});

test('a load that fails says why, and another try helps', async () => {
  const app = open(listOf(['sor-001-s', 1]), { prepare: (api) => api.answerWith(failing.offline) });
  const retry = await screen.findByRole('button', { name: 'NETWORK' });
  expect(screen.getByText('Loading')).toBeVisible();
  app.api.answerWith(null);
  await app.user.click(retry);
  expect(await screen.findByText('1 sor-001-s')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'NETWORK' })).not.toBeInTheDocument();
});

test('what the catalogue doesn’t know is left out', async () => {
  open(listOf(['sor-001-s', 1], ['sor-001-x', 2], ['zzz-009-s', 3]));
  expect(await screen.findByText('1 sor-001-s')).toBeVisible();
});

test('an empty list asks for nothing', async () => {
  const app = open({});
  await waitFor(() => expect(app.store.getState().session.status).not.toBe('loading'));
  expect(rows).toEqual([]);
  expect(asked(app)).toEqual([]);
});
