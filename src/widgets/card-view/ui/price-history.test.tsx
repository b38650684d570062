import { act, screen, waitFor, within } from '@testing-library/react';
import { aCard, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import type { Answers, Fixture } from '@tests/support/client/answers';
import { failing } from '@tests/support/client/fake-api';
import { renderWithProviders } from '@tests/support/client/render-app';
import { PriceHistory } from './price-history';

const printings = [aPrinting('STANDARD', 125), aPrinting('FOIL', 300), aPrinting('SHOWCASE', null)];
const card = aCard({ cardVariants: printings });
const [standard, foil, showcase] = printings;
const price = (day: string, priceCents: number) => ({
  recordedAt: `${day}T00:00:00.000Z`,
  priceCents,
});
const YEAR = [price('2026-01-12', 110), price('2026-02-22', 100), price('2026-03-02', 125)];
const ALL = [price('2025-01-06', 90), ...YEAR];

type Points = ReturnType<typeof price>[];
const historyOf = (
  variantType: 'STANDARD' | 'FOIL',
  points: Points,
  low = points[0]!,
): Fixture<'PrintingPriceHistory'> => ({
  variantId: `sor-001-${variantType.toLowerCase()}`,
  variantType,
  points,
  low,
  high: points.at(-1)!,
  confirmedAt: points.at(-1)!.recordedAt,
});
const foils = [price('2026-03-01', 300)];

const answers: Answers = {
  priceHistory: ({ range, variantId }: { range: string; variantId: string }) =>
    [
      range === 'ALL' ? historyOf('STANDARD', ALL) : historyOf('STANDARD', YEAR, YEAR[1]),
      historyOf('FOIL', foils),
    ].filter((each) => each.variantId === variantId),
  priceChanges: [
    {
      variantId: 'sor-001-standard',
      changes: [
        { days: 7, fromCents: 100, toCents: 125 },
        { days: 30, fromCents: 110, toCents: 125 },
      ],
    },
  ],
};
const show = (options: Parameters<typeof renderWithProviders>[1] = {}, printing = standard) =>
  renderWithProviders(<PriceHistory card={card} printing={printing} headingLevel={2} />, {
    catalogue: { cardSets: [aCardSet({ cards: [card] })] },
    answers,
    ...options,
  });
const chart = () => screen.findByRole('slider', { name: 'Price history' });
const figure = (name: string) => screen.getByText(name).nextElementSibling;

test('draws a year of prices, or another range, and says the last one’s date', async () => {
  const { user } = show();
  expect(screen.getByRole('heading', { level: 2, name: 'Price history' })).toBeVisible();
  expect(await chart()).toHaveAttribute('aria-valuetext', 'Mar 2, 2026: Standard $1.25');
  expect(await chart()).toHaveAttribute('aria-valuemax', '3');
  expect(screen.getByText('March 2, 2026')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await waitFor(async () => expect(await chart()).toHaveAttribute('aria-valuemax', '4'));
  expect(screen.getByText('March 2, 2026')).toBeVisible();
});

test('the range is a group of radio buttons, which arrow keys choose', async () => {
  const { user } = show();
  expect(screen.getByRole('radiogroup', { name: 'Range' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '1 year' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
});

test('says how the price has changed, and low and high of the range', async () => {
  const { user } = show();
  await chart();
  await waitFor(() => expect(figure('In 7 days')).toHaveTextContent('+$0.25 (+25 %)'));
  expect(figure('In 30 days')).toHaveTextContent('+$0.15 (+14 %)');
  expect(figure('Low')).toHaveTextContent('$1.00 Feb 22, 2026');
  expect(figure('High')).toHaveTextContent('$1.25 Mar 2, 2026');
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await waitFor(() => expect(figure('Low')).toHaveTextContent('$0.90 Jan 6, 2025'));
});

test('each printing has its chart, and choosing one shows the printing', async () => {
  const { user, store } = show();
  await chart();
  const choice = screen.getByRole('combobox', { name: 'Printing' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Standard', 'Foil']);
  await user.selectOptions(choice, 'Foil');
  expect(store.getState().cardDetail.shown).toMatchObject({ cardId: card.id, tab: 'FOIL' });
});

test('a single price is a chart of one point, without changes', async () => {
  show({}, foil);
  expect(await chart()).toHaveAttribute('aria-valuemax', '1');
  await waitFor(() => expect(figure('In 7 days')).toHaveTextContent('Not known'));
  expect(figure('Low')).toHaveTextContent('$3.00');
});

test('a price older than two weeks says so', async () => {
  const confirmed = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const of = (daysAgo: number) => {
    const points = [{ recordedAt: confirmed(daysAgo), priceCents: 125 }];
    return { answers: { ...answers, priceHistory: [historyOf('STANDARD', points)] } };
  };
  const { unmount } = show(of(15.5));
  await chart();
  expect(screen.getByText(', 15 days ago: this price is old')).toBeVisible();
  unmount();
  show(of(13));
  await chart();
  expect(screen.queryByText(/this price is old/)).not.toBeInTheDocument();
});

test('a printing without a price says so, beside those that have one', async () => {
  show({}, showcase);
  expect(
    await screen.findByText('No price of the Showcase printing has been recorded.'),
  ).toBeVisible();
  expect(screen.getByRole('option', { name: 'Foil' })).toBeInTheDocument();
});

test('loads nothing until it is in sight', async () => {
  const seen: (() => void)[] = [];
  class Observer {
    readonly #report: (entries: { isIntersecting: boolean }[]) => void;
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      this.#report = report;
    }
    observe() {
      seen.push(() => this.#report([{ isIntersecting: true }]));
    }
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  try {
    const { api } = show();
    const asked = () => api.calls.map(({ operationName }) => operationName);
    await waitFor(() => expect(api.rest.calls).not.toHaveLength(0));
    expect(asked()).not.toContain('PriceHistory');
    act(() => seen.forEach((report) => report()));
    expect(await chart()).toBeVisible();
    expect(asked()).toContain('PriceHistory');
  } finally {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  }
});

test('requests and shows nothing if no printing has a price', async () => {
  const unpriced = aCard({ cardVariants: [showcase!, aPrinting('FOIL', 0)] });
  const { api } = renderWithProviders(
    <PriceHistory card={unpriced} printing={showcase} headingLevel={2} />,
    { catalogue: { cardSets: [aCardSet({ cards: [unpriced] })] } },
  );
  await waitFor(() => expect(api.rest.calls).not.toHaveLength(0));
  expect(screen.queryByRole('heading', { name: 'Price history' })).not.toBeInTheDocument();
  expect(api.calls.map(({ operationName }) => operationName)).not.toContain('PriceHistory');
});

test('a failure says so, and a retry works', async () => {
  const { api, user } = show({ prepare: (it) => it.answerWith(failing.html(500)) });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error: /);
  api.answerWith(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await chart()).toBeVisible();
});
