import { formatNumber } from '@domain/number-text';
import { normalizeCardSetCode } from '@domain/card-set';
import { MAX_INVENTORY, type Missing } from '@domain/collection';
import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { refusal } from '@server/platform/errors';
import { builder } from '@server/platform/graphql/builder';
import { type FieldError, FieldErrorRef } from '@server/platform/graphql/field-error';
import { type CollectionStep, parseStepId } from '../queries/history/step';
import { collectionStep } from '../queries/history/history';
import { CollectionStepRef } from './history';
import { signedIn } from '@server/modules/people';
import { addToCollection } from '../commands/add-to-collection';
import { setCount, type SetCountResult } from '../commands/set-count';
import { setInventories } from '../commands/set-inventories';
import { undoStep } from '../commands/undo-step';
import { MAX_ADDITIONS } from '../commands/validation';
import { collectionOfSet, type UserCardSetCollection } from '../queries/collection-of-set';
import { type CollectionItemInventory, itemInventories } from '../queries/counted-printing';
import { missingBySet, type MissingOfSet } from '../queries/missing-by-set';
import { progressBySet, type SetProgress } from '../queries/progress-by-set';

/** How many sets count in a query's complexity. */
const TYPICAL_SETS = 10;

/** The most counts in an answer: a set with all its printings, and a margin. */
const MAX_PRINTINGS = 2_500;

const MissingCountRef = builder.objectRef<Missing>('MissingCount').implement({
  description: 'How many copies are missing, and whether that follows from the preferences.',
  fields: (t) => ({
    count: t.exposeInt('count'),
    isDefault: t.exposeBoolean('isDefault'),
  }),
});

const CollectionItemInventoryRef = builder
  .objectRef<CollectionItemInventory>('CollectionItemInventory')
  .implement({
    description: 'A printing’s count in a collection.',
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
        description: 'What a change must name, so that it overwrites nothing unseen.',
      }),
    }),
  });

export const UserCardSetCollectionRef = builder
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
        complexity: { field: 1, multiplier: MAX_PRINTINGS },
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
        description: 'After the change, also with errors; null for an unknown printing.',
      }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

