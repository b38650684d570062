import { noteErrorOf } from '@domain/offer';
import type { TestDatabase } from '@tests/support/postgres/database';

const VIEW = `
  create view between_players as
    select o.*, i.handle as initiator, r.handle as recipient,
        s.handle as seller, b.handle as buyer,
        status = 'ACCEPTED' and called_off_at is null
          and (initiator_exchanged_at is null or recipient_exchanged_at is null) as is_committed
      from offer o join user_account i on i.id = initiator_id
        join user_account r on r.id = recipient_id
        join user_account s on s.id = seller_id join user_account b on b.id = buyer_id`;

/** Tests of the offers after the demo's players are loaded. They share one load, which takes a while. */
export function testOffersAsLoaded(loaded: () => TestDatabase): void {
  async function rows<Row>(statement: string): Promise<Row[]> {
    return (await loaded().pool.query(statement)).rows as Row[];
  }
  beforeAll(async () => {
    await loaded().pool.query(VIEW);
  });

  test('collector and trader have made each other offers that ended in every way', async () => {
    const made = await rows<{ initiator: string; status: string }>(
      `select distinct initiator, status from between_players
      where (initiator, recipient) in (('trader', 'collector'), ('collector', 'trader'))
      order by initiator, status`,
    );
    const statuses = ['ACCEPTED', 'DECLINED', 'PENDING', 'RESCINDED'];
    expect(made.map(({ initiator, status }) => `${initiator} ${status}`).sort()).toEqual(
      ['collector', 'trader'].flatMap((handle) => statuses.map((status) => `${handle} ${status}`)),
    );
  });

  test('others wait for their answers and their copies, and one exchange is in both ledgers', async () => {
    const [counted] = await rows(
      `select count(*) filter (where status = 'PENDING' and recipient = 'collector')::int as "toCollector",
        count(*) filter (where status = 'PENDING' and recipient = 'trader')::int as "toTrader",
        count(*) filter (where is_committed)::int as accepted
      from between_players
      where initiator not in ('collector', 'trader') or recipient not in ('collector', 'trader')`,
    );
    expect(counted).toEqual({ toCollector: 3, toTrader: 2, accepted: 1 });

    const exchanged = await rows<{ seller: string; buyer: string; copies: number }>(
      `select seller, buyer, sum(quantity)::int as copies from between_players o
        join offer_item i on i.offer_id = o.id
      where initiator_exchanged_at is not null and recipient_exchanged_at is not null
        and offer_type <> 'TRADE'
      group by o.id, seller, buyer`,
    );
    expect(exchanged).toHaveLength(1);
    const { seller, buyer, copies } = exchanged[0]!;
    expect(
      await rows(
        `select u.handle, s.note, sum(inventory_to - inventory_from)::int as moved,
          s.id = (select max(id) from collection_step where user_id = u.id) as "isLast"
        from collection_step s join user_account u on u.id = s.user_id
          join collection_event e on e.step_id = s.id
        where reason = 'EXCHANGE' and actor_id = u.id and '${seller}' in (note, u.handle)
          and '${buyer}' in (note, u.handle) group by u.handle, u.id, s.user_id, s.id
        order by moved`,
      ),
    ).toEqual([
      { handle: seller, note: buyer, moved: -copies, isLast: true },
      { handle: buyer, note: seller, moved: copies, isLast: true },
    ]);
  });

  test('every offer names what the recipient’s list did, and no copy is committed twice', async () => {
    const broken = await rows(
      `with item as (
      select o.id, is_committed, i.card_variant_id, i.quantity, i.price_type, i.price_cents,
          sale.quantity as sold, sale.price_type as asked, want.quantity as wanted,
          sum(i.quantity) filter (where is_committed)
            over (partition by seller_id, i.card_variant_id) as committed,
          sum(i.quantity) filter (where is_committed)
            over (partition by buyer_id, i.card_variant_id) as taken
        from between_players o join offer_item i on i.offer_id = o.id
          left join (sale_list s join sale_list_item sale on sale.sale_list_id = s.id)
            on s.user_id = seller_id and sale.card_variant_id = i.card_variant_id
          left join (want_list w join want_list_item want on want.want_list_id = w.id)
            on w.user_id = buyer_id and want.card_variant_id = i.card_variant_id
        where offer_type <> 'TRADE'
          and not (initiator_exchanged_at is not null and recipient_exchanged_at is not null)
    )
    select * from item
      where (quantity <= sold and quantity <= wanted and coalesce(committed <= sold, true)
        and coalesce(taken <= wanted, true) and price_type = asked
        and (price_cents is null) = (price_type = 'CONTACT')) is not true`,
    );
    expect(broken).toEqual([]);
  });

  test('swaps wait, were countered twice, accepted, marked, declined, rescinded, called off, and lapsed', async () => {
    const swaps = await rows<{ state: string; terms: number; sides: boolean }>(
      `select concat_ws(' ', status, case when lapsed_at is not null then 'lapsed' end,
          case when called_off_at is not null then 'off' end,
          case when initiator_exchanged_at is not null and recipient_exchanged_at is not null
            then 'exchanged' when initiator_exchanged_at is not null then 'marked' end) as state,
          terms_number as terms,
          (select count(distinct in_return) = 2 from offer_item where offer_id = id)
            and (select count(*) = terms_number from offer_terms where offer_id = id) as sides
        from offer where offer_type = 'TRADE' order by 1, 2`,
    );
    expect(swaps).toEqual(
      [
        ['ACCEPTED', 1],
        ['ACCEPTED exchanged', 1],
        ['ACCEPTED marked', 1],
        ['ACCEPTED off', 1],
        ['DECLINED', 1],
        ['PENDING', 1],
        ['PENDING', 3],
        ['RESCINDED', 1],
        ['RESCINDED lapsed', 1],
      ].map(([state, terms]) => ({ state, terms, sides: true })),
    );
  });

  test('the exchanged swap is in both ledgers, and the accepted ones’ cards are free on both lists', async () => {
    expect(
      await rows(
        `select sum(inventory_to - inventory_from)::int as moved, count(*)::int as printings
          from between_players o join collection_step s on s.user_id in (initiator_id, recipient_id)
              and reason = 'EXCHANGE' and note in (initiator, recipient)
            join collection_event e on e.step_id = s.id
          where offer_type = 'TRADE' and status = 'ACCEPTED' and called_off_at is null
            and recipient_exchanged_at is not null group by s.user_id`,
      ),
    ).toEqual([
      { moved: 0, printings: 2 },
      { moved: 0, printings: 2 },
    ]);
    const [kept] = await rows(
      `select count(*)::int as items, bool_and(exists (
            select from sale_list s join sale_list_item l on sale_list_id = s.id
              where s.user_id = case when in_return then o.buyer_id else o.seller_id end
                and l.card_variant_id = i.card_variant_id
                and l.quantity >= (select sum(c.quantity) from between_players p
                  join offer_item c on c.offer_id = p.id where p.is_committed
                    and c.card_variant_id = i.card_variant_id
                    and case when c.in_return then p.buyer_id else p.seller_id end = s.user_id)
          )) as "areFree"
        from between_players o join offer_item i on i.offer_id = o.id
        where offer_type = 'TRADE' and is_committed`,
    );
    expect(kept).toEqual({ items: 4, areFree: true });
  });

  test('nothing was accepted before its prices were agreed on', async () => {
    const open = await rows(
      `select * from offer join offer_item on offer_id = id
        where status = 'ACCEPTED' and price_type = 'CONTACT' and not is_price_taken`,
    );
    expect(open).toEqual([]);
  });

  test('one of them has a discussion, and what was written is plain', async () => {
    const notes = await rows<{ offer: string; content: string; order: boolean }>(
      `select offer_id as offer, content, created_at >= lag(created_at, 1, created_at)
        over (partition by offer_id order by id) as order from offer_note`,
    );
    expect(notes.filter(({ content, order }) => noteErrorOf(content) !== null || !order)).toEqual(
      [],
    );
    const [longest] = await rows(
      `select status, seller, buyer, count(*)::int as notes from offer_note
        join between_players o on o.id = offer_id
      group by o.id, status, seller, buyer order by notes desc limit 1`,
    );
    expect(longest).toEqual({ status: 'ACCEPTED', seller: 'collector', buyer: 'trader', notes: 6 });
  });

  test('offers that wait for an answer are unread for the player whose answer they need', async () => {
    expect(
      await rows(
        `select distinct initiator_seen >= recipient_version as "initiatorKnows",
          recipient_seen >= initiator_version as "recipientKnows"
        from between_players where status <> 'PENDING'`,
      ),
    ).toEqual([{ initiatorKnows: true, recipientKnows: true }]);
    const [unread] = await rows(
      `select count(*)::int as collectors from between_players
      where (recipient = 'collector' and initiator_version > recipient_seen)
        or (initiator = 'collector' and recipient_version > initiator_seen)`,
    );
    expect(unread).toEqual({ collectors: 7 });
  });
}
