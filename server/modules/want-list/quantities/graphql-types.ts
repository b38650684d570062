import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { builder } from '@server/graphql/builder';
import { FieldErrorRef, type FieldError } from '@server/graphql/field-error';
import { WantListItemRef } from '../graphql-types';
import type { WantedPrinting } from '../repo';

/** What is said of a version wherever a quantity is set. */
export const EXPECTED_VERSION =
  'The version that was seen, 0 for what wasn’t on the list. CONFLICT for another one, and without it for all that is on the list.';

export const WantedQuantityInput = builder.inputType('WantedQuantityInput', {
  fields: (t) => ({
    cardVariantId: t.id({ required: true }),
    quantity: t.int({ required: true }),
    expectedVersion: t.int({ description: EXPECTED_VERSION }),
  }),
});

/** What came of setting quantities. */
interface SetResult {
  wantListItems: WantedPrinting[];
  errors: FieldError[];
}

export const UpdateWantListVariantCountPayload = builder
  .objectRef<SetResult>('UpdateWantListVariantCountPayload')
  .implement({
    fields: (t) => ({
      wantListItem: t.field({
        type: WantListItemRef,
        nullable: true,
        description: 'As it is then, also beside errors; null for an unknown printing.',
        resolve: ({ wantListItems }) => wantListItems[0] ?? null,
      }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

export const UpdateWantListVariantCountsPayload = builder
  .objectRef<SetResult>('UpdateWantListVariantCountsPayload')
  .implement({
    fields: (t) => ({
      wantListItems: t.expose('wantListItems', {
        type: [WantListItemRef],
        complexity: { field: 1, multiplier: MAX_ITEMS_AT_ONCE },
        description: 'As they are then, also beside errors.',
      }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });
