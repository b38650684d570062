import type { CatalogueRunStatus } from '@domain/catalogue-run';

interface FakeListedSet {
  id: string;
  code: string;
  name: string;
  description: string;
  imageUrl: string;
  hasOwnPicture: boolean;
  origin: 'DEMO' | 'IMPORT';
  source: string | null;
  importedAt: string | null;
  pricesRecordedAt: string | null;
  cards: number;
  printings: number;
}

/** A set of the administrators' page. */
export const aListedSet = (given: Partial<FakeListedSet> & { code: string }): FakeListedSet => ({
  id: given.code.toLowerCase(),
  name: `Set ${given.code}`,
  description: '',
  imageUrl: `/images/card_sets/${given.code.toLowerCase()}`,
  hasOwnPicture: false,
  origin: 'IMPORT',
  source: `${given.code.toLowerCase()}.json`,
  importedAt: '2026-03-01T10:00:00.000Z',
  pricesRecordedAt: '2026-02-28T00:00:00.000Z',
  cards: 1_252,
  printings: 4_508,
  ...given,
});

/** A run of the administrators' page. */
export const aRun = (given: Record<string, unknown> & { status: CatalogueRunStatus }) => ({
  id: 'run-1',
  kind: 'IMPORT',
  source: 'set.json',
  fileId: null,
  options: {
    recordedAt: null,
    cardSetCode: null,
    replaceDemo: false,
    discardChanges: false,
    acceptJumps: false,
  },
  startedBy: { id: 'admin', handle: 'keeper', email: 'admin@example.com' },
  startedAt: '2026-03-01T10:00:00.000Z',
  endedAt: null,
  progress: null,
  refusal: null as { code: string; message: string } | null,
  demosInTheWay: [],
  reports: [],
  ...given,
});

const PRICE = {
  variantId: 'abc-001-standard',
  recordedAt: '2026-02-28T00:00:00.000Z',
  priceCents: 5_000,
  reason: 'JUMP',
  cardId: 'abc-001',
  cardName: 'Lantern Keeper',
  cardSetCode: 'ABC',
  number: '001',
  variantType: 'STANDARD',
  lastGoodCents: 100,
  lastGoodRecordedAt: '2026-01-31T00:00:00.000Z',
};

const PRODUCT = {
  source: 'tcgcsv',
  productId: '50011',
  finish: 'Normal',
  cardSetCode: 'SOR',
  name: 'Brass Harrier (Judge Promo)',
  number: '900',
  match: 'UNMATCHED',
  candidates: [
    {
      variantId: 'sor-002-standard',
      cardId: 'sor-002',
      cardName: 'Brass Harrier',
      number: '002',
      variantType: 'STANDARD',
    },
  ],
};

/** The catalogue's page of the fake API. */
export interface FakeAdminCatalogue {
  sets: FakeListedSet[];
  /** Newest first. */
  runs: ReturnType<typeof aRun>[];
  prices: (typeof PRICE)[];
  products: (typeof PRODUCT)[];
  /** Those that people decided about; `printing` is null for no card. */
  decided: object[];
}

export const aFakeAdminCatalogue = (
  given: Partial<FakeAdminCatalogue> = {},
): FakeAdminCatalogue => ({
  sets: [aListedSet({ code: 'ABC' }), aListedSet({ code: 'DEF', origin: 'DEMO', source: 'demo' })],
  runs: [],
  prices: [{ ...PRICE }],
  products: [{ ...PRODUCT }],
  decided: [],
  ...given,
});

interface ChangeInput {
  cardSetId: string;
  name: string;
  description: string;
  seen: { name: string; description: string };
}

