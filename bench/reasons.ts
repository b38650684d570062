import type { Figure } from './figure';

/** Why a bar isn't held, as far as it was measured, by the beginning of the figure's name. Remove it once it holds. */
const REASONS: Readonly<Record<string, string>> = {
  'First and largest paint of':
    'The frame is painted before the rest, and yet some 30 to 90 ms after a document with one heading and no script, which takes 0.39 to 0.47 × of the blank page (medians of 5 to 9 visits, in turns): its styles and the words of the header take the parser longer than the 10 ms after which Chromium pauses, so that the first frame is often empty, and its preloader reads the whole document before the parser begins. The largest paint waits for its picture, which is asked for once the browser has made the page, and for the layout of the screen.',
  'Interaction to next paint':
    'Opening a card takes 76 ms of the main thread’s own time × 4 once the page is hydrated, where it took 93 in the same run before a card that is there was no longer queried (medians of 5 visits on a busy machine; closing 38, filters 29, a letter 54, the view 51), and the wait for the frame comes on top. While React hydrates, it has to hydrate the pressed card and what is around it first: at least 106 ms, where it was 249.',
  'From the sets to a set’s pictures':
    'The click’s task renders the whole page at once. With the cards there, the main thread takes 154 to 187 ms of its own time × 4 until the frames are painted, where it took 185 to 226 in the same turns on a busy machine (medians of 5 visits) while 16 pictures were drawn and not only those in sight. In profiles, which lengthen everything by half, 17 to 19 ms are the layout that measures the grid, 21 to 31 the router. The set’s 252 cards, 39 kB after 40 ms, come in that time and take 40 to 70 ms to parse.',
};

/** The figures that don't hold, each with its reason, as lines of the report. */
export const reasonsOf = (figures: readonly Figure[]): string[] =>
  figures
    .filter(({ holds }) => !holds)
    .map(({ name }) => {
      const known = Object.keys(REASONS).find((beginning) => name.startsWith(beginning));
      return `- **${name}**: ${known === undefined ? 'not explained yet.' : REASONS[known]}`;
    });
