import type { DeckLine } from '../deck';
import type { DeckFormats } from '../formats';
import { checkDeck } from './check-deck';
import type { CheckedCatalogue } from './checked-copies';

/** The first format whose rules a deck keeps; else one with as many leaders, or the first one. */
export function guessedFormat(
  lines: readonly DeckLine[],
  catalogue: CheckedCatalogue,
  formats: DeckFormats,
  day: string,
): string {
  const ids = formats.formats.map(({ id }) => id);
  const findings = (id: string) => checkDeck({ format: id, lines }, catalogue, formats, day);
  const kept = ids.find((id) => findings(id).length === 0);
  const led = ids.find((id) => !findings(id).some(({ code }) => code === 'LEADERS'));
  return kept ?? led ?? (ids[0] as string);
}
