import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DeckFormats, deckFormats, SHIPPED_FORMATS } from '@domain/deck';
import { isMissingFile } from '@server/platform/files/is-missing-file';
import { StartRefusal } from '@server/platform/start-refusal';
import { z } from 'zod';

declare module '@server/platform/services' {
  interface Services {
    /** The formats of decks, as the host has them. */
    deckFormats: DeckFormats;
  }
}

/** A host's own formats, in the data folder. */
const FILE = 'deck-formats.json';

/**
 * The formats of decks: those that the host wrote into the data folder, or the shipped ones (rules/decks#formats).
 *
 * @throws StartRefusal if the file can't be understood
 */
export function readDeckFormats(dataDir: string): DeckFormats {
  let text: string;
  try {
    text = readFileSync(path.join(dataDir, FILE), 'utf8');
  } catch (error) {
    if (isMissingFile(error)) return SHIPPED_FORMATS;
    throw new StartRefusal(`${FILE} in the data folder can’t be read: ${String(error)}`);
  }
  try {
    return deckFormats.parse(JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new StartRefusal(`${FILE} in the data folder can’t be understood: ${why}`);
  }
}
