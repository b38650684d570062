import { isSeparatorHint, separatorOf, SEPARATORS, unguardedCell } from '../../collection-file';
import { normalizeCardSetCode } from '../../card-set';
import type { CardFinder } from '../../find-cards';
import { foldedText } from '../../folded-text';
import { countFault, readCount } from '../../readers';
import { csvRecords } from './csv-records';
import type { DeckBeingRead } from './deck-being-read';
import { type DeckColumns, placedColumns } from './deck-columns';
import type { CardToRead } from './deck-reading';
import { partCalled } from './part-called';

/**
 * Reads a deck as a table that programs or people write. Without a column for the part, leader and base are known by
 * their cards.
 *
 * @returns whether it is one
 */
export function readDeckCsv(
  text: string,
  deck: DeckBeingRead,
  { sets }: CardFinder<CardToRead>,
): boolean {
  for (const separator of new Set([separatorOf(text), ...SEPARATORS])) {
    const records = csvRecords(text, separator);
    const placed = placedColumns(
      records.map(({ cells }) => cells),
      sets,
    );
    if (placed === null) continue;
    for (const { cells, line, source } of records.slice(0, placed.first - 1)) {
      const title = cells.filter((cell) => cell !== '').join(' ');
      if (title === '' || isSeparatorHint(source)) continue;
      if (deck.name === '') deck.name = title.replace(/^[#/\s]+/, '');
      else deck.fail({ line, source }, 'It stands above the names of the columns.');
    }
    for (const { cells, line, source } of records.slice(placed.first)) {
      if (cells.some(isFilled)) takeRow(cells, placed.columns, { line, source }, deck);
    }
    return true;
  }
  return false;
}

/** Not so in the ruler of a table in Markdown. */
const isFilled = (cell: string): boolean => /[^-:]/.test(cell);

function takeRow(
  cells: readonly string[],
  columns: DeckColumns,
  place: { line: number; source: string },
  deck: DeckBeingRead,
): void {
  const cell = (at: number | undefined) =>
    at === undefined ? '' : unguardedCell(cells[at] ?? '').trim();
  const copies = copiesIn(columns.counts.map(cell));
  if (typeof copies === 'string') return deck.fail(place, copies);
  const [name, subtitle, part] = [columns.name, columns.subtitle, columns.part].map(cell);
  const setCode = normalizeCardSetCode(cell(columns.set));
  const number = cell(columns.number).replace(/^#\s*/, '');
  const names = name ? (subtitle ? [`${name}, ${subtitle}`, name] : [name]) : [];
  if (names.length === 0 && number === '') return deck.fail(place, 'The row names no card.');
  deck.take({
    copies,
    setCode: setCode === '' ? null : setCode,
    number,
    names,
    part: part ? partCalled(foldedText(part)) : null,
    ...place,
  });
}

/** What the counts of a row say together; one copy in a table without counts. A sentence if one can't be read. */
function copiesIn(texts: readonly string[]): number | string {
  if (texts.length === 0) return 1;
  const written = texts.filter((text) => text !== '');
  const counts = written.map(readCount);
  const broken = counts.indexOf(undefined);
  if (written.length === 0 || broken >= 0) return countFault('The count', written[broken] ?? '');
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
