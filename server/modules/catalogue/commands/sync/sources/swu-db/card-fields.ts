import { type CardType, parseArena, parseAspect, parseRarity } from '@domain/card';
import type { CardFields } from '../../../import/cards/printing';
import { RowRejected, type SwuDbRow } from './row';
import { normalizeIconTokens, plainLine, plainText, titleCase } from '../texts';

/** Words that the provider's form left among the keywords. */
const JUNK_KEYWORDS = new Set(['keyword', 'keywords', '']);

/**
 * A card's fields from its `Normal` row. An upgrade's `Power` and `HP` are what it adds, and may be negative
 * (rules/catalogue#upgrade-numbers).
 *
 * @throws {RowRejected} for an invalid number or an unknown enumeration value
 */
export function cardFieldsOf(row: SwuDbRow, cardType: CardType): CardFields {
  const isUpgrade = cardType === 'UPGRADE';
  const power = numberOf(row, 'Power', isUpgrade);
  const hp = numberOf(row, 'HP', isUpgrade);
  return {
    rarity: parseRarity(plainLine(row.Rarity ?? '').toUpperCase()),
    cost: numberOf(row, 'Cost', false),
    power: isUpgrade ? null : power,
    hp: isUpgrade ? null : hp,
    upgradePower: isUpgrade ? power : null,
    upgradeHp: isUpgrade ? hp : null,
    arena: arenaOf(row),
    aspects: distinct(row.Aspects, (aspect) => parseAspect(plainLine(aspect).toUpperCase())),
    traits: distinct(row.Traits, titleCase).filter((trait) => trait !== ''),
    keywords: distinct(row.Keywords, plainLine).filter(
      (keyword) => !JUNK_KEYWORDS.has(keyword.toLowerCase()),
    ),
    // An epic action is printed on the front, below the other abilities.
    frontText: rulesText(row.FrontText, row.EpicAction),
    backText: rulesText(row.BackText),
    unique: row.Unique ?? false,
  };
}

function numberOf(row: SwuDbRow, key: 'Cost' | 'Power' | 'HP', mayBeNegative: boolean) {
  const number = wholeNumber(row[key]);
  if (number === undefined) throw new RowRejected(`${key} is not a number: ${row[key] ?? ''}`);
  if (number !== null && number < 0 && !mayBeNegative) {
    throw new RowRejected(`${key} is negative: ${number}`);
  }
  return number;
}

function arenaOf(row: SwuDbRow) {
  const arenas = distinct(row.Arenas, (arena) => parseArena(plainLine(arena).toUpperCase()));
  if (arenas.length > 1) throw new RowRejected(`more than one arena: ${arenas.join(', ')}`);
  return arenas[0] ?? null;
}

const distinct = <Value>(values: string[] | null | undefined, read: (value: string) => Value) => [
  ...new Set((values ?? []).map(read)),
];

function rulesText(...texts: (string | null | undefined)[]): string | null {
  const text = texts.map((each) => plainText(each ?? '')).filter((each) => each !== '');
  return text.length === 0 ? null : normalizeIconTokens(text.join('\n'));
}

/** A whole number as a file writes it; null for an absent one, undefined for anything else. */
function wholeNumber(text: string | null | undefined): number | null | undefined {
  const trimmed = (text ?? '').trim().replace('−', '-');
  if (trimmed === '') return null;
  return /^[+-]?\d{1,4}$/.test(trimmed) ? Number(trimmed) : undefined;
}
