import type { CopiesCost } from '@domain/pricing';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

/** `CopiesCost`, as {@link costOfCopiesSql} gives it. */
export const copiesCost = z.object({
  copies: z.number(),
  cents: z.number(),
  unpriced: z.number(),
}) satisfies z.ZodType<CopiesCost>;

export const NO_COPIES: CopiesCost = { copies: 0, cents: 0, unpriced: 0 };

/** `costOfCopies` over a group's rows, as JSON; rows without copies don't count. */
export const costOfCopiesSql = (copies: SQL, cents: SQL): SQL => sql`json_build_object(
  'copies', coalesce(sum(${copies}), 0),
  'cents', coalesce(sum(${copies} * ${cents}::bigint), 0),
  'unpriced', coalesce(sum(${copies}) filter (where ${cents} is null), 0))`;
