import { CardList, FileRefused, type ListedRow, MAX_LINE_LENGTH } from '@domain/collection-file';
import type { FileText } from './decoded-text';
import type { FileFacts } from './read-collection-file';
import type { TakeRow } from './take-rows';

const LINE_END = /\r\n|\n|\r(?!$)/;

/**
 * Reads a text list as it arrives, line by line (rules/collection-files#text-lists).
 *
 * @throws {FileRefused} LINE_TOO_LONG
 */
export async function readText({ pieces }: FileText, take: TakeRow): Promise<FileFacts> {
  const list = new CardList();
  let number = 0;
  let rest = '';
  const takeRows = async (rows: readonly ListedRow[]) => {
    for (const { read, line, source } of rows) {
      const taken = take([read], line, [source]);
      if (taken !== undefined) await taken;
    }
  };
  const takeLine = async (line: string) => {
    number += 1;
    if (line.length > MAX_LINE_LENGTH) throw new FileRefused('LINE_TOO_LONG', ` (line ${number})`);
    await takeRows(list.next(line));
  };
  for await (const piece of pieces) {
    const lines = (rest + piece).split(LINE_END);
    rest = lines.pop() ?? '';
    for (const line of lines) await takeLine(line);
    if (rest.length > MAX_LINE_LENGTH) await takeLine(rest);
  }
  await takeLine(rest);
  await takeRows(list.end());
  return { format: list.isDeck ? 'DECK_TEXT' : 'TEXT', header: [], remarks: [] };
}
