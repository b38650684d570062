import { setCount } from '@server/modules/collection/commands/set-count';
import { collectionOfSet } from '@server/modules/collection/queries/collection-of-set';
import { sharedPage } from '@server/modules/sharing/queries/shared-page';
import type { Call } from '../two-sizes/figures';
import { anyOf } from '../two-sizes/side';

/** What players do; each call takes another player and another printing. */
export const CALLS: readonly Call[] = [
  {
    name: 'The collection page’s query',
    async make({ database, players, cardSetCodes }) {
      const { handle } = anyOf(players);
      const input = { cardSetCode: anyOf(cardSetCodes), userHandle: handle };
      const found = await collectionOfSet(database, null, input);
      if (!found?.items.some(({ inventory }) => inventory > 0)) throw new Error('It is empty.');
    },
  },
  {
    name: 'One count changed',
    async make({ database, players, variantIds }) {
      const input = { variantId: anyOf(variantIds), inventory: 5 + Math.floor(Math.random() * 99) };
      const { errors } = await setCount(database, anyOf(players).id, input);
      if (errors.length > 0) throw new Error(errors[0]?.message);
    },
  },
  {
    name: 'The page of shared collections',
    async make({ database, players }) {
      const input = { subject: 'COLLECTION', first: 24, after: null, withOwn: true } as const;
      const { nodes } = await sharedPage(database, { ...input, viewer: anyOf(players) });
      if (nodes.length !== input.first) throw new Error(`It lists ${nodes.length}.`);
    },
  },
];
