import { screen, within } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import { noOffers, type FakeOffer } from './offers';
import { renderApp } from './render-app';

/** The address of the offers tab, by what it lists. */
export const SENT = '/trading?tab=Offers&offers=sent';
export const RECEIVED = '/trading?tab=Offers';

/** The hub at an address, for `fern`, who has these offers. */
export const openHub = (
  path: string,
  offers: FakeOffer[],
  options: Parameters<typeof renderApp>[1] = {},
) =>
  renderApp(path, {
    user: aUser({ handle: 'fern' }),
    catalogue: { offers: noOffers({ offers }) },
    ...options,
  });

/** The page's main region. */
export const main = () => within(screen.getByRole('main'));

/** The table of offers that the viewer received, or `sent`. */
export const tableOf = (verb = 'received') =>
  main().findByRole('table', { name: `Offers that you ${verb}` });

/** Its rows, once it is there. */
export const rowsOf = async (verb?: string) =>
  within(await tableOf(verb))
    .getAllByRole('row')
    .slice(1);

/** The rows' names: the other side, and whether it is unread. */
export const usersIn = async (verb?: string) =>
  within(await tableOf(verb))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
