import type { Figure } from './figure';

/** Why a bar isn't held, as far as it was measured, by the beginning of the figure's name. Remove it once it holds. */
const REASONS: Readonly<Record<string, string>> = {
  'Inventory writes':
    'A bare upsert is one statement without a ledger. Ours checks the person’s collection and version, and adds a step and an event to the ledger.',
  'The same query, uncached':
    'Our thread takes 7 to 8 ms for an answer, most of it for parsing PostgreSQL’s JSON, building cards and writing 502 kB; PostGraphile’s takes 25 ms.',
  'First and largest paint of':
    'The document holds the whole first screen and its styles, and the processor, slowed down 4 times, lays them out before anything is painted. The blank page has one heading.',
  'Interaction to next paint':
    'Opening a card and switching the view take longest: they render a whole card or table before the next frame. No profile shows yet what of it costs most.',
};

/** The figures that don't hold, each with its reason, as lines of the report. */
export const reasonsOf = (figures: readonly Figure[]): string[] =>
  figures
    .filter(({ holds }) => !holds)
    .map(({ name }) => {
      const known = Object.keys(REASONS).find((beginning) => name.startsWith(beginning));
      return `- **${name}**: ${known === undefined ? 'not explained yet.' : REASONS[known]}`;
    });
