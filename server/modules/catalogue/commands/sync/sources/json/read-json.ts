import { ImportRefused } from '../../../import/import-refusal';
import type { SourceFile } from '../source';
import { A_WEB_PAGE, type ParsedJson, type ParseJson } from './parse-json';

/** A whole file as JSON, as {@link SourceFile} has it. */
export async function jsonOf(
  chunks: AsyncIterable<Uint8Array>,
  parse: ParseJson,
): Promise<ParsedJson> {
  const pieces: Uint8Array[] = [];
  for await (const chunk of chunks) pieces.push(chunk);
  return parse(Buffer.concat(pieces));
}

/**
 * The value in a file.
 *
 * @throws {ImportRefused} NOT_THE_FORMAT for a web page, half a file, one out of bounds or anything else that isn't JSON
 */
export async function readJson(
  file: Pick<SourceFile, 'name' | 'json'>,
  format: string,
): Promise<unknown> {
  const parsed = await file.json();
  if (parsed.ok) return parsed.value;
  const { why } = parsed;
  throw notTheFormat(file, why === A_WEB_PAGE ? `${why}, not ${format}` : why);
}

/** A refusal of a file that isn't the format; `why` goes on after its name. */
export const notTheFormat = ({ name }: Pick<SourceFile, 'name'>, why: string): ImportRefused =>
  new ImportRefused('NOT_THE_FORMAT', `${name} ${why}.`);
