import { setOrder } from '@server/platform/db/card-set-order';
import type { Database } from '@server/platform/db/database';
import { recordCatalogueChange } from '@server/modules/people';
import { sql } from 'drizzle-orm';
import { type ChangedCardSet, findListedSet, unknownCardSet } from './change-card-set';
import { announceChange } from './lock-card-set';

export const MOVES = ['UP', 'DOWN'] as const;
type Move = (typeof MOVES)[number];

/** Moves a set by one place in the list of sets; the first one can't go up, and nothing happens. */
export async function moveCardSet(
  database: Database,
  actorId: string,
  { cardSetId, move }: { cardSetId: string; move: Move },
): Promise<ChangedCardSet> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ id: string; code: string }>(
      sql`select id, code from card_set order by ${setOrder('card_set')} for update`,
    );
    const from = rows.findIndex(({ id }) => id === cardSetId);
    const moved = rows[from];
    if (moved === undefined) return unknownCardSet;
    const to = move === 'UP' ? from - 1 : from + 1;
    if (rows[to] !== undefined) {
      const ids = rows
        .toSpliced(from, 1)
        .toSpliced(to, 0, moved)
        .map(({ id }) => id);
      await transaction.execute(sql`
        update card_set s set position = place.position
          from unnest(${sql.param(ids)}::text[]) with ordinality place(id, position)
          where s.id = place.id and s.position <> place.position`);
      await recordCatalogueChange(transaction, {
        actorId,
        action: 'SET_POSITION',
        subject: moved.code,
        from: String(from + 1),
        to: String(to + 1),
      });
      await announceChange(transaction, cardSetId);
    }
    return { cardSet: await findListedSet(transaction, cardSetId), errors: [] };
  });
}
