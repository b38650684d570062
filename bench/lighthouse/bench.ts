import { chromium } from '@playwright/test';
import { freePort } from '@server/platform/db/embedded/server-process';
import { browserLaunchOptions } from '@tests/support/browser/executable';
import { sharedDemo } from '../demo-bench';
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

/** Lighthouse's own window. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** The part of Lighthouse that this uses; it is installed only where the bench runs. */
type Audit = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

interface Report {
  categories: Record<Category, { score: number | null }>;
}

/** What Lighthouse gives each page with its own settings, which are those of a phone (rules/speed#bars). */
export const lighthouse: Bench = {
  name: 'lighthouse',
  async run() {
    installApart(FOLDER);
    // A variable: the types of the program are checked without it.
    const module = './node_modules/lighthouse/core/index.js';
    const { default: audit } = (await import(module)) as { default: Audit };
    const { url } = await sharedDemo();
    const figures: Figure[] = [];
    for (const path of PATHS) figures.push(await figureAt(audit, `${url}${path}`, path));
    return figures;
  },
};

/** Each page in a browser of its own, which Lighthouse may end. */
async function figureAt(audit: Audit, url: string, path: string): Promise<Figure> {
  const port = await freePort();
  const options = await browserLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  try {
    // Document and pictures are made at the first visit, the pictures in the sizes of a phone. The page stays open:
    // without one, the browser would end.
    const page = await browser.newPage(PHONE);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.goto('about:blank');
    const outcome = await audit(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
    if (!outcome) throw new Error(`Lighthouse has no report about ${path}.`);
    return figureOf(path, outcome.lhr);
  } finally {
    await browser.close();
  }
}

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
