import { OTHER_LIST, type TradeListKind } from '@domain/trade-list';
import type { Database } from '@server/platform/db/database';
import { LIST_TABLES } from './owned-list';
import { and, count, eq, inArray } from 'drizzle-orm';
import {
  type SharedPage,
  sharedPage,
  type SharedPageInput,
  type SharedSummary,
} from './shared-page';

/** A list that the viewer may see. */
export interface SharedList extends SharedSummary {
  /** How many printings on it are on the viewer's list of the other kind; 0 for visitors. */
  matching: number;
}

type SharedListsInput = Omit<SharedPageInput, 'subject' | 'withOwn'> & { subject: TradeListKind };

/** One page of other players' lists that are shared with the viewer, latest change first (rules/sharing#summaries). */
export async function sharedLists(
  database: Database,
  input: SharedListsInput,
): Promise<SharedPage<SharedList>> {
  const { subject, viewer } = input;
  const { nodes, pageInfo } = await sharedPage(database, { ...input, withOwn: false });
  const ownerIds = nodes.map(({ ownerId }) => ownerId);
  const counts =
    viewer === null
      ? new Map<string, number>()
      : await matchingCounts(database, { subject, ownerIds, viewerId: viewer.id });
  return {
    nodes: nodes.map((node) => ({ ...node, matching: counts.get(node.ownerId) ?? 0 })),
    pageInfo,
  };
}

interface MatchingCountsQuery {
  subject: TradeListKind;
  ownerIds: readonly string[];
  viewerId: string;
}

/**
 * How many printings on each owner's list are on the viewer's list of the other kind
 * (rules/trading-hub#matching-counts).
 *
 * @returns by the owner's id; owners without a common printing are left out
 */
async function matchingCounts(
  database: Database,
  { subject, ownerIds, viewerId }: MatchingCountsQuery,
): Promise<ReadonlyMap<string, number>> {
  if (ownerIds.length === 0) return new Map();
  const theirs = LIST_TABLES[subject];
  const own = LIST_TABLES[OTHER_LIST[subject]];
  const ownPrintings = database
    .select({ id: own.item.cardVariantId })
    .from(own.list)
    .innerJoin(own.item, eq(own.listId, own.list.id))
    .where(eq(own.list.userId, viewerId));
  const rows = await database
    .select({ ownerId: theirs.list.userId, matching: count() })
    .from(theirs.list)
    .innerJoin(theirs.item, eq(theirs.listId, theirs.list.id))
    .where(
      and(
        inArray(theirs.list.userId, [...ownerIds]),
        inArray(theirs.item.cardVariantId, ownPrintings),
      ),
    )
    .groupBy(theirs.list.userId);
  return new Map(rows.map(({ ownerId, matching }) => [ownerId, matching]));
}
