import type { TradeListKind } from '@domain/trade-list';
import { setCount } from '@server/modules/collection/commands/set-count';
import { collectionOfSet } from '@server/modules/collection/queries/collection-of-set';
import { matchingPlayers } from '@server/modules/lists/queries/matches';
import { sharedLists } from '@server/modules/lists/queries/shared-lists';
import { offersPage } from '@server/modules/offers/queries/offers-page';
import { anyOf, type Side } from './sides';

/** What a player does, each time another player. It checks the answer. */
interface Call {
  name: string;
  make(side: Side): Promise<void>;
}

const PAGE = { first: 24, after: null } as const;

const listsPage =
  (subject: TradeListKind) =>
  async ({ database, viewers }: Side): Promise<void> => {
    const { nodes } = await sharedLists(database, { ...PAGE, subject, viewer: anyOf(viewers) });
    if (nodes.length !== PAGE.first || nodes.some(({ matching }) => matching !== 5)) {
      throw new Error('It has the wrong lists or the wrong matches.');
    }
  };

export const CALLS: readonly Call[] = [
  {
    name: 'a collection’s set',
    async make({ database, players, cardSetCodes }) {
      const { handle } = anyOf(players);
      const input = { cardSetCode: anyOf(cardSetCodes), userHandle: handle };
      const found = await collectionOfSet(database, null, input);
      if (!found?.items.some(({ inventory }) => inventory > 0)) throw new Error('It is empty.');
    },
  },
  {
    name: 'one count',
    async make({ database, players, variantIds }) {
      const input = { variantId: anyOf(variantIds), inventory: 5 + Math.floor(Math.random() * 99) };
      const { errors } = await setCount(database, anyOf(players).id, input);
      if (errors.length > 0) throw new Error(errors[0]?.message);
    },
  },
  { name: 'the hub’s want lists', make: listsPage('WANT_LIST') },
  { name: 'the hub’s sale lists', make: listsPage('SALE_LIST') },
  {
    name: 'the hub’s offers',
    async make({ database, viewers }) {
      const all = { role: 'ALL', stage: null, offerType: null, status: null, search: '' } as const;
      const { nodes } = await offersPage(database, { ...PAGE, ...all, userId: anyOf(viewers).id });
      if (nodes.length !== PAGE.first) throw new Error(`It lists ${nodes.length}.`);
    },
  },
  {
    name: 'matching players',
    async make({ database, viewers }) {
      const { nodes } = await matchingPlayers(database, anyOf(viewers), { first: 6, after: null });
      if (
        nodes.length !== 6 ||
        nodes.some(({ toBuy, toSell }) => toBuy.length + toSell.length !== 10)
      ) {
        throw new Error('It finds the wrong players.');
      }
    },
  },
];
