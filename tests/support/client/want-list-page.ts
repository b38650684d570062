import { screen, within } from '@testing-library/react';
import type { WantTerms } from '@domain/want-list';
import type { User } from '@domain/user';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleList } from '@tests/support/client/sale-lists';

const OWN = { 'scout-1-standard': 2, 'warden-1-standard': 1 };
const MOSS = { 'scout-1-foil': 3, 'scout-1-standard': 1, 'diver-2-showcase': 5 };

/** What the viewer is, wants and sells, and what others share. */
export interface Given {
  user?: User | null;
  own?: Record<string, number> | null;
  shared?: Record<string, Record<string, number>>;
  /** What wants mean, by printing. */
  terms?: Record<string, WantTerms>;
  /** Printings that the viewer sells. */
  selling?: readonly string[];
}

/** A want list’s page, for `fern` if nobody else is given. */
export function show(path: string, given: Given = {}) {
  const {
    user = aUser({ handle: 'fern' }),
    own = OWN,
    shared = { moss: MOSS },
    terms,
    selling,
  } = given;
  const wantLists = { own, shared, ...(terms && { terms }) };
  const saleItem = {
    quantity: 1,
    priceType: 'MARKET' as const,
    fixedPriceInCents: null,
    marketAdjustedPriceInCents: null,
    version: 1,
  };
  const items = Object.fromEntries(
    (selling ?? []).map((id) => [id, { ...saleItem, cardId: id.split('-', 2).join('-') }]),
  );
  const shown = renderApp(path, {
    ...(user && { user }),
    catalogue: {
      cardSets: tradeSets(),
      wantLists,
      saleLists: { own: selling ? aSaleList({ items }) : null, shared: {} },
    },
  });
  return { ...shown, wantLists };
}

/** The page’s title. */
export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The list, once it is there. */
export const cards = () => screen.findByRole('region', { name: 'Wanted cards' });
/** The names of its cards, in their order. */
export const names = async () =>
  within(await cards())
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);
/** The page’s main region. */
export const main = () => within(screen.getByRole('main'));
