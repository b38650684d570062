import { MAX_LINE_LENGTH } from '../../collection-file';

/** A row of a table. */
interface CsvRecord {
  cells: readonly string[];
  /** The line that it begins in, from 1. */
  line: number;
  source: string;
}

const LINE_END = /\r\n?|\n/y;

/** A table's rows. A cell in quotes has doubled quotes, and may go over several lines; a quote that is never closed is a letter. */
export function csvRecords(text: string, separator: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  for (let at = 0; at < text.length;) {
    const { cells, end } = recordAt(text, at, separator) ?? plainRecordAt(text, at, separator);
    const source = text.slice(at, end);
    records.push({ cells: cells.map((cell) => cell.trim()), line, source });
    line += 1 + (source.match(/\r\n?|\n/g)?.length ?? 0);
    at = end + lineEndAt(text, end);
  }
  return records;
}

/** @returns null if a quote isn't closed */
function recordAt(text: string, start: number, separator: string) {
  const cells = [''];
  let isQuoted = false;
  let at = start;
  for (; at < text.length && at - start <= MAX_LINE_LENGTH; at += 1) {
    const letter = text.charAt(at);
    const cell = cells.at(-1) ?? '';
    if (isQuoted && letter === '"' && text[at + 1] === '"') at += 1;
    else if (letter === '"' && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
      continue;
    } else if (!isQuoted && letter === separator) {
      cells.push('');
      continue;
    } else if (!isQuoted && (letter === '\n' || letter === '\r')) break;
    cells[cells.length - 1] = cell + letter;
  }
  return isQuoted || at - start > MAX_LINE_LENGTH ? null : { cells, end: at };
}

function plainRecordAt(text: string, start: number, separator: string) {
  const found = text.slice(start).search(/[\r\n]/);
  const end = found < 0 ? text.length : start + found;
  return { cells: text.slice(start, end).split(separator), end };
}

function lineEndAt(text: string, at: number): number {
  LINE_END.lastIndex = at;
  return LINE_END.exec(text)?.[0].length ?? 0;
}