builder.queryField('userCardSetCollection', (t) =>
  t.field({
    description:
      'Without a handle, the viewer’s own. NOT_FOUND for a private and for a missing collection.',
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

const MissingOfSetRef = builder.objectRef<MissingOfSet>('MissingOfSet').implement({
  description: 'What the viewer’s collection of a set lacks, and what that costs.',
  fields: (t) => ({
    cardSetCode: t.exposeString('cardSetCode'),
    copies: t.exposeInt('copies'),
    cents: t.exposeFloat('cents', {
      description: 'At the newest market prices; a float, since it may be more than an Int holds.',
    }),
    unpriced: t.exposeInt('unpriced', { description: 'Copies without a market price.' }),
  }),
});

builder.queryField('missingBySet', (t) =>
  t.field({
    description: 'What the viewer’s own collection lacks of each set, in order of release.',
    type: [MissingOfSetRef],
    complexity: { field: 1, multiplier: TYPICAL_SETS },
    resolve: (_root, _args, context) => {
      const { id } = signedIn(context);
      return context.longWork.run(id, (database) => missingBySet(database, id));
    },
  }),
);

const SetProgressRef = builder.objectRef<SetProgress>('SetProgress').implement({
  description: 'How far the viewer has come with a set.',
  fields: (t) => ({
    cardSetCode: t.exposeString('cardSetCode'),
    cards: t.exposeInt('cards', { description: 'All cards of the set.' }),
    owned: t.exposeInt('owned', { description: 'Those of which the viewer has a copy.' }),
    playsets: t.exposeInt('playsets', { description: 'Those of which the viewer has a playset.' }),
    countedAt: t.expose('countedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When one of its counts was changed last; null if nothing is counted.',
    }),
  }),
});

builder.queryField('progressBySet', (t) =>
  t.field({
    description: 'The viewer’s progress in each set, in order of release.',
    type: [SetProgressRef],
    complexity: { field: 1, multiplier: TYPICAL_SETS },
    resolve: (_root, _args, context) => {
      const { id } = signedIn(context);
      return context.longWork.run(id, (database) => progressBySet(database, id));
    },
  }),
);

builder.mutationField('updateCollectionVariantInventory', (t) =>
  t.field({
    description:
      'Sets how many copies the viewer has, or how many are missing (−1 for the default). With the version that was seen, CONFLICT if another change came first.',
    type: UpdateCollectionVariantInventoryPayload,
    args: {
      variantId: t.arg.id({ required: true }),
      inventory: t.arg.int(),
      missingOverrideCount: t.arg.int(),
      expectedVersion: t.arg.int(),
    },
    resolve: (_root, input, context) => setCount(context.database, signedIn(context).id, input),
  }),
);

interface StepResult {
  stepId: number | null;
  collectionItemInventories: CollectionItemInventory[];
  errors: FieldError[];
}

const CollectionAdditionInput = builder.inputType('CollectionAdditionInput', {
  description: 'Copies to add to one printing’s count.',
  fields: (t) => ({
    variantId: t.id({ required: true }),
    count: t.int({ required: true }),
  }),
});

const AddToCollectionPayload = builder.objectRef<StepResult>('AddToCollectionPayload').implement({
  fields: (t) => ({
    stepId: t.id({
      nullable: true,
      description: 'The step, which can be undone; null with errors.',
      resolve: ({ stepId }) => (stepId === null ? null : String(stepId)),
    }),
    collectionItemInventories: t.expose('collectionItemInventories', {
      type: [CollectionItemInventoryRef],
      description: 'The printings’ counts after the change, also with errors.',
      complexity: { field: 1, multiplier: MAX_ADDITIONS },
    }),
    errors: t.expose('errors', { type: [FieldErrorRef] }),
  }),
});

builder.mutationField('addToCollection', (t) =>
  t.field({
    description: `Adds copies of 1 to ${MAX_ADDITIONS} printings, all of them or none. Sent again under the same key, it adds nothing and gives the same answer.`,
    type: AddToCollectionPayload,
    args: {
      idempotencyKey: t.arg.string({ required: true }),
      additions: t.arg({ type: [CollectionAdditionInput], required: true }),
    },
    resolve: async (_root, input, context) => {
      const { database } = context;
      const { id: userId } = signedIn(context);
      const outcome = await addToCollection(database, userId, input);
      const variantIds = input.additions.slice(0, MAX_ADDITIONS).map(({ variantId }) => variantId);
      return {
        stepId: outcome.ok ? outcome.stepId : null,
        collectionItemInventories: await itemInventories(database, userId, variantIds),
        errors: outcome.ok ? [] : outcome.errors,
      };
    },
  }),
);

const CollectionInventoryInput = builder.inputType('CollectionInventoryInput', {
  description: 'How many copies of a printing the viewer has.',
  fields: (t) => ({
    variantId: t.id({ required: true }),
    inventory: t.int({ required: true }),
    expectedVersion: t.int({
      required: true,
      description: 'The version that was seen; CONFLICT if another change came first.',
    }),
  }),
});

const UpdateCollectionVariantInventoriesPayload = builder
  .objectRef<StepResult>('UpdateCollectionVariantInventoriesPayload')
  .implement({
    fields: (t) => ({
      stepId: t.id({
        nullable: true,
        description: 'The step, which can be undone; null with errors, and if nothing changed.',
        resolve: ({ stepId }) => (stepId === null ? null : String(stepId)),
      }),
      collectionItemInventories: t.expose('collectionItemInventories', {
        type: [CollectionItemInventoryRef],
        description: 'The printings’ counts after the change, also with errors.',
        complexity: { field: 1, multiplier: MAX_ITEMS_AT_ONCE },
      }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

builder.mutationField('updateCollectionVariantInventories', (t) =>
  t.field({
    description: `Sets how many copies of 1 to ${formatNumber(MAX_ITEMS_AT_ONCE)} printings the viewer has, all of them or none, as one step. Sent again under the same key, it changes nothing and gives the same answer.`,
    type: UpdateCollectionVariantInventoriesPayload,
    args: {
      idempotencyKey: t.arg.string({ required: true }),
      items: t.arg({ type: [CollectionInventoryInput], required: true }),
    },
    resolve: async (_root, asked, context) => {
      const { database } = context;
      const { id: userId } = signedIn(context);
      const outcome = await setInventories(database, userId, asked);
      const variantIds = asked.items.slice(0, MAX_ITEMS_AT_ONCE).map(({ variantId }) => variantId);
      return {
        stepId: outcome.stepId,
        collectionItemInventories: await itemInventories(database, userId, variantIds),
        errors: outcome.errors,
      };
    },
  }),
);

interface UndoResult {
  step: CollectionStep | null;
  collectionItemInventories: CollectionItemInventory[];
  errors: FieldError[];
}

const UndoCollectionStepPayload = builder
  .objectRef<UndoResult>('UndoCollectionStepPayload')
  .implement({
    fields: (t) => ({
      step: t.expose('step', {
        type: CollectionStepRef,
        nullable: true,
        description: 'The step that undid it; null with errors.',
      }),
      collectionItemInventories: t.expose('collectionItemInventories', {
        type: [CollectionItemInventoryRef],
        description: `The counts after the change; none if it changed more than ${MAX_PRINTINGS}: fetch those set by set.`,
        complexity: { field: 1, multiplier: MAX_PRINTINGS },
      }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

builder.mutationField('undoCollectionStep', (t) =>
  t.field({
    description: `Undoes one of the viewer’s steps, all of it or nothing: OUT_OF_RANGE if a count would leave 0 to ${formatNumber(MAX_INVENTORY)}, ALREADY_UNDONE the second time, NOT_UNDOABLE for an exchange. An undo can be undone.`,
    type: UndoCollectionStepPayload,
    args: { stepId: t.arg.id({ required: true }) },
    resolve: async (_root, { stepId }, context) => {
      const { id: userId } = signedIn(context);
      const id = parseStepId(stepId);
      const outcome = id === null ? null : await undoStep(context.database, userId, id);
      if (outcome === null) throw refusal('NOT_FOUND', 'Step not found');
      if (!outcome.ok)
        return { step: null, collectionItemInventories: [], errors: [outcome.error] };
      const { step } = outcome;
      const changed = [...step.versions.keys()];
      return {
        step: await collectionStep(context.database, userId, step.id),
        collectionItemInventories:
          changed.length > MAX_PRINTINGS
            ? []
            : await itemInventories(context.database, userId, changed),
        errors: [],
      };
    },
  }),
);
