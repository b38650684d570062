import {
  type CollectionFileFormat,
  FileRefused,
  isRemark,
  MAX_LINE_LENGTH,
  readCardLine,
} from '@domain/collection-file';
import type { TakeRow } from './take-rows';

const LINE_END = /\r\n|\n|\r(?!$)/;

/**
 * Reads a text list as it arrives, line by line (rules/collection-files#text-lists).
 *
 * @throws {FileRefused} LINE_TOO_LONG
 */
export async function readText(
  text: AsyncIterable<string>,
  take: TakeRow,
): Promise<CollectionFileFormat> {
  let number = 0;
  let rest = '';
  const takeLine = async (line: string) => {
    number += 1;
    if (line.length > MAX_LINE_LENGTH) throw new FileRefused('LINE_TOO_LONG', ` (line ${number})`);
    if (isRemark(line)) return;
    const taken = take(readCardLine(line), number);
    if (taken !== undefined) await taken;
  };
  for await (const piece of text) {
    const lines = (rest + piece).split(LINE_END);
    rest = lines.pop() ?? '';
    for (const line of lines) await takeLine(line);
    if (rest.length > MAX_LINE_LENGTH) await takeLine(rest);
  }
  await takeLine(rest);
  return 'TEXT';
}
