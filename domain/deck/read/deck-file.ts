import { FileRefused, plainText, textDecoding } from '../../collection-file';

/** Larger files are no decks. */
const MAX_BYTES = 1_000_000;

/** A file's text, or a sentence that says why it has none. */
type DeckFileText = { ok: true; text: string } | { ok: false; reason: string };

const refused = (reason: string): DeckFileText => ({ ok: false, reason });

/** Whether a file is too large to be read at all. */
export const isTooLargeForDeck = (bytes: number): boolean => bytes > MAX_BYTES;

/** The text of a file that is to be a deck, in whatever encoding a program wrote it. */
export function deckFileText(bytes: Uint8Array): DeckFileText {
  try {
    const { decode } = textDecoding(bytes);
    const text = plainText((bytes.length > 0 ? decode(bytes) : '') + decode());
    return text.trim() === '' ? refused('There is nothing in this file.') : { ok: true, text };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return refused(wordsFor(error));
  }
}

function wordsFor({ code }: FileRefused): string {
  if (code === 'PICTURE') {
    return 'This is a picture. Export the deck as JSON or text, and choose that file.';
  }
  if (code === 'SPREADSHEET') {
    return 'This is a spreadsheet or an archive. Save it as CSV or unpack it, and choose that file.';
  }
  return 'This isn’t a text file. A deck is JSON, text or CSV.';
}
