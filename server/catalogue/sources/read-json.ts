import { ImportRefused } from '../import/import-refusal';
import { boundedJson } from './bounded-json';
import type { SourceFile } from './source';

/**
 * A whole file as JSON, within the bounds of {@link boundedJson}.
 *
 * @throws {ImportRefused} NOT_THE_FORMAT for a web page, half a file, one out of bounds or anything else that isn't JSON
 */
export async function readJson(
  file: Pick<SourceFile, 'name' | 'chunks'>,
  format: string,
): Promise<unknown> {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  for await (const chunk of file.chunks()) pieces.push(decoder.decode(chunk, { stream: true }));
  pieces.push(decoder.decode());
  const text = pieces.join('').trim();
  if (text === '') throw notTheFormat(file, 'is empty');
  if (text.startsWith('<')) throw notTheFormat(file, `is a web page, not ${format}`);
  const bounded = boundedJson(text);
  if (!bounded.ok) throw notTheFormat(file, bounded.why);
  try {
    return JSON.parse(bounded.json);
  } catch {
    throw notTheFormat(file, 'is not JSON');
  }
}

/** A refusal of a file that isn't the format; `why` goes on after its name. */
export const notTheFormat = ({ name }: Pick<SourceFile, 'name'>, why: string): ImportRefused =>
  new ImportRefused('NOT_THE_FORMAT', `${name} ${why}.`);
