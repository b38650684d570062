import {
  columnKey,
  guessedMapping,
  HEADER_WITHIN,
  MOST_COLUMNS,
  recogniseHeader,
} from '../../collection-file';

/** Where a deck's table says what; columns that it doesn't have are undefined. */
export interface DeckColumns {
  set?: number | undefined;
  number?: number | undefined;
  name?: number | undefined;
  subtitle?: number | undefined;
  part?: number | undefined;
  /** Their counts are added: a row may count both finishes. */
  counts: readonly number[];
}

/** What columns are called that say where in the deck a card is; as {@link columnKey} has them. */
const PARTS = new Set(['section', 'board', 'part', 'zone', 'category', 'location']);

/** The columns of a table by their names: of a program, or as people call them; null for any other row. */
function columnsNamed(cells: readonly string[]): DeckColumns | null {
  if (cells.length > MOST_COLUMNS) return null;
  const known = recogniseHeader(cells)?.cellOf;
  const guessed = guessedMapping(cells);
  const keys = cells.map(columnKey);
  const firstOf = (isMeant: (key: string) => boolean): number | undefined => {
    const at = keys.findIndex(isMeant);
    return at < 0 ? undefined : at;
  };
  const count = known?.get('Count') ?? guessed.Count;
  const isTotal = count !== undefined && /\btotal\b/.test(keys[count] ?? '');
  const ofFoils = known ? known.get('FoilCount') : guessed.FoilCount;
  const set = known?.get('Set') ?? guessed.Set;
  const number = known?.get('CardNumber') ?? guessed.CardNumber;
  const name = known?.get('Name') ?? guessed.Name;
  const isCard = set !== undefined && number !== undefined;
  const isNamed = name !== undefined && (set !== undefined || count !== undefined);
  if (!isCard && !isNamed) return null;
  return {
    set,
    number,
    name,
    subtitle: firstOf((key) => key === 'subtitle'),
    part: firstOf((key) => PARTS.has(key)),
    counts: [count, known?.get('AddedCount'), isTotal ? undefined : ofFoils].filter(
      (each) => each !== undefined,
    ),
  };
}

/** Whether most rows are as swudb writes them, without the columns' names: `SOR,005,3`. */
const areUnnamed = (
  records: readonly (readonly string[])[],
  sets: { has: (code: string) => boolean },
): boolean =>
  records.filter(
    ([set = '', number = '', count = '']) =>
      sets.has(set.toUpperCase()) && /^\d/.test(number) && /^\d{1,2}$/.test(count),
  ).length >
  records.length / 2;

/** The columns of a table, and where its rows begin; null for any other text. */
export function placedColumns(
  records: readonly (readonly string[])[],
  sets: { has: (code: string) => boolean },
): { columns: DeckColumns; first: number } | null {
  for (const [at, cells] of records.slice(0, HEADER_WITHIN).entries()) {
    const columns = columnsNamed(cells);
    if (columns !== null) return { columns, first: at + 1 };
  }
  return areUnnamed(records.slice(0, HEADER_WITHIN), sets)
    ? { columns: { set: 0, number: 1, counts: [2] }, first: 0 }
    : null;
}
