import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { builder } from '@server/graphql/builder';
import { FieldErrorRef, type FieldError } from '@server/graphql/field-error';
import { WantListItemRef } from '../graphql-types';
import type { WantedPrinting } from '../repo';

export const WantedQuantityInput = builder.inputType('WantedQuantityInput', {
  fields: (t) => ({
    cardVariantId: t.id({ required: true }),
    quantity: t.int({ required: true }),
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
        description: 'As it is then; null beside errors.',
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
        description: 'As they are then; none beside errors.',
      }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });
