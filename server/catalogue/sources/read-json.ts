import { ImportRefused } from '../import/import-refusal';
import type { SourceFile } from './source';
import { withoutNaN } from './without-nan';

/**
 * A whole file as JSON.
 *
 * @throws {ImportRefused} NOT_THE_FORMAT for a web page, half a file or anything else that isn't JSON
 */
export async function readJson(file: SourceFile, format: string): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of withoutNaN(file.chunks())) chunks.push(chunk);
  const text = new TextDecoder().decode(Buffer.concat(chunks)).trim();
  if (text === '') throw notTheFormat(file, 'is empty');
  if (text.startsWith('<')) throw notTheFormat(file, `is a web page, not ${format}`);
  try {
    return JSON.parse(text);
  } catch {
    // A list or object that lacks its end is far more often cut off than written wrongly.
    const isHalf = /^[[{]/.test(text) && !/[\]}]$/.test(text);
    throw notTheFormat(
      file,
      isHalf ? 'ends in the middle: half a file is not imported' : 'is not JSON',
    );
  }
}

/** A refusal of a file that isn't the format; `why` goes on after its name. */
export const notTheFormat = ({ name }: Pick<SourceFile, 'name'>, why: string): ImportRefused =>
  new ImportRefused('NOT_THE_FORMAT', `${name} ${why}.`);
