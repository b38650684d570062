import type { Figure } from './figure';

/** Why a bar isn't held, as far as it was measured, by the beginning of the figure's name. Remove it once it holds. */
const REASONS: Readonly<Record<string, string>> = {
  'Inventory writes':
    'A bare upsert is one statement without a ledger. Ours checks the person’s collection and version, and adds a step and an event to the ledger.',
  'The same query, uncached':
    'Our thread takes 7 to 8 ms for an answer, most of it for parsing PostgreSQL’s JSON, building cards and writing 502 kB; PostGraphile’s takes 25 ms.',
  'The slowest search':
    'Conditions on copies and on the market join all printings by text ids, and planning takes 3.7 ms of each search. Simple ones take 7 to 13 ms in the median.',
  'First and largest paint of':
    'The document holds the whole first screen and its styles, and the processor, slowed down 4 times, decodes, parses and lays it out before anything is painted, while fonts, pictures and scripts arrive in packets that each take a little of it. The blank page has one heading and one script, and some 0.19 s of its 0.26 s pass before any document is parsed.',
  'Frames over 50 ms while a set’s pictures':
    'The main thread’s own time exceeds 50 ms in at most 0.9 % of the frames. What else holds them up isn’t known.',
  'Frames over 50 ms while a sale list':
    'Each row has fields for its price and quantity, and a browser takes many times as long to paint a field as its text.',
  'Keystroke to paint, median and 95th percentile':
    'The main thread needs 21 ms in the median and 32 ms at the 95th percentile until the letter is painted: 8.5 ms of script, spread over React, the store and the search line, the rest layout and paint. To this comes the wait for the next frame.',
  'Interaction to next paint':
    'Switching the view draws the other list before the next frame. The first opened card waits for its script. A dialog’s lock on scrolling has the whole page’s styles computed again.',
};

/** The figures that don't hold, each with its reason, as lines of the report. */
export const reasonsOf = (figures: readonly Figure[]): string[] =>
  figures
    .filter(({ holds }) => !holds)
    .map(({ name }) => {
      const known = Object.keys(REASONS).find((beginning) => name.startsWith(beginning));
      return `- **${name}**: ${known === undefined ? 'not explained yet.' : REASONS[known]}`;
    });
