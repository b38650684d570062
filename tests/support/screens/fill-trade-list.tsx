import { screen, within } from '@testing-library/react';
import type { TradeListKind } from '@domain/trade-list';
import { FillTradeListButton } from '@/features/fill-trade-list';
import { useCardsOfSet } from '@/entities/card';
import { useSetCollectionQuery } from '@/entities/collection';
import { aUser } from '@tests/factories/user';
import { pickedSets } from '@tests/factories/picked-cards';
import type { Answers } from '@tests/support/client/answers';
import { someCollections } from '@tests/support/client/collections';
import { renderWithProviders } from '@tests/support/client/render-app';
import type { FakeSaleLists } from '@tests/support/client/sale-lists';
import type { FakeWantLists } from '@tests/support/client/want-lists';

interface Given {
  /** Part of the names of the cards that are shown; left out, all of SOR are. */
  shown?: string;
  /** How many copies the viewer has, by the printing's id. */
  inventory: Record<string, number>;
  wantLists?: FakeWantLists;
  saleLists?: FakeSaleLists;
  answers?: Answers;
}

function Filling({ kind, shown }: { kind: TradeListKind; shown: string }) {
  const { cards } = useCardsOfSet('SOR');
  const { data } = useSetCollectionQuery({ cardSetCode: 'SOR', userHandle: null });
  if (!cards || !data) return null;
  const among = cards.filter(({ name }) => name.includes(shown));
  return <FillTradeListButton kind={kind} cards={among} counts={data.counts} />;
}

/** The open preview of what a list lacks according to the viewer's collection. */
export async function openFilling(kind: TradeListKind, given: Given) {
  const { shown = '', inventory, answers, ...lists } = given;
  const view = renderWithProviders(<Filling kind={kind} shown={shown} />, {
    user: aUser(),
    catalogue: {
      cardSets: pickedSets(),
      collections: someCollections({ own: inventory, handle: 'collector' }),
      ...lists,
    },
    answers: answers ?? {},
  });
  await view.user.click(await screen.findByRole('button'));
  return view;
}

/** The changes in the preview, such as `sor-1-standard 0 → 3`. */
export const previewed = async () =>
  within(await screen.findByRole('list', { name: 'What will be added' }))
    .getAllByRole('listitem')
    .map((item) => {
      const counts = item.querySelector('[aria-hidden]')?.textContent ?? '';
      return `${item.dataset['itemId']} ${counts}`;
    });
