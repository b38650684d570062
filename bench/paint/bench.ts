import { chromium } from '@playwright/test';
import { browserLaunchOptions } from '@tests/support/browser/executable';
import { startProgram } from '@tests/support/browser/program';
import { median, times, type Bench, type Figure } from '../figure';
import { serveBlankPage } from './blank-page';
import { visit, type Visit } from './visit';

const ROUNDS = 5;
const PATHS = ['/', '/card-sets', '/cards/SOR', '/cards/SOR?view=list'];
const BARS = { paint: 1.5, blocked: 150, layoutShift: 0.02 };

/** The first and the largest contentful paint, on a slow machine and connection (rules/speed#bars). */
export const paint: Bench = {
  name: 'paint',
  async run() {
    const program = await startProgram();
    const blankPage = await serveBlankPage();
    const browser = await chromium.launch(await browserLaunchOptions());
    const visits = new Map<string, Visit[]>();
    try {
      const urls = [blankPage.url, ...PATHS.map((path) => `${program.url}${path}`)];
      // In turn, so a noisy minute affects all of them. The first visits draw the pictures.
      for (const url of urls) await visit(browser, url);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const url of urls) {
          visits.set(url, [...(visits.get(url) ?? []), await visit(browser, url)]);
        }
      }
    } finally {
      await browser.close();
      await blankPage.stop();
      await program.stop();
    }
    const [blank, ...pages] = [...visits.values()].map(medians);
    if (!blank) throw new Error('The blank page was not visited.');
    return pages.flatMap((page, at) => figuresOf(PATHS[at] ?? '', page, blank));
  },
};

const medians = (visits: readonly Visit[]): Visit => ({
  firstPaint: median(visits.map(({ firstPaint }) => firstPaint)),
  largestPaint: median(visits.map(({ largestPaint }) => largestPaint)),
  blocked: median(visits.map(({ blocked }) => blocked)),
  layoutShift: Math.max(...visits.map(({ layoutShift }) => layoutShift)),
});

function figuresOf(path: string, page: Visit, blank: Visit): Figure[] {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  const first = page.firstPaint / blank.firstPaint;
  const largest = page.largestPaint / blank.largestPaint;
  return [
    {
      name: `First and largest paint of \`${path}\``,
      how: 'processor slowed 4 ×, 10 Mbit/s, 40 ms; against a blank page with the same React',
      bar: `at most ${times(BARS.paint)}`,
      measured: `${times(first)} and ${times(largest)} (${seconds(page.firstPaint)} and ${seconds(page.largestPaint)})`,
      holds: Math.max(first, largest) <= BARS.paint,
    },
    {
      name: `Blocking time and layout shift of \`${path}\``,
      how: 'the same visits; the largest shift of them',
      bar: `at most ${BARS.blocked} ms and ${BARS.layoutShift}`,
      measured: `${page.blocked.toFixed(0)} ms and ${page.layoutShift.toFixed(4)}`,
      holds: page.blocked <= BARS.blocked && page.layoutShift <= BARS.layoutShift,
    },
  ];
}
