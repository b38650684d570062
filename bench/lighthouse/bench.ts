import { chromium } from '@playwright/test';
import { freePort } from '@server/platform/db/embedded/server-process';
import { browserLaunchOptions } from '@tests/support/browser/executable';
import { signIn } from '@tests/support/browser/sign-in';
import { figure, type Bench } from '../figure';
import { sharedDemo } from '../support/demo-program';
import { installApart } from '../support/install-apart';

const FOLDER = 'bench/lighthouse';
const PUBLIC = ['/', '/card-sets', '/cards/SOR', '/cards/SOR?view=list'];
const SIGNED_IN = ['/collections/my', '/trading', '/collections/my/sell'];
const OTHERS = ['accessibility', 'best-practices', 'seo'] as const;
/** Lighthouse's own window. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
/** In milliseconds: the stream of a signed-in person's page never ends, for which Lighthouse would wait longer. */
const STREAM_WAIT = 10_000;
const BARS = { performance: 95, others: 100 };

/** The part of Lighthouse that this uses; it is installed only where the bench runs. */
type Audit = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

interface Report {
  categories: Record<string, { score: number | null }>;
}

/** What Lighthouse gives each page with its own settings, which are those of a phone (rules/speed#bars). */
export const lighthouse: Bench = {
  name: 'lighthouse',
  async prepare() {
    installApart(FOLDER);
    await sharedDemo();
  },
  async run() {
    // A variable: the types of the program are checked without it.
    const module = './node_modules/lighthouse/core/index.js';
    const { default: audit } = (await import(module)) as { default: Audit };
    const url = await sharedDemo();
    const performances: Score[] = [];
    const others: Score[] = [];
    for (const path of [...PUBLIC, ...SIGNED_IN]) {
      for (const [category, score] of await scoresOf(audit, url, path)) {
        const scores = category === 'performance' ? performances : others;
        scores.push({ amount: score, detail: `${category} of \`${path}\`` });
      }
    }
    return [
      figure(
        'Lighthouse',
        `Lighthouse 12 with its settings for phones, one visit each: the least performance of ${PUBLIC.length} public pages, the least of ${OTHERS.join(', ')} of these and ${SIGNED_IN.length} pages of a signed-in person`,
        { ...least(performances), atLeast: BARS.performance, as: String },
        { ...least(others), atLeast: BARS.others, as: String },
      ),
    ];
  },
};

interface Score {
  amount: number;
  detail: string;
}

const least = (scores: Score[]) => scores.reduce((a, b) => (b.amount < a.amount ? b : a));

/** The scores of a page by category, in a browser of its own, which Lighthouse may end. */
async function scoresOf(audit: Audit, programUrl: string, path: string) {
  const isPublic = PUBLIC.includes(path);
  const port = await freePort();
  const options = await browserLaunchOptions();
  // Lighthouse opens a tab of its own, which has the cookies of the browser's first profile.
  const browser = await chromium.launchPersistentContext('', {
    ...options,
    ...PHONE,
    args: [...options.args, `--remote-debugging-port=${port}`],
    baseURL: programUrl,
  });
  try {
    // The first visit draws the pictures, in the sizes of a phone. The page stays open: without one, the browser would end.
    const page = await browser.newPage();
    if (isPublic) await page.goto(path, { waitUntil: 'networkidle' });
    else await signIn(page, 'collector@example.com', path);
    await page.goto('about:blank');
    const outcome = await audit(`${programUrl}${path}`, {
      port,
      onlyCategories: isPublic ? ['performance', ...OTHERS] : OTHERS,
      ...(!isPublic && { maxWaitForLoad: STREAM_WAIT }),
      logLevel: 'error',
    });
    if (!outcome) throw new Error(`Lighthouse has no report about ${path}.`);
    return Object.entries(outcome.lhr.categories).map(
      ([category, { score }]) => [category, Math.round((score ?? 0) * 100)] as const,
    );
  } finally {
    await browser.close();
  }
}
