import { chromium } from '@playwright/test';
import { freePort } from '@server/db/embedded/server-process';
import { browserLaunchOptions } from '@tests/support/browser/executable';
import { startProgram } from '@tests/support/browser/program';
import type { Bench, Figure } from '../figure';
import { installApart } from '../install-apart';

const FOLDER = 'bench/lighthouse';
const PATHS = [
  '/',
  '/card-sets',
  '/cards/SOR',
  '/cards/SOR?view=list',
  '/cards/sor-059',
  '/trading',
];
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof BARS;
const CATEGORIES = Object.keys(BARS) as Category[];

/** The part of Lighthouse that this uses; it is installed only where the bench runs. */
interface LighthouseModule {
  default: (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;
}

interface Report {
  categories: Record<Category, { score: number | null }>;
}

/** What Lighthouse gives each page with its own settings, which are those of a phone (rules/speed#bars). */
export const lighthouse: Bench = {
  name: 'lighthouse',
  async run() {
    installApart(FOLDER);
    // A variable: the types of the program are checked without it.
    const module = `./node_modules/lighthouse/core/index.js`;
    const { default: audit } = (await import(module)) as LighthouseModule;
    const program = await startProgram();
    const port = await freePort();
    const options = await browserLaunchOptions();
    const browser = await chromium.launch({
      ...options,
      args: [...options.args, `--remote-debugging-port=${port}`],
    });
    try {
      const figures: Figure[] = [];
      for (const path of PATHS) {
        const url = `${program.url}${path}`;
        // Pictures are drawn at the first visit.
        await fetch(url);
        const page = await browser.newPage();
        await page.goto(url, { waitUntil: 'load' });
        await page.close();
        const outcome = await audit(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
        if (!outcome) throw new Error(`Lighthouse has no report about ${path}.`);
        figures.push(figureOf(path, outcome.lhr));
      }
      return figures;
    } finally {
      await browser.close();
      await program.stop();
    }
  },
};

function figureOf(path: string, { categories }: Report): Figure {
  const scores = CATEGORIES.map((category) => ({
    category,
    score: Math.round((categories[category].score ?? 0) * 100),
  }));
  return {
    name: `Lighthouse: \`${path}\``,
    how: `Lighthouse 12 with its settings for phones, one visit: ${CATEGORIES.join(', ')}`,
    bar: `at least ${CATEGORIES.map((category) => BARS[category]).join(', ')}`,
    measured: scores.map(({ score }) => score).join(', '),
    holds: scores.every(({ category, score }) => score >= BARS[category]),
  };
}
