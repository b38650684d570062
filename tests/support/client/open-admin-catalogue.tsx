import { act, screen, within } from '@testing-library/react';
import { aCard, aCardVariant } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { aFakePeople, aUser } from '@tests/factories/user';
import { aFakeAdminCatalogue, type FakeAdminCatalogue } from './admin-catalogue';
import { renderApp } from './render-app';

export const admin = aUser({ handle: 'keeper', roles: ['USER', 'ADMIN'] });

const CARDS = [
  aCard({
    id: 'sor-001',
    name: 'Ashen Oath',
    cardVariants: [aCardVariant('STANDARD', 100)],
  }),
  aCard({
    id: 'sor-002',
    name: 'Brass Harrier',
    cardVariants: [
      aCardVariant('FOIL', 200, { id: 'sor-002-foil', number: '002' }),
      aCardVariant('STANDARD', 125, { id: 'sor-002-standard', number: '002' }),
    ],
  }),
];

/** The catalogue's page for an administrator, once its sets are shown and live updates are on. */
export async function openAdminCatalogue(given: Partial<FakeAdminCatalogue> = {}) {
  const page = aFakeAdminCatalogue(given);
  const app = renderApp('/admin/catalogue', {
    user: admin,
    catalogue: {
      cardSets: [aCardSet({ cards: CARDS })],
      people: aFakePeople({ viewer: admin }),
      adminCatalogue: page,
    },
  });
  app.api.rest.events.open();
  await screen.findByRole('table', { name: 'Sets in their order' });
  await screen.findByText('Live updates on');
  /** The server tells administrators that a run has gone on. */
  const tell = () =>
    act(async () => app.api.rest.events.sendText('event: catalogue-run\ndata: {}\n\n'));
  return { ...app, page, tell };
}

/** The names and codes of the sets, in their order. */
export const setNames = () =>
  within(screen.getByRole('table', { name: 'Sets in their order' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
