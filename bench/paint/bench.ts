import type { Browser, BrowserContextOptions } from '@playwright/test';
import { signIn } from '@tests/support/browser/sign-in';
import { figure, median, milliseconds, times, type Figure } from '../figure';
import { demoBench } from '../support/demo-program';
import { CPU_SLOWDOWN, newVisitor } from '../support/slow-page';
import { serveBlankPage } from './blank-page';
import { visit, type Visit } from './visit';

const PUBLIC = ['/', '/card-sets', '/cards/SOR', '/cards/SOR?view=list'];
const SIGNED_IN = ['/collections/my', '/trading', '/collections/my/sell'];
const WIDTHS = [1_400, 360];
const VISITS = 5;
const BARS = {
  public: { first: 2, largest: 2.5 },
  signedIn: { first: 3, largest: 4 },
  blocked: 200,
  layoutShift: 0.01,
};

/** A page at a width, and all visits of it. */
interface Place {
  kind: 'blank' | 'public' | 'signed in';
  name: string;
  address: string;
  options: BrowserContextOptions;
  visits: Visit[];
}

/** First and largest contentful paint, blocking and shift, on a slow machine and connection (rules/speed#bars). */
export const paint = demoBench({
  name: 'paint',
  async measure({ programUrl, browser }) {
    const blankPage = await serveBlankPage();
    try {
      const cookies = await cookiesOf(browser, programUrl);
      const places = WIDTHS.flatMap((width) => {
        const viewport = { width, height: 900 };
        const at = (kind: Place['kind'], path: string): Place => ({
          kind,
          name: `\`${path}\` at ${width} px`,
          address: kind === 'blank' ? blankPage.url : `${programUrl}${path}`,
          options: kind === 'signed in' ? { viewport, storageState: cookies } : { viewport },
          visits: [],
        });
        return [
          at('blank', 'blank'),
          ...PUBLIC.map((path) => at('public', path)),
          ...SIGNED_IN.map((path) => at('signed in', path)),
        ];
      });
      // In turn, so a noisy minute affects all of them. The first visits draw the pictures, which a median leaves out.
      for (let round = 0; round < VISITS; round += 1) {
        for (const { address, options, visits } of places) {
          visits.push(await visit(browser, address, options));
        }
      }
      return figuresOf(places);
    } finally {
      await blankPage.stop();
    }
  },
});

async function cookiesOf(browser: Browser, programUrl: string) {
  const context = await newVisitor(browser, programUrl);
  await signIn(await context.newPage(), 'collector@example.com');
  const state = await context.storageState();
  await context.close();
  return state;
}

const middle = (visits: readonly Visit[], of: keyof Visit): number =>
  median(visits.map((each) => each[of]));

/** The highest amount of all places, and its place. */
const worst = (places: readonly Place[], amountOf: (place: Place) => number) =>
  places
    .map((place) => ({ amount: amountOf(place), detail: place.name }))
    .reduce((a, b) => (b.amount > a.amount ? b : a));

function figuresOf(places: readonly Place[]): Figure[] {
  const of = (kind: Place['kind']) => places.filter((place) => place.kind === kind);
  const pages = places.filter(({ kind }) => kind !== 'blank');
  const blank = of('blank').flatMap(({ visits }) => visits);
  const blanks = {
    firstPaint: middle(blank, 'firstPaint'),
    largestPaint: middle(blank, 'largestPaint'),
  };
  const ratio = (kind: Place['kind'], paintOf: keyof typeof blanks) => ({
    ...worst(of(kind), ({ visits }) => middle(visits, paintOf) / blanks[paintOf]),
    as: times,
  });
  const how = `processor slowed ${CPU_SLOWDOWN} ×, 10 Mbit/s, 40 ms, at ${WIDTHS.join(' and ')} px; the worst page, each by its median of ${VISITS} cold visits, against a blank page with the same React (${milliseconds(blanks.firstPaint)} and ${milliseconds(blanks.largestPaint)})`;
  return [
    figure(
      'First and largest paint of public pages',
      how,
      { ...ratio('public', 'firstPaint'), atMost: BARS.public.first },
      { ...ratio('public', 'largestPaint'), atMost: BARS.public.largest },
    ),
    figure(
      'First and largest paint of a signed-in person’s pages',
      'in the same way',
      { ...ratio('signed in', 'firstPaint'), atMost: BARS.signedIn.first },
      { ...ratio('signed in', 'largestPaint'), atMost: BARS.signedIn.largest },
    ),
    figure(
      'Blocking time and layout shift',
      'the same visits of all these pages: the worst median, and the largest shift of any visit',
      {
        ...worst(pages, ({ visits }) => middle(visits, 'blocked')),
        atMost: BARS.blocked,
        as: milliseconds,
      },
      {
        ...worst(pages, ({ visits }) => Math.max(...visits.map((each) => each.layoutShift))),
        atMost: BARS.layoutShift,
        as: (shift) => String(Number(shift.toFixed(4))),
      },
    ),
  ];
}
