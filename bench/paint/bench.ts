import { demoBench } from '../demo-bench';
import { median, times, type Figure } from '../figure';
import { serveBlankPage } from './blank-page';
import { visit, type Visit } from './visit';

const PATHS = ['/', '/card-sets', '/cards/SOR', '/cards/SOR?view=list'];
const WIDTHS = [1_400, 360];
const ROUNDS = 3;
const BARS = { firstPaint: 0.6, largestPaint: 1.2, blocked: 150, layoutShift: 0.005 };

/** The first and the largest contentful paint, on a slow machine and connection (rules/speed#bars). */
export const paint = demoBench({
  name: 'paint',
  async measure({ programUrl, browser }) {
    const blankPage = await serveBlankPage();
    try {
      const from = blankPage.elsewhere;
      const urls = [blankPage.url, ...PATHS.map((path) => `${programUrl}${path}`)];
      const figures: Figure[] = [];
      for (const width of WIDTHS) {
        const visits = new Map<string, Visit[]>();
        // The first visits draw the pictures.
        for (const to of urls) await visit(browser, { from, to }, width);
        // In turn, so a noisy minute affects all of them.
        for (let round = 0; round < ROUNDS; round += 1) {
          for (const to of urls) {
            visits.set(to, [...(visits.get(to) ?? []), await visit(browser, { from, to }, width)]);
          }
        }
        const [blank, ...pages] = [...visits.values()].map(medians);
        if (!blank) throw new Error('The blank page was not visited.');
        figures.push(
          ...pages.flatMap((page, at) => figuresOf(`\`${PATHS[at]}\` at ${width} px`, page, blank)),
        );
      }
      return figures;
    } finally {
      await blankPage.stop();
    }
  },
});

const CONDITIONS =
  'processor slowed 4 ×, 10 Mbit/s, 40 ms; against a blank page with the same React';

const medians = (visits: readonly Visit[]): Visit => ({
  firstPaint: median(visits.map(({ firstPaint }) => firstPaint)),
  largestPaint: median(visits.map(({ largestPaint }) => largestPaint)),
  blocked: median(visits.map(({ blocked }) => blocked)),
  layoutShift: Math.max(...visits.map(({ layoutShift }) => layoutShift)),
});

function figuresOf(place: string, page: Visit, blank: Visit): Figure[] {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  const first = page.firstPaint / blank.firstPaint;
  const largest = page.largestPaint / blank.largestPaint;
  return [
    {
      name: `First paint of ${place}`,
      how: CONDITIONS,
      bar: `at most ${times(BARS.firstPaint)}`,
      measured: `${times(first)} (${seconds(page.firstPaint)})`,
      holds: first <= BARS.firstPaint,
    },
    {
      name: `Largest paint of ${place}`,
      how: CONDITIONS,
      bar: `at most ${times(BARS.largestPaint)}`,
      measured: `${times(largest)} (${seconds(page.largestPaint)})`,
      holds: largest <= BARS.largestPaint,
    },
    {
      name: `Blocking time and layout shift of ${place}`,
      how: 'the same visits; the largest shift of them',
      bar: `at most ${BARS.blocked} ms and 0.00`,
      measured: `${page.blocked.toFixed(0)} ms and ${page.layoutShift.toFixed(2)}`,
      holds: page.blocked <= BARS.blocked && page.layoutShift < BARS.layoutShift,
    },
  ];
}
