import type { ImportPreview, PlanPreview } from '@domain/collection-file';

const NONE = { total: 0, first: [] };

/** One printing of an invented card that would rise from 1 to 4. */
export const aPlanPreview = (given: Partial<PlanPreview> = {}): PlanPreview => ({
  changes: 1,
  copies: 3,
  sets: [{ code: 'SOR', name: 'Shards of Rime', changes: 1, copies: 3 }],
  first: [
    {
      variantId: 'sor-059-foil',
      setCode: 'SOR',
      number: '059F',
      name: 'Glass Moth',
      subtitle: 'Waking',
      variantType: 'FOIL',
      from: { inventory: 1, missingOverride: null },
      to: { inventory: 4, missingOverride: null },
    },
  ],
  refused: NONE,
  ...given,
});

/** The preview of a small file. */
export const anImportPreview = (given: Partial<ImportPreview> = {}): ImportPreview => ({
  id: '0b0f0000-0000-4000-8000-000000000001',
  fileName: 'box.csv',
  format: 'SWUDB',
  rows: 1,
  rejected: NONE,
  warnings: NONE,
  header: ['Set', 'CardNumber', 'Count', 'IsFoil'],
  remarks: [],
  notKept: [],
  paidCents: null,
  held: { same: 0, of: 1 },
  plans: {
    add: aPlanPreview(),
    replace: aPlanPreview({ changes: 0, copies: 0, sets: [], first: [] }),
  },
  ...given,
});
