import { normalizeCardSetCode } from '@domain/card-set';
import type { Missing } from '@domain/collection';
import { refusal } from '@server/errors';
import { builder } from '@server/graphql/builder';
import { FieldErrorRef } from '@server/graphql/field-error';
import { signedIn } from '@server/modules/user/policy';
import { collectionOfSet, type UserCardSetCollection } from './collection-of-set';
import type { CollectionItemInventory } from './counted-printing';
import { setCount, type SetCountResult } from './set-count';

/** A set with all its printings, and a margin: what a collection's answer may hold. */
export const MOST_PRINTINGS = 2_500;

const MissingCountRef = builder.objectRef<Missing>('MissingCount').implement({
  description:
    'How many copies are still looked for, and whether that follows from the preferences.',
  fields: (t) => ({
    count: t.exposeInt('count'),
    isDefault: t.exposeBoolean('isDefault'),
  }),
});

export const CollectionItemInventoryRef = builder
  .objectRef<CollectionItemInventory>('CollectionItemInventory')
  .implement({
    description: 'What a collection says of one printing.',
    fields: (t) => ({
      id: t.id({ resolve: ({ variantId }) => variantId }),
      variantId: t.exposeID('variantId'),
      inventory: t.exposeInt('inventory'),
      missing: t.expose('missing', {
        type: MissingCountRef,
        nullable: true,
        description: 'Null for everyone but the owner.',
      }),
      target: t.exposeInt('target', {
        nullable: true,
        description: 'How many copies the owner wants; null for everyone else.',
      }),
      extraCount: t.exposeInt('extraCount'),
      version: t.exposeInt('version', {
        description: 'What a change names, so that it overwrites nothing unseen.',
      }),
    }),
  });

const UserCardSetCollectionRef = builder
  .objectRef<UserCardSetCollection>('UserCardSetCollection')
  .implement({
    description: 'A player’s counts of every printing of a set.',
    fields: (t) => ({
      id: t.exposeID('id'),
      isOwner: t.exposeBoolean('isOwner'),
      handle: t.exposeString('handle', { nullable: true }),
      cardSetCode: t.exposeString('cardSetCode'),
      items: t.expose('items', {
        type: [CollectionItemInventoryRef],
        complexity: { field: 1, multiplier: MOST_PRINTINGS },
      }),
    }),
  });

const UpdateCollectionVariantInventoryPayload = builder
  .objectRef<SetCountResult>('UpdateCollectionVariantInventoryPayload')
  .implement({
    fields: (t) => ({
      collectionItemInventory: t.expose('collectionItemInventory', {
        type: CollectionItemInventoryRef,
        nullable: true,
        description: 'As it is then, also beside errors; null for an unknown printing.',
      }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

builder.queryField('userCardSetCollection', (t) =>
  t.field({
    description: 'Without a handle, the viewer’s own. NOT_FOUND for a private one as for none.',
    type: UserCardSetCollectionRef,
    args: { cardSetCode: t.arg.string({ required: true }), userHandle: t.arg.string() },
    resolve: async (_root, { cardSetCode, userHandle }, { database, ...context }) => {
      if (userHandle == null) signedIn(context);
      const found = await collectionOfSet(database, context.viewer, {
        cardSetCode: normalizeCardSetCode(cardSetCode),
        userHandle: userHandle ?? null,
      });
      if (found === null) throw refusal('NOT_FOUND', 'Collection not found');
      return found;
    },
  }),
);

builder.mutationField('updateCollectionVariantInventory', (t) =>
  t.field({
    description:
      'Sets how many copies one has, or how many are missing (−1 for the default). With the version that was seen, CONFLICT where another change came first.',
    type: UpdateCollectionVariantInventoryPayload,
    args: {
      variantId: t.arg.id({ required: true }),
      inventory: t.arg.int(),
      missingOverrideCount: t.arg.int(),
      expectedVersion: t.arg.int(),
    },
    resolve: (_root, asked, context) => setCount(context.database, signedIn(context).id, asked),
  }),
);
