import { boundedJson } from './bounded-json';

/** A file's content, or why it can't be used, in words that go on after the file's name. */
export type ParsedJson = { ok: true; value: unknown } | { ok: false; why: string };

/** Parses a whole file: in the caller's own process, or in another process (`json-process.ts`). */
export type ParseJson = (bytes: Uint8Array) => Promise<ParsedJson>;

export const A_WEB_PAGE = 'is a web page';

/** Parses within the bounds of {@link boundedJson}. Bytes that aren't UTF-8 become U+FFFD. */
export const parseJson: ParseJson = async (bytes) => {
  const text = new TextDecoder().decode(bytes).trim();
  if (text === '') return { ok: false, why: 'is empty' };
  if (text.startsWith('<')) return { ok: false, why: A_WEB_PAGE };
  const bounded = boundedJson(text);
  if (!bounded.ok) return bounded;
  try {
    return { ok: true, value: JSON.parse(bounded.json) };
  } catch {
    return { ok: false, why: 'is not JSON' };
  }
};
