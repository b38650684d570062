const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** What numbers and words outside of texts consist of. */
const isOfWord = (byte: number): boolean =>
  (byte >= 0x30 && byte <= 0x39) || // 0 to 9
  (byte >= 0x41 && byte <= 0x5a) || // A to Z
  (byte >= 0x61 && byte <= 0x7a) || // a to z
  byte === 0x2b || // +
  byte === 0x2d || // -
  byte === 0x2e; // .
const NOT_A_NUMBER = /^-?(?:NaN|Infinity)$/;
/** The longest of them. */
const LONGEST = '-Infinity'.length;

/**
 * A JSON file with NaN and Infinity as texts. Some programs write them, and JSON doesn't have them: as texts they are odd values
 * of their rows alone.
 */
export async function* withoutNaN(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let isText = false;
  let isEscaped = false;
  /** The begun word, which may go on in the next chunk. */
  let word: number[] = [];
  const ended = (): number[] => {
    const bytes = word;
    word = [];
    return NOT_A_NUMBER.test(String.fromCharCode(...bytes)) ? [QUOTE, ...bytes, QUOTE] : bytes;
  };
  for await (const chunk of chunks) {
    const changed: number[] = [];
    for (const byte of chunk) {
      if (!isText && isOfWord(byte) && word.length < LONGEST) {
        word.push(byte);
        continue;
      }
      if (word.length > 0) changed.push(...ended());
      if (isEscaped) isEscaped = false;
      else if (byte === QUOTE) isText = !isText;
      else if (isText && byte === BACKSLASH) isEscaped = true;
      changed.push(byte);
    }
    yield Uint8Array.from(changed);
  }
  if (word.length > 0) yield Uint8Array.from(ended());
}
