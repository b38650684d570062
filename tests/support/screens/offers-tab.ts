import { screen, within } from '@testing-library/react';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import type { FakeOffer } from '@tests/factories/offer';
import { offersAnswers } from '@tests/support/client/offers';
import { renderApp } from '@tests/support/client/render-app';

/** The tab of one's offers, by what it lists. */
export const ALL = '/trading?tab=Offers';
export const SENT = '/trading?tab=Offers&offers=sent';
export const RECEIVED = '/trading?tab=Offers&offers=received';

/** The hub at an address, for `fern`, who has these offers. */
export const openHub = (
  path: string,
  offers: FakeOffer[],
  { answers, ...options }: Parameters<typeof renderApp>[1] = {},
) =>
  renderApp(path, {
    user: aUser({ handle: 'fern' }),
    catalogue: { cardSets: tradeSets() },
    answers: { ...offersAnswers(offers), ...answers },
    ...options,
  });

/** The page's main region. */
export const main = () => within(screen.getByRole('main'));

/** What is listed: all of one's offers, or those of one side. */
type Which = 'all' | 'received' | 'sent';

const CAPTIONS: Record<Which, string> = {
  all: 'Your offers',
  received: 'Offers that you received',
  sent: 'Offers that you sent',
};

/** The table of the viewer's offers. */
export const tableOf = (which: Which = 'all') =>
  main().findByRole('table', { name: CAPTIONS[which] });

/** Its rows, once it is there. */
export const rowsOf = async (which?: Which) =>
  within(await tableOf(which))
    .getAllByRole('row')
    .slice(1);

/** The names of the rows, in order: the other players. */
export const usersIn = async (which?: Which) =>
  within(await tableOf(which))
    .getAllByRole('link', { name: /^View offer/ })
    .map(({ textContent }) => textContent?.replace(/^View offer (to|from) /, ''));
