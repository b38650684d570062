import type { TradeListKind } from '@domain/trade-list';
import type { Database } from '@server/db/database';
import { sharedPage, type AskedPage, type SharedPage, type SharedSummary } from '../shared-page';
import { matchingCounts } from './matching-counts';

/** A list that the viewer may see. */
export interface SharedList extends SharedSummary {
  /** How many printings on it are on the viewer's list of the other kind; 0 for visitors. */
  matching: number;
}

type Asked = Omit<AskedPage, 'subject' | 'withOwn'> & { subject: TradeListKind };

/** One page of the lists of others that are shared with the viewer, the one changed last first (product 8). */
export async function sharedLists(
  database: Database,
  asked: Asked,
): Promise<SharedPage<SharedList>> {
  const { subject, viewer } = asked;
  const { nodes, pageInfo } = await sharedPage(database, { ...asked, withOwn: false });
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
