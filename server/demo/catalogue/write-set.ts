import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { CardType, Orientation } from '@domain/card';
import { DRAWING_VERSION } from '@artwork/version';
import type { DemoSet, DemoVariant } from './generate-set';
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
    [JSON.stringify(set.variants.map(variantRow)), LAST_PRICE_DAY],
  );
  await client.query(
    `insert into card_image (id, card_variant_id, face, orientation)
       select id, "cardVariantId", face, orientation
       from jsonb_to_recordset($1::jsonb) as row(id text, "cardVariantId" text, face card_face,
         orientation orientation)`,
    [JSON.stringify(set.variants.flatMap(imagesOf))],
  );
  await writePrices(client, set);
}

/** The demo's pictures are drawn by the program. */
const ARTIST = 'Starbinder';

const variantRow = ({ id, card, variantType, number, prices }: DemoVariant) => ({
  id,
  cardId: card.id,
  variantType,
  number,
  artist: ARTIST,
  price: prices.at(-1) ?? null,
});

/** A hundred thousand rows: a printing's prices are sent as one text, and the statement adds the weeks. */
async function writePrices(client: PoolClient, { variants }: DemoSet): Promise<void> {
  // Looking up each row's printing takes longer than writing the row. This transaction has just written the printings,
  // so nobody can have deleted one. Only a superuser may leave out the check, as the embedded cluster's user is.
  const { rowCount: isSuperuser } = await client.query(
    'select from pg_roles where rolname = current_user and rolsuper',
  );
  if (isSuperuser) await client.query('set local session_replication_role = replica');
  await client.query(
    `insert into market_price (card_variant_id, recorded_at, price_cents)
       select id, $3::timestamptz - (array_length(prices, 1) - week) * interval '168 hours', price
       from unnest($1::text[], $2::text[]) as series(id, list),
         cast(list as int[]) as prices, unnest(prices) with ordinality as point(price, week)`,
    [
      variants.map(({ id }) => id),
      variants.map(({ prices }) => `{${prices.join(',')}}`),
      LAST_PRICE_DAY,
    ],
  );
  if (isSuperuser) await client.query('set local session_replication_role = origin');
}

interface DemoImage {
  id: string;
  cardVariantId: string;
  face: 'FRONT' | 'BACK';
  orientation: Orientation;
}

/** The faces of a printing: leaders have two (rules/catalogue#faces). */
export function imagesOf({ id, card }: DemoVariant): DemoImage[] {
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
