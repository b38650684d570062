import { sql } from 'drizzle-orm';
import { variantIdOf, type VariantType } from '@domain/card';
import type { ImportReport } from '../report';
import { derivedFoils, hasFoils } from '../cards/assemble-cards';
import type { Printing } from '../cards/printing';
import type { MatchedCard } from './match-cards';
import { asJson, tallyOf, type Transaction } from './transaction';

/** Whether earlier files of the set listed foils: whether a foil has its own number. */
export async function listedFoils(tx: Transaction, cardSetId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ listed: boolean }>(sql`
    select exists (
      select from card join card_variant foil on foil.card_id = card.id
        join card_variant base on base.card_id = card.id and base.number <> foil.number
        where card.card_set_id = ${cardSetId}
          and (foil.variant_type, base.variant_type)
            in (('FOIL', 'STANDARD'), ('HYPERSPACE_FOIL', 'HYPERSPACE'))) as listed`);
  return rows[0]?.listed ?? false;
}

/** Writes printings; an older file only adds, and a partial one takes no number away. */
export async function writePrintings(
  tx: Transaction,
  printings: readonly PlannedPrinting[],
  isOlder: boolean,
): Promise<ImportReport['variants']> {
  const rows = printings.map(({ id, cardId, variantType, number, otherNumbers, printing }) => ({
    id,
    cardId,
    variantType,
    number,
    otherNumbers,
    artist: printing.artist,
  }));
  const isKnown = sql`(excluded.other_numbers || excluded.number)
    <@ (card_variant.other_numbers || card_variant.number)`;
  const onConflict = isOlder
    ? sql`do nothing`
    : sql`do update set
        number = case when ${isKnown} then card_variant.number else excluded.number end,
        other_numbers = case when ${isKnown} then card_variant.other_numbers else excluded.other_numbers end,
        artist = coalesce(excluded.artist, card_variant.artist)
        where not (${isKnown}) or excluded.artist <> coalesce(card_variant.artist, '')`;
  const written = await tx.execute<{ added: boolean }>(sql`
    insert into card_variant (id, card_id, variant_type, number, other_numbers, artist)
      select id, "cardId", "variantType", number, "otherNumbers", artist
      from jsonb_to_recordset(${asJson(rows)}) as row(id text, "cardId" text,
        "variantType" variant_type, number text, "otherNumbers" text[], artist text)
      on conflict (id) ${onConflict}
      returning xmax = 0 as added`);
  return { ...tallyOf(rows.length, written.rows), byType: countByType(printings) };
}

function countByType(printings: readonly PlannedPrinting[]): Partial<Record<VariantType, number>> {
  const counts: Partial<Record<VariantType, number>> = {};
  for (const { variantType } of printings) counts[variantType] = (counts[variantType] ?? 0) + 1;
  return counts;
}

/** A printing with its ids in the catalogue. */
export interface PlannedPrinting {
  id: string;
  cardId: string;
  cardName: string;
  variantType: VariantType;
  number: string;
  otherNumbers: readonly string[];
  hasEpicAction: boolean;
  printing: Printing;
}

/** Every printing of the matched cards, with derived foils if the set lists none (rules/catalogue#foil-numbers). */
export const planPrintings = (
  cards: readonly MatchedCard[],
  setCode: string,
  listsFoils: boolean,
): PlannedPrinting[] =>
  cards.flatMap(({ id: cardId, card, rarity }) => {
    const isFoiled = !listsFoils && hasFoils({ cardType: card.cardType, rarity }, setCode);
    const printings = [
      ...card.printings.values(),
      ...(isFoiled ? derivedFoils(card.printings) : []),
    ];
    const normal = card.printings.get('STANDARD');
    return printings.map((printing) => ({
      id: variantIdOf(cardId, printing.variantType),
      cardId,
      cardName: card.name,
      variantType: printing.variantType,
      number: printing.number,
      otherNumbers: printing.otherNumbers,
      hasEpicAction: (normal ?? printing).hasEpicAction,
      printing,
    }));
  });
