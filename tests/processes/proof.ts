import { differencesOf, gapsOf } from '@server/modules/collection/queries/ledger-differences';
import type { Pool } from 'pg';
import type { Database } from '@server/platform/db/database';
import { COUNTED, LISTED, type World } from './people';
import type { Acknowledged, Player } from './player';

/** One promise, and what breaks it; nothing if it holds. */
export interface Finding {
  promise: string;
  /** How many things it was tried on. */
  seen: number;
  broken: string[];
}

type Row = Record<string, string | number | boolean | null>;

/**
 * Compares what people were acknowledged with what is stored, once all of them have their answers: nothing acknowledged is lost,
 * and nothing happened twice.
 */
export async function prove(
  { pool, database }: { pool: Pool; database: Database },
  world: World,
  players: readonly Player[],
): Promise<Finding[]> {
  const rows = async (query: string, ...values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>(query, values)).rows;
  const ids = world.people.map(({ id }) => id);
  const of = <Value>(kind: (acknowledged: Acknowledged) => Iterable<Value>) =>
    players.flatMap(({ acknowledged, person }) =>
      [...kind(acknowledged)].map((value) => ({ person, value })),
    );
  /** Both ways: what was acknowledged and is stored differently or not at all, and what is stored and was never acknowledged. */
  const same = (
    promise: string,
    acknowledged: readonly string[],
    stored: readonly string[],
  ): Finding => {
    const [left, right] = [countOf(acknowledged), countOf(stored)];
    const all = new Set([...left.keys(), ...right.keys()]);
    const broken = [...all]
      .filter((key) => left.get(key) !== right.get(key))
      .map(
        (key) =>
          `${key}: acknowledged ${left.get(key) ?? 0} times, stored ${right.get(key) ?? 0} times`,
      );
    return { promise, seen: acknowledged.length, broken };
  };
  const none = (promise: string, seen: number, broken: readonly unknown[]): Finding => ({
    promise,
    seen,
    broken: broken.map((each) => JSON.stringify(each)),
  });

  const counts = of(({ counts: typed }) => typed).map(
    ({ person, value: [variantId, typed] }) => `${person.id} ${variantId} ${typed.join(' ')}`,
  );
  const storedCounts = await rows(
    `select user_id || ' ' || card_variant_id || ' ' || string_agg(inventory_to::text, ' ' order by step_id) as text
       from collection_event where card_variant_id = any($1) group by user_id, card_variant_id`,
    world.typed,
  );
  const additions = of((acknowledged) => acknowledged.additions).map(
    ({ person, value: [key, { variantId, count }] }) => `${person.id} ${key} ${variantId} ${count}`,
  );
  const storedAdditions = await rows(
    `select step.user_id || ' ' || idempotency_key || ' ' || card_variant_id || ' ' || (inventory_to - inventory_from) as text
       from collection_step step join collection_event event on event.step_id = step.id
       where idempotency_key is not null`,
  );
  const offers = of((acknowledged) => acknowledged.offers).map(
    ({ person, value: [key, { offerId, variantId, quantity }] }) =>
      `${person.id} ${key} ${offerId} ${variantId} ${quantity}`,
  );
  const storedOffers = await rows(
    `select initiator_id || ' ' || idempotency_key || ' ' || id || ' ' || card_variant_id || ' ' || quantity as text
       from offer join offer_item on offer_id = id`,
  );
  const notes = of((acknowledged) => acknowledged.notes).map(
    ({ person, value: [key, { offerId, content }] }) => `${person.id} ${key} ${offerId} ${content}`,
  );
  const storedNotes = await rows(
    `select user_id || ' ' || idempotency_key || ' ' || offer_id || ' ' || content as text from offer_note`,
  );
  const texts = (found: Row[]) => found.map(({ text }) => String(text));

  const answered = [
    ...of((acknowledged) => acknowledged.accepted).map(({ value }) => `${value} ACCEPTED`),
    ...of((acknowledged) => acknowledged.declined).map(({ value }) => `${value} DECLINED`),
    ...of((acknowledged) => acknowledged.marked).map(
      ({ value, person }) => `${value} ${person.id}`,
    ),
  ];
  const storedAnswers = await rows(
    `select id || ' ' || status as text from offer where status <> 'PENDING'
     union all select id || ' ' || initiator_id from offer where initiator_exchanged_at is not null
     union all select id || ' ' || recipient_id from offer where recipient_exchanged_at is not null`,
  );
  const events = await rows(
    `select offer_id, kind::text, user_id, count(*)::int from inbox_event
       where kind in ('OFFERED', 'ACCEPTED', 'DECLINED', 'EXCHANGED')
       group by offer_id, kind, user_id having count(*) <> 1
     union all
     select o.id, due.kind, null, count(e.*)::int from offer o
       cross join lateral (values ('OFFERED', true), (o.status::text, o.status <> 'PENDING'),
         ('EXCHANGED', initiator_exchanged_at is not null and recipient_exchanged_at is not null)) as due (kind, is_due)
       left join inbox_event e on e.offer_id = o.id and e.kind::text = due.kind
       where is_due group by o.id, due.kind having count(e.*) <> 2`,
  );
  const settled = await rows(
    `select id from offer where initiator_exchanged_at is not null and recipient_exchanged_at is not null`,
  );
  const moved = await rows(MOVED, ids, world.traded, COUNTED, LISTED);
  const steps = await rows(
    `with due as (select player.id, count(o.id)::int as settled from unnest($1::uuid[]) player (id)
       left join offer o on player.id in (seller_id, buyer_id)
         and initiator_exchanged_at is not null and recipient_exchanged_at is not null group by player.id)
     select due.*, count(step.id)::int as steps from due
       left join collection_step step on step.user_id = due.id and step.reason = 'EXCHANGE'
       group by due.id, settled having count(step.id) <> settled`,
    ids,
  );
  const inboxes = new Map(
    (await rows('select user_id, last_number from inbox')).map((row) => [
      row['user_id'],
      Number(row['last_number']),
    ]),
  );
  const heard = players.filter(({ follower, person }) => {
    const last = inboxes.get(person.id) ?? 0;
    const { numbers } = follower;
    return (
      follower.resets > 0 || numbers.length !== last || numbers.some((nth, at) => nth !== at + 1)
    );
  });

  return [
    same(
      'every typed count is an event of the ledger, once and in order',
      counts,
      texts(storedCounts),
    ),
    same('every addition is a step, once', additions, texts(storedAdditions)),
    same('every offer is there, once', offers, texts(storedOffers)),
    same('every answer and mark is there', answered, texts(storedAnswers)),
    same('every note is there, once', notes, texts(storedNotes)),
    none('both sides have one event of each change', offers.length, events),
    none(
      'every settled offer has moved its copies once, off the list and into the collection',
      settled.length,
      moved,
    ),
    none('and is one step in both ledgers', settled.length, steps),
    none(
      'every count is the last one of its ledger',
      ids.length,
      await differencesOf(database, ids),
    ),
    none(
      'no event of the ledger is missing',
      ids.length,
      [await gapsOf(database, ids)].filter((gaps) => gaps > 0),
    ),
    none(
      'every window has received every event, once and in order',
      [...inboxes.values()].reduce((sum, each) => sum + each, 0),
      heard.map(({ person, follower }) => ({
        handle: person.handle,
        stored: inboxes.get(person.id) ?? 0,
        received: follower.numbers.length,
        resets: follower.resets,
      })),
    ),
  ];
}

