import { screen, waitFor } from '@testing-library/react';
import { aCard, aCardVariant } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { failing } from '@tests/support/client/fake-api';
import { renderWithProviders } from '@tests/support/client/render-app';
import { PriceHistory } from './price-history';

const variants = [aCardVariant('STANDARD', 125), aCardVariant('FOIL', null)];
const card = aCard({ cardVariants: variants });
const prices = {
  'sor-001-standard': [
    { recordedAt: '2025-01-06T00:00:00.000Z', priceCents: 90 },
    { recordedAt: '2026-01-12T00:00:00.000Z', priceCents: 110 },
    { recordedAt: '2026-03-02T00:00:00.000Z', priceCents: 125 },
  ],
};
const catalogue = { cardSets: [aCardSet({ cards: [card] })], prices };
const show = (options: Parameters<typeof renderWithProviders>[1] = {}, shown = variants) =>
  renderWithProviders(<PriceHistory cardId={card.id} variants={shown} headingLevel={2} />, {
    catalogue,
    ...options,
  });
const chart = () => screen.findByRole('slider', { name: 'Price history' });

test('draws a year of prices, or another range, and says the last one’s date', async () => {
  const { user } = show();
  expect(screen.getByRole('heading', { level: 2, name: 'Price history' })).toBeVisible();
  expect(await chart()).toHaveAttribute('aria-valuetext', 'Mar 2, 2026: Standard $1.25');
  expect(await chart()).toHaveAttribute('aria-valuemax', '2');
  expect(screen.getByText('March 2, 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(await chart()).toHaveAttribute('aria-valuemax', '3');
  expect(screen.getByText('March 2, 2026')).toBeVisible();
});

test('requests and shows nothing if no printing has a price', async () => {
  const { api } = show({}, [aCardVariant('SHOWCASE', null), aCardVariant('FOIL', 0)]);
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
