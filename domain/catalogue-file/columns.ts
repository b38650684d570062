/** A column of few different values: the values, and for each row the place of its value among them. */
export interface CodedColumn<Value> {
  of: Value[];
  at: number[];
}

export function codedColumn<Value>(values: readonly Value[]): CodedColumn<Value> {
  const places = new Map<unknown, number>();
  const of: Value[] = [];
  const at = values.map((value) => {
    const key = Array.isArray(value) ? JSON.stringify(value) : value;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, of.length);
    return of.push(value) - 1;
  });
  return { of, at };
}

/** A function that gives the value of each row. @throws for a place that the column doesn't have */
export function readCoded<Value, Read = Value>(
  { of, at }: CodedColumn<Value>,
  read: (value: Value) => Read = (value) => value as unknown as Read,
): (row: number) => Read {
  const values = of.map(read);
  return (row) => {
    const place = at[row];
    if (place === undefined || place >= values.length) throw new Error(`Row ${row} has no value.`);
    return values[place] as Read;
  };
}

/** Texts that mostly count on: 0 for the one after the last text of the same series, else the text. */
export type CountedColumn = (string | 0)[];

export function countedColumn(
  texts: readonly string[],
  seriesOf: (row: number) => string | number,
): CountedColumn {
  const last = new Map<string | number, string>();
  return texts.map((text, row) => {
    const series = seriesOf(row);
    const expected = last.get(series);
    last.set(series, text);
    return expected !== undefined && text === textAfter(expected) ? 0 : text;
  });
}

/** A function that gives the text of each row; to be called for every row, in their order. */
export function readCounted(column: CountedColumn) {
  const last = new Map<string | number, string>();
  return (row: number, series: string | number): string => {
    const written = column[row] ?? 0;
    const text = written === 0 ? textAfter(last.get(series) ?? '') : written;
    last.set(series, text);
    return text;
  };
}

/** `sor-010` after `sor-009`, `060F` after `059F`; the same text after one without a number. */
function textAfter(text: string): string {
  let end = text.length;
  while (end > 0 && !isDigit(text, end - 1)) end -= 1;
  let start = end;
  // More digits than a number can count are left alone.
  while (start > 0 && end - start < 9 && isDigit(text, start - 1)) start -= 1;
  if (start === end) return text;
  const next = String(Number(text.slice(start, end)) + 1).padStart(end - start, '0');
  return text.slice(0, start) + next + text.slice(end);
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}
