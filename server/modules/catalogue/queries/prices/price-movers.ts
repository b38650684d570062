import type { VariantType } from '@domain/card';
import {
  type ChangePeriod,
  MOVER_THRESHOLD_CENTS,
  type MovedPrice,
  priceMoversOf,
} from '@domain/pricing';
import type { Database } from '@server/platform/db/database';
import { isoTime } from '@server/platform/time/iso-time';
import { type SQL, sql } from 'drizzle-orm';
import { priceBefore } from './price-before';

/** A printing whose price rose or fell by the threshold or more. */
export interface PriceMover extends MovedPrice {
  cardId: string;
  cardName: string;
  cardSetCode: string;
  number: string;
  variantType: VariantType;
  /** In the collection; null for the movers of a set. */
  copies: number | null;
}

export interface PriceMovers {
  /** When the newest price of them all was last confirmed, as ISO 8601 text: the period's end. Null without prices. */
  confirmedAt: string | null;
  up: PriceMover[];
  down: PriceMover[];
}

/** Whose movers: of all printings of a set by its upper-case code, or of those in a player’s collection. */
export type MoversOf = { cardSetCode: string } | { userId: string };

/** The printings whose prices rose and fell most within some days (rules/prices#movers). */
export async function findPriceMovers(
  database: Database,
  of: MoversOf,
  days: ChangePeriod,
): Promise<PriceMovers> {
  const { rows } = await database.execute<Row>(moversStatement(of, days));
  const moved = rows.filter(hasMover);
  const confirmedAt = rows[0]?.confirmedAt ?? null;
  return {
    confirmedAt: confirmedAt === null ? null : isoTime(confirmedAt),
    ...priceMoversOf(moved),
  };
}

type Row = Record<string, unknown> & { confirmedAt: string | null; variantId: string | null };

const hasMover = (row: Row): row is Row & PriceMover => row.variantId !== null;

/**
 * One statement. A row for each printing whose price moved enough, with the period's end; if none did, one row with the
 * end alone. The period ends for all printings when the newest of their prices was confirmed, so a price that nobody
 * has confirmed since doesn't seem to move.
 */
export const moversStatement = (of: MoversOf, days: ChangePeriod): SQL => sql`
  with printing as (${printingsOf(of)}),
  period as (select max(confirmed_at) as confirmed_at from printing),
  mover as (
    select printing.*, before.price_cents as from_cents
    from period cross join printing
    cross join lateral (select ${priceBefore({
      variantId: sql`printing.id`,
      end: sql`period.confirmed_at`,
      days: sql`${days}::int`,
    })} as price_cents) before
    where abs(printing.cents - before.price_cents) >= ${MOVER_THRESHOLD_CENTS}
  )
  select period.confirmed_at::text as "confirmedAt", mover.id as "variantId",
    mover.card_id as "cardId", mover.card_name as "cardName", mover.card_set_code as "cardSetCode",
    mover.number, mover.variant_type as "variantType", mover.copies,
    mover.from_cents as "fromCents", mover.cents as "toCents"
  from period left join mover on true`;

const printingsOf = (of: MoversOf): SQL => sql`
  select v.id, v.card_id, v.number, v.variant_type, v.current_price_cents as cents,
    v.current_price_recorded_at as confirmed_at, c.name as card_name, cs.code as card_set_code,
    ${'userId' in of ? sql`i.inventory` : sql`null::int`} as copies
  from card_set cs
  join card c on c.card_set_id = cs.id
  join card_variant v on v.card_id = c.id
  ${
    'userId' in of
      ? sql`join collection_item i on i.card_variant_id = v.id
          where i.user_id = ${of.userId} and i.inventory > 0`
      : sql`where cs.code = ${of.cardSetCode}`
  } and v.current_price_cents is not null`;
