import type { Figure } from './figure';

/** Why a bar isn't held, as far as it was measured, by the beginning of the figure's name. Remove it once it holds. */
const REASONS: Readonly<Record<string, string>> = {
  'First paint of':
    'The browser takes some 100 ms until it begins to parse, for the blank page as for ours (medians of 8 visits, in turns). Then come 10 ms of parsing, the first layout, and 40 to 70 ms in which the frame is drawn: later than 0.6 × already. The layout takes 45 to 75 ms, most of it for asking the browser for the fonts of each size and weight. Where no frame falls between the parser’s pauses, all of the page comes first. A document with one heading and no script is at 0.4 to 0.5, the header alone at 0.6. Only a frame with nothing but the site’s name, after which the parser waits for a file, was below: 0.53 and 0.66 (medians of 7 visits of the sets). Then everything else waits for that file, too.',
  'Largest paint of':
    'The picture is there some 100 ms after the browser has asked for it, which is when it begins to parse; two layouts and the frame with the header come in between.',
  'Memory after a first start':
    'It depends on what V8 and the allocator hold at that moment: 274 to 364 MB in the last 18 runs, three of them at 350 or more. With two arenas for the allocator it was 274 and 310, without a limit 285, 301 and 321. Two thirds are anonymous memory of the program and its threads.',
  'From the sets to a set’s pictures':
    'The click’s task renders the whole page at once: 154 to 187 ms of a slowed main thread until the frames are painted (medians of 5 visits). In profiles, which lengthen everything by half, 17 to 19 ms are the layout that measures the grid, 21 to 31 the router.',
};

/** The figures that don't hold, each with its reason, as lines of the report. */
export const reasonsOf = (figures: readonly Figure[]): string[] =>
  figures
    .filter(({ holds }) => !holds)
    .map(({ name }) => {
      const known = Object.keys(REASONS).find((beginning) => name.startsWith(beginning));
      return `- **${name}**: ${known === undefined ? 'not explained yet.' : REASONS[known]}`;
    });