/** The resolvers of schema.graphql for it, with the server's rules for conflicts and for one run at a time. */
export function resolversOfAdminCatalogue(page: FakeAdminCatalogue) {
  const audit: object[] = [];
  const setOf = (id: string) => page.sets.find((each) => each.id === id)!;
  const record = (action: string, subject: string, from: string | null, to: string | null) =>
    audit.unshift({
      id: String(audit.length + 1),
      at: '2026-03-02T10:00:00.000Z',
      actor: { id: 'admin', handle: 'keeper', email: 'admin@example.com' },
      action,
      subject,
      from,
      to,
    });
  const start = (given: Record<string, unknown>) => {
    if (page.runs.some(({ status }) => status === 'WAITING' || status === 'RUNNING')) {
      const message = 'Another import or sync is under way.';
      return { run: null, errors: [{ field: 'source', code: 'CONFLICT', message }] };
    }
    const run = aRun({ id: `run-${page.runs.length + 1}`, status: 'WAITING', ...given });
    page.runs.unshift(run);
    return { run, errors: [] };
  };
  return {
    listedCardSets: () => page.sets,
    catalogueRuns: () => page.runs,
    catalogueAudit: () => audit,
    quarantinedPrices: () => ({ nodes: page.prices, total: page.prices.length }),
    decideQuarantinedPrice: ({ variantId, decision }: { variantId: string; decision: string }) => {
      page.prices = page.prices.filter((price) => price.variantId !== variantId);
      record(decision === 'ACCEPT' ? 'PRICE_ACCEPTED' : 'PRICE_DROPPED', variantId, null, null);
      return { errors: [] };
    },
    unmatchedProducts: () => ({ nodes: page.products, total: page.products.length }),
    decideProduct: ({ productId, variantId }: { productId: string; variantId: string | null }) => {
      if (variantId === 'sor-001-standard') {
        const message = `Another product is pinned to ${variantId} already.`;
        return { errors: [{ field: 'variantId', code: 'CONFLICT', message }] };
      }
      const decided = page.products.filter((product) => product.productId === productId);
      page.products = page.products.filter((product) => !decided.includes(product));
      const [printing = null] = variantId === null ? [] : PRODUCT.candidates;
      page.decided.push(...decided.map((product) => ({ ...product, printing })));
      record('PRODUCT_PINNED', productId, null, variantId ?? 'no card');
      return { errors: [] };
    },
    decidedProducts: () => ({ nodes: page.decided, total: page.decided.length }),
    takeBackProductDecision: ({ productId }: { productId: string }) => {
      page.decided = [];
      page.products = [{ ...PRODUCT }];
      record('PRODUCT_UNPINNED', productId, 'no card', null);
      return { errors: [] };
    },
    startCatalogueImport: ({ input }: { input: { address?: string; fileId?: string } }) =>
      start({ source: input.address ?? 'set.json' }),
    startCatalogueSync: () => start({ kind: 'SYNC', source: 'all sources' }),
    cancelCatalogueRun: ({ runId }: { runId: string }) => {
      const at = page.runs.findIndex(({ id }) => id === runId);
      const refusal = { code: 'CANCELLED', message: 'An administrator cancelled it.' };
      page.runs[at] = { ...page.runs[at]!, status: 'REFUSED', refusal };
      return { errors: [] };
    },
    changeCardSet: ({ input: { cardSetId, name, description, seen } }: { input: ChangeInput }) => {
      const set = setOf(cardSetId);
      if (set.name !== seen.name) {
        const message = 'This was changed elsewhere.';
        return { cardSet: set, errors: [{ field: 'seen', code: 'CONFLICT', message }] };
      }
      record('SET_NAME', set.code, set.name, name);
      Object.assign(set, { name, description });
      return { cardSet: set, errors: [] };
    },
    moveCardSet: ({ cardSetId, move }: { cardSetId: string; move: 'UP' | 'DOWN' }) => {
      const from = page.sets.findIndex(({ id }) => id === cardSetId);
      const [moved] = page.sets.splice(from, 1);
      page.sets.splice(move === 'UP' ? Math.max(0, from - 1) : from + 1, 0, moved!);
      return { cardSet: null, errors: [] };
    },
    removeCardSetPicture: () => ({ cardSet: null, errors: [] }),
  };
}
