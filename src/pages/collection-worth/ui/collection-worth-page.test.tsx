import { screen, waitFor, within } from '@testing-library/react';
import { aRate, inEuro } from '@tests/factories/currency';
import { aUser } from '@tests/factories/user';
import type { Answers, Fixture } from '@tests/support/client/answers';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

const part = (worthCents: number, copies: number, unpricedPrintings = 0) => ({
  worthCents,
  copies,
  pricedPrintings: 1,
  unpricedPrintings,
});
const now: Fixture<'CollectionWorth'> = {
  id: 'me',
  ...part(1_234_567, 3_420, 17),
  pricedPrintings: 1_200,
  pricesRecordedAt: '2026-11-16T00:00:00.000Z',
  byCardSet: [
    { cardSetCode: 'SOR', cardSetName: 'Lanterns of the Rim', ...part(1_000_000, 3_000) },
    { cardSetCode: 'SHD', cardSetName: 'Veils', ...part(234_567, 420, 17) },
  ],
  byVariantType: [
    { variantType: 'FOIL', ...part(1_000_000, 1) },
    { variantType: 'STANDARD', ...part(234_567, 3_419, 17) },
  ],
};

const points = [
  { at: '2025-06-01T10:00:00.000Z', worthCents: 0, cardsCents: 0 },
  { at: '2025-11-21T12:00:00.000Z', worthCents: 1_500_000, cardsCents: 1_500_000 },
  { at: '2026-10-22T12:00:00.000Z', worthCents: 1_200_000, cardsCents: 1_200_000 },
  { at: '2026-11-21T12:00:00.000Z', worthCents: 1_234_567, cardsCents: 1_100_000 },
];
const pointsOfVeils = [
  { at: '2026-11-21T12:00:00.000Z', worthCents: 234_567, cardsCents: 234_567 },
];

const answers: Answers = {
  collectionWorth: now,
  collectionWorthHistory: ({ cardSetCode, from }: { cardSetCode?: string; from?: string }) =>
    (cardSetCode ? pointsOfVeils : points).filter(({ at }) => at >= (from ?? '')),
  collectionPriceMovers: {
    confirmedAt: '2026-11-14T00:00:00.000Z',
    up: [],
    down: [
      {
        variantId: 'sor-002-standard',
        cardId: 'sor-002',
        cardName: 'Quiet Comet',
        cardSetCode: 'SOR',
        number: '002',
        variantType: 'STANDARD',
        copies: 2,
        fromCents: 400,
        toCents: 300,
      },
    ],
  },
  cardSetPriceMovers: {
    confirmedAt: '2026-11-13T00:00:00.000Z',
    up: [
      {
        variantId: 'sor-003-foil',
        cardId: 'sor-003',
        cardName: 'Tidal Relay',
        cardSetCode: 'SOR',
        number: '003',
        variantType: 'FOIL',
        fromCents: 100,
        toCents: 350,
      },
    ],
    down: [],
  },
  collectionWorthMovers: {
    up: [
      {
        variantId: 'sor-001-foil',
        cardId: 'sor-001',
        cardName: 'Ember Warden',
        cardSetCode: 'SOR',
        number: '001',
        variantType: 'FOIL',
        copies: 3,
        effectCents: 1_200,
      },
    ],
    down: [],
  },
};

const open = (given: Answers = {}) =>
  renderApp('/collections/my/worth', { user: aUser(), answers: { ...answers, ...given } });
const items = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const chart = () => screen.findByRole('slider', { name: 'Worth over time' });
const received = async () => (await chart()).getAttribute('aria-valuetext');

test('shows the figure, the date of its prices and how many printings have none', async () => {
  open();
  expect(await screen.findByText('$12,345.67', { selector: 'p' })).toBeVisible();
  expect(screen.getByText('November 16, 2026')).toBeVisible();
  expect(screen.getByText('3,420 copies of 1,217 printings')).toBeVisible();
  expect(screen.getByText('17 printings have no price')).toBeVisible();
});

test('says how it changed in 30 days and in a year', async () => {
  open();
  const since = async (name: string) => (await screen.findByText(name)).nextElementSibling;
  expect(await since('Last 30 days')).toHaveTextContent('+$345.67');
  expect(await since('Last year')).toHaveTextContent('−$2,654.33');
});

test('a younger collection has no change to show', async () => {
  const young = { at: '2026-11-21T12:00:00.000Z', worthCents: 5, cardsCents: 5 };
  open({ collectionWorthHistory: [young] });
  expect(await screen.findAllByText('Nothing counted at that time')).toHaveLength(2);
});

test('lists sets in order of release, and kinds from the plainest to the rarest', async () => {
  open();
  expect(await items('By set')).toEqual([
    'Lanterns of the Rim $10,000.0081% 3,000 copies',
    'Veils $2,345.6719% 420 copies, 17 without a price',
  ]);
  expect(await items('By kind')).toEqual([
    'Standard $2,345.6719% 3,419 copies, 17 without a price',
    'Foil $10,000.0081% 1 copy',
  ]);
});

