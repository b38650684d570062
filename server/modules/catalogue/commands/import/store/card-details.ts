import { sql } from 'drizzle-orm';
import type { KnownDetail } from '../cards/enrich-cards';
import { asJson, type Transaction } from './transaction';

type Detail = KnownDetail & { number: number };

/** Keeps what a card list knows of a set, for this import and later ones; an unknown value clears nothing. */
export async function writeCardDetails(
  tx: Transaction,
  setCode: string,
  details: readonly Detail[],
): Promise<void> {
  if (details.length === 0) return;
  const byNumber = new Map(details.map((detail) => [detail.number, detail]));
  await tx.execute(sql`
    insert into card_detail as known (set_code, number, front_orientation, back_orientation,
        upgrade_power, upgrade_hp, artist)
      select ${setCode}, number, "frontOrientation", "backOrientation", "upgradePower", "upgradeHp",
        artist
      from jsonb_to_recordset(${asJson([...byNumber.values()])}) as row(number int,
        "frontOrientation" orientation, "backOrientation" orientation, "upgradePower" int,
        "upgradeHp" int, artist text)
      on conflict (set_code, number) do update set
        front_orientation = coalesce(excluded.front_orientation, known.front_orientation),
        back_orientation = coalesce(excluded.back_orientation, known.back_orientation),
        upgrade_power = coalesce(excluded.upgrade_power, known.upgrade_power),
        upgrade_hp = coalesce(excluded.upgrade_hp, known.upgrade_hp),
        artist = coalesce(excluded.artist, known.artist)`);
}

/** What is known of a set's printings beside their own file, by number. */
export async function findCardDetails(
  tx: Transaction,
  setCode: string,
): Promise<Map<number, KnownDetail>> {
  const { rows } = await tx.execute<Detail & Record<string, unknown>>(sql`
    select number, front_orientation as "frontOrientation", back_orientation as "backOrientation",
        upgrade_power as "upgradePower", upgrade_hp as "upgradeHp", artist
      from card_detail where set_code = ${setCode}`);
  return new Map(rows.map((row) => [row.number, row]));
}
