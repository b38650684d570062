import { z } from 'zod';
import { isStorable } from '../texts';

const text = (length: number) =>
  z.string().max(length).refine(isStorable, 'holds characters that cannot be stored');
const words = z.array(text(100)).max(30).nullish();

/**
 * A row of `data`: one printing. Every value is a string, except for two booleans and four lists; absent values have no
 * key (rules/catalogue#rows-in-files). Keys that we don't read, `tcgplayerId` among them (it repeats across cards), are
 * dropped.
 */
export const rowSchema = z.object({
  Set: text(20),
  Number: text(20).regex(/^(?=.*\d)[0-9A-Za-z]+$/, 'is no number'),
  Name: text(200).regex(/\S/, 'is blank'),
  Subtitle: text(200).nullish(),
  Type: text(40),
  Rarity: text(40).nullish(),
  VariantType: text(40),
  Aspects: words,
  Traits: words,
  Arenas: words,
  Keywords: words,
  Cost: text(20).nullish(),
  Power: text(20).nullish(),
  HP: text(20).nullish(),
  FrontText: text(5000).nullish(),
  BackText: text(5000).nullish(),
  EpicAction: text(5000).nullish(),
  Unique: z.boolean().nullish(),
  // Each is read alone.
  MarketPrice: z.unknown().optional(),
  FoilPrice: z.unknown().optional(),
  LowPrice: z.unknown().optional(),
  LowFoilPrice: z.unknown().optional(),
  FrontArt: text(2000).nullish(),
  BackArt: text(2000).nullish(),
  Artist: text(200).nullish(),
});

export type SwuDbRow = z.infer<typeof rowSchema>;

/** The name of a row for a report, which is stored, whatever the row is. */
export function nameOfRow(row: unknown): string {
  const name = typeof row === 'object' && row !== null && 'Name' in row ? row.Name : undefined;
  if (typeof name !== 'string' || !isStorable(name)) return '(no name)';
  // Not in the middle of a character, half of which could not be stored.
  return [...name].slice(0, 200).join('');
}

/** A row that can't be imported. It is caught in this folder and becomes a line of the report. */
export class RowRejected extends Error {
  override readonly name = 'RowRejected';
}