test('draws the worth over time, for a range or for one set', async () => {
  const { user, api } = open();
  expect(await received()).toBe(
    'Nov 21, 2026: Worth $12,345.67, Cards $11,000.00, Prices $1,345.67',
  );
  expect(await chart()).toHaveAttribute('aria-valuemax', '4');

  await user.click(screen.getByRole('radio', { name: '3 months' }));
  await waitFor(async () => expect(await chart()).toHaveAttribute('aria-valuemax', '2'));

  await user.selectOptions(screen.getByRole('combobox', { name: 'Card set' }), 'Veils');
  await waitFor(async () => expect(await received()).toMatch(/^Nov 21, 2026: Worth \$2,345\.67/));
  const asked = { cardSetCode: 'SHD', from: '2026-08-21T12:00:00.000Z' };
  expect(api.calls.slice(-2).map(({ variables }) => variables)).toEqual([asked, asked]);
});

test('names the printings whose prices did most, either way', async () => {
  open();
  expect(await items('Rose most')).toEqual(['Ember Warden SOR 001 · Foil · 3 copies +$12.00']);
  expect(await screen.findByText('No price fell in this period.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ember Warden' })).toHaveAttribute(
    'href',
    '/cards/sor-001',
  );
});

test('shows which prices moved, of the collection or of a whole set, in a week or a month', async () => {
  const { user, api } = open();
  expect(await items('Prices down')).toEqual([
    'Quiet Comet SOR 002 · Standard · 2 copies −$1.00 (−25 %) $4.00 → $3.00',
  ]);
  expect(screen.getByText('No price rose by 50¢ or more.')).toBeVisible();
  const panel = screen.getByText(
    /^Market prices of a copy that rose or fell by 50¢ or more/,
  ).parentElement;
  expect(panel).toHaveTextContent(/in the 7 days before November 14, 2026/);

  await user.click(screen.getByRole('radio', { name: '30 days' }));
  await waitFor(() => expect(panel).toHaveTextContent(/in the 30 days before/));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cards' }), 'SOR');
  expect(await items('Prices up')).toEqual([
    'Tidal Relay SOR 003 · Foil +$2.50 (+250 %) $1.00 → $3.50',
  ]);
  expect(panel).toHaveTextContent('November 13, 2026');
  expect(
    api.calls
      .filter(({ operationName }) => operationName.endsWith('PriceMovers'))
      .map(({ variables }) => variables),
  ).toEqual([{ days: 7 }, { days: 30 }, { cardSetCode: 'SOR', days: 30 }]);
});

test('a collection without any price says so', async () => {
  const unpriced = { ...now, worthCents: 0, pricedPrintings: 0, pricesRecordedAt: null };
  open({ collectionWorth: unpriced });
  expect(await screen.findByText('N/A')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Over time' })).not.toBeInTheDocument();
});

test('without any card there is something to do', async () => {
  open({ collectionWorth: { ...now, ...part(0, 0), byCardSet: [], byVariantType: [] } });
  expect(await screen.findByRole('heading', { name: 'Nothing to value yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Count your cards' })).toHaveAttribute(
    'href',
    '/collections/my/edit',
  );
});

test('a failure says so, and a retry works', async () => {
  const { api, user } = renderApp('/collections/my/worth', {
    user: aUser(),
    answers,
    prepare: (it) => it.answerWith(failing.html(500)),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error: /);
  api.answerWith(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('$12,345.67', { selector: 'p' })).toBeVisible();
});

test('a kind that this build doesn’t know is named', async () => {
  // The schema of this build lets nothing else through, so the answer is written by hand.
  open({ collectionWorth: { ...now, byVariantType: [] } }).api.answerWith(async () =>
    Response.json({
      data: {
        collectionWorth: {
          ...now,
          byVariantType: [{ variantType: 'GLITTER', ...part(1, 1) }],
        },
      },
    }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Unknown variant type: GLITTER');
});

test('in euro, the worth is approximate, and says at which rate', async () => {
  renderApp('/collections/my/worth', {
    user: aUser(),
    currency: inEuro(aRate({ isOld: true })),
    answers,
  });
  expect(await screen.findByText('≈€11,385.84', { selector: 'p' })).toBeVisible();
  expect((await screen.findByText('Last 30 days')).nextElementSibling).toHaveTextContent(
    '≈+€318.80',
  );
  expect(await items('Rose most')).toEqual(['Ember Warden SOR 001 · Foil · 3 copies ≈+€11.07']);
  expect(await received()).toMatch(/^Nov 21, 2026: Worth ≈€11,385\.84, Cards ≈€10,144\.79/);
  expect(
    screen.getByText(
      /^Amounts in euro are approximate: €1 = \$1\.0843, .* more than 14 days old\.$/,
    ),
  ).toBeVisible();
});
