import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { CardType, Orientation } from '@domain/card';
import { DRAWING_VERSION } from '@artwork/version';
import { hourOf, onlyChanges, writeYears, toPriceYears } from '@server/modules/catalogue';
import type { DemoSet, GeneratedPrinting } from './generate-set';
import { LAST_PRICE_DAY } from './prices';

/** Writes a new set, one statement per table. */
export async function writeSet(client: PoolClient, set: DemoSet): Promise<void> {
  await client.query(
    `insert into card_set (id, code, name, description, image_url, position, origin)
       values ($1, $2, $3, $4, $5, $6, 'DEMO')`,
    [set.id, set.code, set.name, set.description, `/images/card_sets/${set.id}`, set.position],
  );
  await client.query(
    `insert into card (id, card_set_id, name, subtitle, card_type, rarity, cost, power, hp,
         upgrade_power, upgrade_hp, arena, aspects, traits, keywords, front_text, back_text, is_unique)
       select id, $2, name, subtitle, "cardType", rarity, cost, power, hp, "upgradePower",
         "upgradeHp", arena, aspects, traits, keywords, "frontText", "backText", "unique"
       from jsonb_to_recordset($1::jsonb) as row(id text, name text, subtitle text,
         "cardType" card_type, rarity rarity, cost int, power int, hp int, "upgradePower" int,
         "upgradeHp" int, arena arena, aspects aspect[], traits text[], keywords text[],
         "frontText" text, "backText" text, "unique" boolean)`,
    [JSON.stringify(set.cards), set.id],
  );
  await client.query(
    `insert into card_variant (id, card_id, variant_type, number, artist, current_price_cents,
         current_price_recorded_at)
       select id, "cardId", "variantType", number, artist, price,
         case when price is not null then $2::timestamptz end
       from jsonb_to_recordset($1::jsonb) as row(id text, "cardId" text,
         "variantType" variant_type, number text, artist text, price int)`,
    [JSON.stringify(set.printings.map(printingRow)), LAST_PRICE_DAY],
  );
  await client.query(
    `insert into card_image (id, card_variant_id, face, orientation)
       select id, "cardVariantId", face, orientation
       from jsonb_to_recordset($1::jsonb) as row(id text, "cardVariantId" text, face card_face,
         orientation orientation)`,
    [JSON.stringify(set.printings.flatMap(imagesOf))],
  );
  await writePrices(client, set);
}

/** The demo's pictures are drawn by the program. */
const ARTIST = 'Starbinder';

const printingRow = ({ id, card, variantType, number, prices }: GeneratedPrinting) => ({
  id,
  cardId: card.id,
  variantType,
  number,
  artist: ARTIST,
  price: prices.at(-1) ?? null,
});

async function writePrices(client: PoolClient, { printings }: DemoSet): Promise<void> {
  const lastHour = hourOf(Date.parse(LAST_PRICE_DAY));
  const years = printings.flatMap(({ id, prices }) => {
    const weekly = prices.map((cents, week) => ({
      hour: lastHour - (prices.length - 1 - week) * HOURS_A_WEEK,
      cents,
      spread: null,
    }));
    return toPriceYears(id, onlyChanges(weekly));
  });
  await writeYears(drizzle(client), years);
}

const HOURS_A_WEEK = 168;

interface DemoImage {
  id: string;
  cardVariantId: string;
  face: 'FRONT' | 'BACK';
  orientation: Orientation;
}

/** The faces of a printing: leaders have two (rules/catalogue#faces). */
export function imagesOf({ id, card }: GeneratedPrinting): DemoImage[] {
  const faces = card.cardType === 'LEADER' ? (['FRONT', 'BACK'] as const) : (['FRONT'] as const);
  return faces.map((face) => ({
    id: imageId(id, face),
    cardVariantId: id,
    face,
    orientation: orientationOf(card.cardType, face),
  }));
}

/** New with each drawing version, since browsers cache a picture by its id for ever. */
const imageId = (cardVariantId: string, face: string): string =>
  createHash('sha256')
    .update([cardVariantId, face, DRAWING_VERSION].join('\n'))
    .digest('hex')
    .slice(0, 16);

const orientationOf = (cardType: CardType, face: 'FRONT' | 'BACK'): Orientation =>
  cardType === 'BASE' || (cardType === 'LEADER' && face === 'FRONT') ? 'LANDSCAPE' : 'PORTRAIT';
