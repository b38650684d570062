import { sql } from 'drizzle-orm';
import type { ImportReport, Tally } from '../report';
import type { KnownCard, KnownSet, MatchedCard } from './match-cards';
import { asJson, tallyOf, type Transaction } from './transaction';

export async function findCards(tx: Transaction, cardSetId: string): Promise<KnownCard[]> {
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
  description?: string | undefined;
}

/** Adds the set at the end, takes a replaced demo set over, or changes the requested texts. */
export async function writeSet(
  tx: Transaction,
  code: string,
  known: KnownSet | null,
  texts: SetTexts,
): Promise<Record<keyof SetTexts, string> & { change: ImportReport['set'] }> {
  const isOurs = known?.origin === 'IMPORT';
  const name = texts.name ?? (isOurs ? known.name : code);
  const description = texts.description ?? (isOurs ? known.description : '');
  if (known === null) {
    await tx.execute(sql`
      insert into card_set (id, code, name, description, position, origin)
        select ${code.toLowerCase()}, ${code}, ${name}, ${description},
          coalesce(max(position), 0) + 1, 'IMPORT' from card_set`);
    return { name, description, change: 'ADDED' };
  }
  if (isOurs && known.name === name && known.description === description) {
    return { name, description, change: 'UNCHANGED' };
  }
  await tx.execute(sql`
    update card_set set name = ${name}, description = ${description}, origin = 'IMPORT',
        image_url = case when origin = 'DEMO' then null else image_url end
      where id = ${known.id}`);
  return { name, description, change: isOurs ? 'UPDATED' : 'REPLACED_DEMO' };
}
