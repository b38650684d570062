import { GREATEST_PRICE_CENTS, PRICE_TYPES, type PriceType } from '@domain/pricing';
import { type SQL, sql } from 'drizzle-orm';

/*
 * Rules of `domain/pricing` as SQL, in statements in which `i` is an item of a sale list, `l` the list and `v` the
 * printing; property tests compare them.
 */

/** Not a parameter: prepared statements have none but those that they name. */
const GREATEST = sql.raw(`${GREATEST_PRICE_CENTS}::bigint`);

/**
 * `adjustPrice`: prices that are shown one by one are the domain's. The market's price and the
 * adjustment are integers, and so is the division.
 */
const ADJUSTED = sql`case
  when v.current_price_cents is null then null
  when l.rounding_step = 0 then least(${GREATEST},
    (v.current_price_cents::bigint * (100 + l.percentage_adjustment) + 50) / 100)
  else least(${GREATEST},
    (v.current_price_cents::bigint * (100 + l.percentage_adjustment) + 100 * l.rounding_step - 1)
      / (100 * l.rounding_step) * l.rounding_step) end`;

/** What is asked by each price type, in whole cents. */
const ASKED: Record<PriceType, SQL> = {
  CONTACT: sql`null::bigint`,
  FIXED: sql`i.fixed_price_cents`,
  MARKET: ADJUSTED,
};

/** `priceForType`, in whole cents: null where the sides have to agree, and without a market price. */
export const ASKED_CENTS = sql`case i.price_type ${sql.join(
  PRICE_TYPES.map((type) => sql`when ${sql.raw(`'${type}'`)} then ${ASKED[type]}`),
  sql` `,
)} end`;
