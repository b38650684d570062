import type { TradeListKind } from '@domain/trade-list';
import { matchingPlayers, matchWith } from '@server/modules/lists/queries/matches';
import { offersPage } from '@server/modules/offers/queries/offers-page';
import { sharedLists } from '@server/modules/sharing/queries/shared-lists';
import type { Call } from '../two-sizes/figures';
import { anyOf, type Side } from '../two-sizes/side';

const PAGE = { first: 24, after: null } as const;

const hubPage =
  (subject: TradeListKind) =>
  async ({ database, players }: Side) => {
    const { nodes } = await sharedLists(database, { ...PAGE, subject, viewer: anyOf(players) });
    if (nodes.length !== PAGE.first || nodes.some(({ matching }) => matching !== 5)) {
      throw new Error('It has the wrong lists or the wrong matches.');
    }
  };

/** The trading hub's queries, each time as another viewer. */
export const CALLS: readonly Call[] = [
  { name: 'The hub’s page of want lists', make: hubPage('WANT_LIST') },
  { name: 'The hub’s page of sale lists', make: hubPage('SALE_LIST') },
  {
    name: 'The hub’s page of offers',
    async make({ database, players }) {
      const all = { role: 'ALL', stage: null, offerType: null, status: null, search: '' } as const;
      const { nodes } = await offersPage(database, { ...PAGE, ...all, userId: anyOf(players).id });
      if (nodes.length !== PAGE.first) throw new Error(`It lists ${nodes.length}.`);
    },
  },
  {
    name: 'Matching players',
    async make({ database, players }) {
      const input = { first: 6, after: null };
      const { nodes } = await matchingPlayers(database, anyOf(players), input);
      if (
        nodes.length !== 6 ||
        nodes.some(({ toBuy, toSell }) => toBuy.length + toSell.length !== 10)
      ) {
        throw new Error('It finds the wrong players.');
      }
    },
  },
  {
    name: 'What matches with one player',
    async make({ database, players }) {
      const match = await matchWith(database, anyOf(players), 'player-0');
      if (match?.toBuy.length !== 5) throw new Error('It finds the wrong printings.');
    },
  },
];
