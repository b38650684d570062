import type { Fixture } from '@tests/support/client/answers';

/** A set, as administrators see it. */
export const aListedSet = (
  given: Partial<Fixture<'ListedCardSet'>> & { code: string },
): Fixture<'ListedCardSet'> => ({
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

/** An import that an administrator started. */
export const aRun = (
  given: Partial<Fixture<'CatalogueRun'>> & Pick<Fixture<'CatalogueRun'>, 'status'>,
): Fixture<'CatalogueRun'> => ({
  id: 'run-1',
  kind: 'IMPORT',
  source: 'set.json',
  options: { replaceDemo: false, discardChanges: false, acceptJumps: false },
  startedBy: { id: 'admin', handle: 'keeper', email: 'admin@example.com' },
  startedAt: '2026-03-01T10:00:00.000Z',
  demosInTheWay: [],
  reports: [],
  ...given,
});

/** What an administrator did to the catalogue. */
export const anAuditEntry = (
  given: Pick<Fixture<'CatalogueAuditEntry'>, 'action' | 'subject' | 'from' | 'to'>,
): Fixture<'CatalogueAuditEntry'> => ({
  id: given.action,
  at: '2026-03-02T10:00:00.000Z',
  actor: { id: 'admin', handle: 'keeper', email: 'admin@example.com' },
  ...given,
});

/** A price of $50.00 where the last good one was $1.00. */
export const aQuarantinedPrice = (): Fixture<'QuarantinedPrice'> => ({
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
});

/** A product that may be the standard printing of `sor-002`. */
export const anUnmatchedProduct = (
  given: Partial<Fixture<'UnmatchedProduct'>> = {},
): Fixture<'UnmatchedProduct'> => ({
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
  ...given,
});
