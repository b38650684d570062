import { type CardImage, ORIENTATIONS } from '@domain/card';
import { OFFER_ON_LIST } from '@domain/offer';
import type { CopiesCost } from '@domain/pricing';
import type { TradeListKind } from '@domain/trade-list';
import {
  type SharedPage,
  sharedPage,
  type SharedPageInput,
  type SharedSummary,
} from '@server/modules/sharing';
import type { Database } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import type { Viewer } from '@server/platform/viewer';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { LIST } from '../sql';
import { COMMON, commonPrintings, FILLED } from './common-printings';
import { copiesCost, costOfCopiesSql, NO_COPIES } from './copies-cost';

/** What a list looks like from outside. */
interface ListFigures {
  /** How many printings are on it. */
  printings: number;
  /** All of its copies at market prices. */
  worth: CopiesCost;
  /** How many of its printings could change hands with the viewer (rules/trading-hub#matches); 0 for visitors. */
  matching: number;
  /** Their copies at market prices. */
  matchWorth: CopiesCost;
  /** Up to three of its cards: those that match first, then the most expensive. */
  pictures: CardImage[];
}

/** A list that the viewer may see. */
export type SharedList = SharedSummary & ListFigures;

type SharedListsInput = Omit<SharedPageInput, 'subject' | 'withOwn' | 'ranked'> & {
  subject: TradeListKind;
};

const EMPTY: ListFigures = {
  printings: 0,
  worth: NO_COPIES,
  matching: 0,
  matchWorth: NO_COPIES,
  pictures: [],
};

/**
 * One page of other players' lists that are shared with the viewer: those that match first, the most valuable match
 * before all, then the others, latest change first (rules/trading-hub#order-of-lists). Only the shown lists are summed up.
 */
export async function sharedLists(
  database: Database,
  input: SharedListsInput,
): Promise<SharedPage<SharedList>> {
  const { subject, viewer } = input;
  const ranked = viewer && worthOfMatches(viewer, subject);
  const { nodes, pageInfo } = await sharedPage(database, { ...input, withOwn: false, ranked });
  const figures = await findFigures(database, {
    subject,
    viewer,
    ownerIds: nodes.map(({ ownerId }) => ownerId),
  });
  return {
    nodes: nodes.map((node) => ({ ...node, ...(figures.get(node.ownerId) ?? EMPTY) })),
    pageInfo,
  };
}

/** The owners of the lists that match, and in cents what matches. */
function worthOfMatches(viewer: Viewer, subject: TradeListKind): SQL {
  const way = OFFER_ON_LIST[subject];
  return sql`
    with ${commonPrintings(way, { viewer, where: null })}
    select owner_id, coalesce(sum(quantity * market_cents::bigint), 0)::bigint as cents
      from ${COMMON[way]} group by owner_id`;
}

/** What of a list matches: by the wanted printing on a want list, by the one for sale on a sale list. */
const MATCHING: Record<TradeListKind, SQL> = {
  WANT_LIST: sql`select distinct owner_id, want_id as variant_id from ${FILLED.SELL}`,
  SALE_LIST: sql`select owner_id, card_variant_id as variant_id from ${COMMON.BUY}`,
};

const figuresRow = z.object({
  ownerId: z.string(),
  printings: z.number(),
  worth: copiesCost,
  matching: z.number(),
  matchWorth: copiesCost,
  pictures: z.array(z.object({ id: z.string(), orientation: z.enum(ORIENTATIONS) })),
});

interface FiguresQuery {
  subject: TradeListKind;
  viewer: Viewer | null;
  ownerIds: readonly string[];
}

/** The figures of some lists, by their owner's id; those of empty lists are left out. */
async function findFigures(
  database: Database,
  { subject, viewer, ownerIds }: FiguresQuery,
): Promise<ReadonlyMap<string, ListFigures>> {
  if (ownerIds.length === 0) return new Map();
  const list = LIST[subject];
  const way = OFFER_ON_LIST[subject];
  const where = sql`l.user_id = any(${sql.param([...ownerIds])}::uuid[])`;
  const statement = sql`
    with ${commonPrintings(way, { viewer, where })},
    item as (
      select l.user_id as owner_id, v.id as variant_id, i.quantity, m.variant_id as matching,
          v.current_price_cents as cents
        from ${list} l join ${list}_item i on i.${list}_id = l.id join card_variant v on v.id = i.card_variant_id
        left join (${MATCHING[subject]}) m on m.owner_id = l.user_id and m.variant_id = v.id
        where ${where}),
    figures as (
      select owner_id, count(*)::int as printings, ${costOfCopiesSql(sql`quantity`, sql`cents`)} as worth,
          count(matching)::int as matching,
          (array_agg(variant_id order by matching is null, cents desc nulls last, variant_id))[1:3] as shown
        from item group by owner_id)
    select owner_id as "ownerId", printings, worth, matching, (
        select ${costOfCopiesSql(sql`quantity`, sql`market_cents`)} from ${COMMON[way]} m
          where m.owner_id = figures.owner_id) as "matchWorth", (
        select coalesce(json_agg(json_build_object('id', p.id, 'orientation', p.orientation) order by place), '[]')
          from unnest(shown) with ordinality as shown (variant_id, place)
          join card_image p on p.card_variant_id = shown.variant_id and p.face = 'FRONT') as pictures
      from figures`;
  const rows = await rowsOf(database, statement, figuresRow);
  return new Map(
    rows.map(({ ownerId, pictures, ...figures }) => [
      ownerId,
      {
        ...figures,
        pictures: pictures.map((picture) => ({ ...picture, url: `/images/cards/${picture.id}` })),
      },
    ]),
  );
}
