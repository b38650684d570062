import type { Figure } from './figure';

/** Why a bar isn't held, as far as it was measured, by the beginning of the figure's name. Remove it once it holds. */
const REASONS: Readonly<Record<string, string>> = {
  'Inventory writes':
    'A bare upsert is one statement without a ledger. Ours checks the person’s collection and version, and adds a step and an event to the ledger.',
  'The same query, uncached':
    'Our thread takes 7 to 8 ms for an answer, most of it for parsing PostgreSQL’s JSON, building cards and writing 502 kB; PostGraphile’s takes 25 ms.',
  'The slowest search':
    'PostgreSQL’s own processor time is 8 to 17 ms for a search of the market or of one’s own copies: reading 8,000 counts by text ids takes 10, the items of fifty lists that are shared with the viewer alone 6. It wasn’t measured on a quiet machine since plans are kept from the first time.',
  'First and largest paint of':
    'The document holds the whole first screen and its styles, and the processor, slowed down 4 times, decodes, parses and lays it out before anything is painted, while fonts, pictures and scripts arrive in packets that each take a little of it. The blank page has one heading and one script, and some 0.19 s of its 0.26 s pass before any document is parsed.',
  'Frames over 50 ms while a set’s pictures':
    'The main thread’s own time exceeds 50 ms in at most 0.9 % of the frames. What else holds them up isn’t known.',
  'Frames over 50 ms while a sale list':
    'Copies and prices are text until they take the focus. What the native choice of the kind of price in each row costs wasn’t measured.',
  'Keystroke to paint, median and 95th percentile':
    'Some 14 ms of script run before the letter’s frame: the store with its listeners and the line’s meaning, then React’s rendering of the search line; layout and paint follow, and the wait for the next frame. The slowest keys come while the rows of the one before are put in place.',
  'Interaction to next paint':
    'The first press, which opens a card, comes while React still hydrates the page: it waited 240 to 540 ms for the main thread on a busy machine, and 25 to 95 ms once hydration was over, when the press itself took 105 to 150 ms. Closing a card gives the focus back, for which the browser lays out the page.',
  'From the sets to a set’s pictures':
    'The click’s task renders the whole page at once, which took 170 to 280 ms in traces at a quarter of the processor, 12 ms of them for a layout that measures the grid. The set’s 252 cards, 39 kB after 40 ms, come in that time and take 40 to 70 ms to parse.',
};

/** The figures that don't hold, each with its reason, as lines of the report. */
export const reasonsOf = (figures: readonly Figure[]): string[] =>
  figures
    .filter(({ holds }) => !holds)
    .map(({ name }) => {
      const known = Object.keys(REASONS).find((beginning) => name.startsWith(beginning));
      return `- **${name}**: ${known === undefined ? 'not explained yet.' : REASONS[known]}`;
    });
