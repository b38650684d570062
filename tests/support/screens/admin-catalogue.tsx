import { act, screen, within } from '@testing-library/react';
import {
  aListedSet,
  aQuarantinedPrice,
  aRun,
  anUnmatchedProduct,
} from '@tests/factories/admin-catalogue';
import { aCard, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { aUser } from '@tests/factories/user';
import type { Answers, Fixture } from '@tests/support/client/answers';
import { renderApp } from '@tests/support/client/render-app';

export const admin = aUser({ handle: 'keeper', roles: ['USER', 'ADMIN'] });

const CARDS = [
  aCard({
    id: 'sor-001',
    name: 'Ashen Oath',
    cardVariants: [aPrinting('STANDARD', 100)],
  }),
  aCard({
    id: 'sor-002',
    name: 'Brass Harrier',
    cardVariants: [
      aPrinting('FOIL', 200, { id: 'sor-002-foil', number: '002' }),
      aPrinting('STANDARD', 125, { id: 'sor-002-standard', number: '002' }),
    ],
  }),
];

/** What the page lists; a test changes it as administrators do. */
const onPage = () => ({
  sets: [aListedSet({ code: 'ABC' }), aListedSet({ code: 'DEF', origin: 'DEMO', source: 'demo' })],
  /** Newest first. */
  runs: [] as Fixture<'CatalogueRun'>[],
  audit: [] as Fixture<'CatalogueAuditEntry'>[],
  prices: [aQuarantinedPrice()],
  products: [anUnmatchedProduct()],
  /** Products that people decided about. */
  decided: [] as Fixture<'DecidedProduct'>[],
});

const all = <Row,>(nodes: Row[]) => ({ nodes, total: nodes.length });

function answersAbout(page: ReturnType<typeof onPage>): Answers {
  const start = (given: Partial<Fixture<'CatalogueRun'>>) => {
    const run = aRun({ status: 'WAITING', ...given });
    page.runs.unshift(run);
    return { run, errors: [] };
  };
  return {
    listedCardSets: () => page.sets,
    catalogueRuns: () => page.runs,
    catalogueAudit: () => page.audit,
    quarantinedPrices: () => all(page.prices),
    unmatchedProducts: () => all(page.products),
    decidedProducts: () => all(page.decided),
    startCatalogueImport: () => start({}),
    startCatalogueSync: () => start({ kind: 'SYNC', source: 'all sources' }),
  };
}

/** The catalogue's page for an administrator. */
export function renderAdminCatalogue(given: Partial<ReturnType<typeof onPage>> = {}) {
  const page = { ...onPage(), ...given };
  const app = renderApp('/admin/catalogue', {
    user: admin,
    catalogue: { cardSets: [aCardSet({ cards: CARDS })] },
    answers: answersAbout(page),
  });
  return { ...app, page };
}

/** The same, once its sets are shown and live updates are on. */
export async function openAdminCatalogue(given: Parameters<typeof renderAdminCatalogue>[0] = {}) {
  const app = renderAdminCatalogue(given);
  app.api.rest.events.open();
  await screen.findByRole('table', { name: 'Sets in their order' });
  await screen.findByText('Live updates on');
  /** The server tells administrators that a run has gone on. */
  const tell = () =>
    act(async () => app.api.rest.events.sendText('event: catalogue-run\ndata: {}\n\n'));
  return { ...app, tell };
}

/** The names and codes of the sets, in their order. */
export const setNames = () =>
  within(screen.getByRole('table', { name: 'Sets in their order' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
