import {
  type CardExpression,
  factsNeededBy,
  type PrintingFacts,
  sellersNamedIn,
} from '@domain/card-filter';
import { marketSeenBy } from '@domain/market';
import { type Asking, findPrintingsOfSellers, findViewersMarket } from '@server/modules/market';
import type { Database } from '@server/platform/db/database';
import type { Searchable } from './searchable';
import { findCollectionCopies, findListCopies, findWants } from './viewers-copies';

/** The facts that an expression needs about all printings, as the viewer may know them; null for a visitor. */
export async function findFacts(
  database: Database,
  { cards, newestSet, everyones }: Searchable,
  { expression, viewer }: { expression: CardExpression; viewer: Asking | null },
): Promise<PrintingFacts> {
  const needed = factsNeededBy(expression);
  const collection = viewer && needed.has('collection');
  const lists = viewer && needed.has('lists');
  return {
    ...(viewer && needed.has('market')
      ? marketSeenBy(everyones, await findViewersMarket(database, viewer))
      : everyones),
    soldBy: needed.has('sellers')
      ? Object.fromEntries(
          (await findPrintingsOfSellers(database, viewer, sellersNamedIn(expression))).map(
            ({ handle, variantIds }) => [handle, variantIds],
          ),
        )
      : {},
    copies: merged(
      collection ? await findCollectionCopies(database, viewer.id, cards) : {},
      lists ? await findListCopies(database, viewer.id) : {},
    ),
    wants: lists ? await findWants(database, viewer.id) : [],
    newestSet,
  };
}

type Copies = PrintingFacts['copies'];

/** Sums of different kinds of copies. */
function merged(collection: Copies, lists: Copies): Copies {
  const both: Record<string, Copies[string]> = { ...collection };
  for (const [id, counts] of Object.entries(lists)) both[id] = { ...both[id], ...counts };
  return both;
}
