import type { Pool } from 'pg';
import type { Player } from './people/player';

/**
 * Compares what the program acknowledged with what the database has.
 * @returns a sentence for each difference
 */
export async function differences(pool: Pool, players: readonly Player[]): Promise<string[]> {
  const found: string[] = [];
  for (const player of players) {
    const parts = [countsOf, offersOf, notesOf, eventsOf].map((prove) => prove(pool, player));
    const { handle } = player.facts;
    found.push(
      ...(await Promise.all(parts)).flat().map((difference) => `${handle}: ${difference}`),
    );
  }
  return found;
}

/** Each count rose by one, so the ledger has as many events as the last count says. */
async function countsOf(pool: Pool, { facts, acknowledged }: Player): Promise<string[]> {
  const { rows } = await pool.query<{ inventory: number; events: number; total: number }>(
    `select coalesce(max(i.inventory), 0) as inventory, count(e.*)::int as events,
        coalesce(sum(e.inventory_to - e.inventory_from), 0)::int as total
      from (values ($1::uuid, $2::text)) asked (user_id, card_variant_id)
      left join collection_item i using (user_id, card_variant_id)
      left join collection_event e using (user_id, card_variant_id)`,
    [facts.id, facts.variantId],
  );
  const { count } = acknowledged;
  return rows
    .filter((row) => row.inventory !== count || row.events !== count || row.total !== count)
    .map((row) => `counted ${count}, and the database has ${JSON.stringify(row)}`);
}

async function offersOf(pool: Pool, { facts, acknowledged }: Player): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; status: string; isMine: boolean }>(
    `select id, status, initiator_id = $1 as "isMine" from offer
      where initiator_id = $1 or recipient_id = $1`,
    [facts.id],
  );
  const mine = rows.filter(({ isMine }) => isMine).map(({ id }) => id);
  const accepted = rows.filter(({ status }) => status === 'ACCEPTED').map(({ id }) => id);
  return [
    ...compared('offers', acknowledged.offers, mine),
    ...acknowledged.acceptances
      .filter((id) => !accepted.includes(id))
      .map((id) => `accepted ${id}, and it isn't`),
  ];
}

async function notesOf(pool: Pool, { facts, acknowledged }: Player): Promise<string[]> {
  const { rows } = await pool.query<{ content: string }>(
    'select content from offer_note where user_id = $1',
    [facts.id],
  );
  const said = acknowledged.notes.map(({ content }) => content);
  return compared(
    'notes',
    said,
    rows.map(({ content }) => content),
  );
}

/** Every event of the inbox arrived in the open window, once and in order. */
async function eventsOf(pool: Pool, { facts, listening }: Player): Promise<string[]> {
  const { rows } = await pool.query<{ number: number }>(
    'select last_number as number from inbox where user_id = $1',
    [facts.id],
  );
  const number = rows[0]?.number ?? 0;
  return [
    ...listening.wrong.map((each) => `heard ${each}`),
    ...(listening.resets > 0 ? [`heard ${listening.resets} times that events are missing`] : []),
    ...(listening.last === number ? [] : [`heard ${listening.last} of ${number} events`]),
  ];
}

/** What is missing on one side, or there twice. */
function compared(what: string, said: readonly string[], kept: readonly string[]): string[] {
  const lost = said.filter((each) => !kept.includes(each)).length;
  const surplus =
    kept.length - new Set(kept).size + kept.filter((each) => !said.includes(each)).length;
  return lost + surplus === 0 ? [] : [`${what}: ${lost} lost, ${surplus} twice or unknown`];
}