/** Players’ traded printings whose count or list isn't what their additions and settled offers make of it. */
const MOVED = `
  with deal as (
    select seller_id, buyer_id, card_variant_id, quantity from offer join offer_item on offer_id = id
      where initiator_exchanged_at is not null and recipient_exchanged_at is not null),
  added as (
    select step.user_id, card_variant_id, sum(inventory_to - inventory_from) as copies
      from collection_step step join collection_event event on event.step_id = step.id
      where idempotency_key is not null group by step.user_id, card_variant_id),
  holding as (
    select player.id, variant.id as variant_id,
        coalesce((select sum(quantity) from deal where seller_id = player.id and card_variant_id = variant.id), 0) as sold,
        coalesce((select sum(quantity) from deal where buyer_id = player.id and card_variant_id = variant.id), 0) as bought,
        coalesce((select copies from added where user_id = player.id and card_variant_id = variant.id), 0) as added,
        (select inventory from collection_item where user_id = player.id and card_variant_id = variant.id) as counted,
        (select quantity from sale_list_item join sale_list on sale_list.id = sale_list_id
          where user_id = player.id and card_variant_id = variant.id) as listed
      from unnest($1::uuid[]) as player (id) cross join unnest($2::text[]) as variant (id))
  select * from holding where counted <> $3::int + added + bought - sold or listed <> $4::int - sold`;

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
