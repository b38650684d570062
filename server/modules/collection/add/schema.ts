import { builder } from '@server/graphql/builder';
import { FieldErrorRef, type FieldError } from '@server/graphql/field-error';
import { signedIn } from '@server/modules/user/policy';
import { addToCollection } from '../commands/add-to-collection';
import type { CollectionItemInventory } from '../counted-printing';
import { itemInventories } from '../item-inventories';
import { CollectionItemInventoryRef } from '../schema';
import { MOST_ADDITIONS } from './addition';

interface AddResult {
  stepId: number | null;
  collectionItemInventories: CollectionItemInventory[];
  errors: FieldError[];
}

const CollectionAdditionInput = builder.inputType('CollectionAdditionInput', {
  description: 'Copies to be added of one printing.',
  fields: (t) => ({
    variantId: t.id({ required: true }),
    count: t.int({ required: true }),
  }),
});

const AddToCollectionPayload = builder.objectRef<AddResult>('AddToCollectionPayload').implement({
  fields: (t) => ({
    stepId: t.id({
      nullable: true,
      description: 'The step that can be taken back; null beside errors.',
      resolve: ({ stepId }) => (stepId === null ? null : String(stepId)),
    }),
    collectionItemInventories: t.expose('collectionItemInventories', {
      type: [CollectionItemInventoryRef],
      description: 'The printings’ counts as they are then, also beside errors.',
      complexity: { field: 1, multiplier: MOST_ADDITIONS },
    }),
    errors: t.expose('errors', { type: [FieldErrorRef] }),
  }),
});

builder.mutationField('addToCollection', (t) =>
  t.field({
    description: `Adds copies of 1 to ${MOST_ADDITIONS} printings, all of them or none. Sent again under the same key, it adds nothing and answers the same.`,
    type: AddToCollectionPayload,
    args: {
      idempotencyKey: t.arg.string({ required: true }),
      additions: t.arg({ type: [CollectionAdditionInput], required: true }),
    },
    resolve: async (_root, asked, context) => {
      const { database } = context;
      const { id: userId } = signedIn(context);
      const outcome = await addToCollection(database, userId, asked);
      const variantIds = asked.additions.slice(0, MOST_ADDITIONS).map(({ variantId }) => variantId);
      return {
        stepId: outcome.ok ? outcome.stepId : null,
        collectionItemInventories: await itemInventories(database, userId, variantIds),
        errors: outcome.ok ? [] : outcome.errors,
      };
    },
  }),
);
