import { sql } from 'drizzle-orm';
import type { ImportReport, Tally } from '../report';
import type { KnownCard, KnownSet, MatchedCard } from './match-cards';
import { asJson, tallyOf, type Transaction } from './transaction';

export async function findStoredCards(tx: Transaction, cardSetId: string): Promise<KnownCard[]> {
  const { rows } = await tx.execute<KnownCard & Record<string, unknown>>(sql`
    select id, name, subtitle, card_type as "cardType", rarity
      from card where card_set_id = ${cardSetId}`);
  return rows;
}

/** Writes the cards that have a `Normal` row in the file; an older file only adds. */
export async function writeCards(
  tx: Transaction,
  cardSetId: string,
  cards: readonly MatchedCard[],
  isOlder: boolean,
): Promise<Tally> {
  const rows = cards.flatMap(({ id, card }) => {
    const fields = card.printings.get('STANDARD')?.fields;
    const { name, subtitle, cardType } = card;
    return fields ? [{ id, name, subtitle, cardType, ...fields }] : [];
  });
  const onConflict = isOlder ? sql`do nothing` : UPDATE;
  const written = await tx.execute<{ added: boolean }>(sql`
    insert into card (id, card_set_id, name, subtitle, card_type, rarity, cost, power, hp,
        upgrade_power, upgrade_hp, arena, aspects, traits, keywords, front_text, back_text,
        is_unique)
      select id, ${cardSetId}, name, subtitle, "cardType", rarity, cost, power, hp,
        "upgradePower", "upgradeHp", arena, aspects, traits, keywords, "frontText", "backText",
        "unique"
      from jsonb_to_recordset(${asJson(rows)}) as row(id text, name text, subtitle text,
        "cardType" card_type, rarity rarity, cost int, power int, hp int, "upgradePower" int,
        "upgradeHp" int, arena arena, aspects aspect[], traits text[], keywords text[],
        "frontText" text, "backText" text, "unique" boolean)
      on conflict (id) ${onConflict}
      returning xmax = 0 as added`);
  return tallyOf(rows.length, written.rows);
}

const UPDATE = sql`do update set
  name = excluded.name, subtitle = excluded.subtitle, rarity = excluded.rarity,
  cost = excluded.cost, power = excluded.power, hp = excluded.hp,
  upgrade_power = excluded.upgrade_power, upgrade_hp = excluded.upgrade_hp,
  arena = excluded.arena, aspects = excluded.aspects, traits = excluded.traits,
  keywords = excluded.keywords, front_text = excluded.front_text,
  back_text = excluded.back_text, is_unique = excluded.is_unique
  where (card.name, card.subtitle, card.rarity, card.cost, card.power, card.hp,
      card.upgrade_power, card.upgrade_hp, card.arena, card.aspects, card.traits, card.keywords,
      card.front_text, card.back_text, card.is_unique)
    is distinct from (excluded.name, excluded.subtitle, excluded.rarity, excluded.cost,
      excluded.power, excluded.hp, excluded.upgrade_power, excluded.upgrade_hp, excluded.arena,
      excluded.aspects, excluded.traits, excluded.keywords, excluded.front_text,
      excluded.back_text, excluded.is_unique)`;

/** A set's texts from the command line; a file has only its code. */
export interface SetTexts {
  name?: string | undefined;
  /** For a set that is new, or whose name is its code. */
  nameIfNone?: string;
  description?: string | undefined;
}

/**
 * Where a set of this date belongs: beside the first one that was released later, in front of which its date puts it, or
 * at the end. So no other set moves, and an order that a person chose stays.
 */
const positionOf = (releasedOn: string | null) => sql`coalesce(
  (select min(position) from card_set where released_on > ${releasedOn}::date),
  (select max(position) + 1 from card_set), 1)`;

/** Adds the set, takes a replaced demo set over at its place, or changes the requested texts and date. */
export async function writeSet(
  tx: Transaction,
  code: string,
  known: KnownSet | null,
  { texts, releasedOn = null }: { texts: SetTexts; releasedOn?: string | null },
): Promise<Record<'name' | 'description', string> & { change: ImportReport['set'] }> {
  const isOurs = known?.origin === 'IMPORT';
  const hasName = isOurs && known.name !== code;
  const name = texts.name ?? (hasName ? known.name : (texts.nameIfNone ?? code));
  const description = texts.description ?? (isOurs ? known.description : '');
  if (known === null) {
    await tx.execute(sql`
      insert into card_set (id, code, name, description, released_on, position, origin)
        values (${code.toLowerCase()}, ${code}, ${name}, ${description}, ${releasedOn},
          ${positionOf(releasedOn)}, 'IMPORT')`);
    return { name, description, change: 'ADDED' };
  }
  const isDated = releasedOn !== null && releasedOn !== known.releasedOn;
  if (isOurs && known.name === name && known.description === description && !isDated) {
    return { name, description, change: 'UNCHANGED' };
  }
  await tx.execute(sql`
    update card_set set name = ${name}, description = ${description}, origin = 'IMPORT',
        released_on = coalesce(${releasedOn}, released_on),
        position = case when ${isOurs && isDated && known.releasedOn === null} then ${positionOf(releasedOn)} else position end,
        image_url = case when origin = 'DEMO' then null else image_url end
      where id = ${known.id}`);
  return { name, description, change: isOurs ? 'UPDATED' : 'REPLACED_DEMO' };
}
