import { refusal } from '@server/errors';
import { builder } from '@server/graphql/builder';
import { FieldErrorRef, type FieldError } from '@server/graphql/field-error';
import { signedIn } from '@server/modules/user/policy';
import { undoStep } from '../commands/undo-step';
import type { CollectionItemInventory } from '../counted-printing';
import { itemInventories } from '../item-inventories';
import { parseStepId } from '../history/step-id';
import { CollectionStepRef } from '../history/types';
import { collectionStep } from '../history/history';
import type { CollectionStep } from '../history/step';
import { CollectionItemInventoryRef, MOST_PRINTINGS } from '../schema';

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
        description: 'The step that undid it; null beside errors.',
      }),
      collectionItemInventories: t.expose('collectionItemInventories', {
        type: [CollectionItemInventoryRef],
        description: `The counts as they are then; none where more than ${MOST_PRINTINGS} were changed, which are better asked for set by set.`,
        complexity: { field: 1, multiplier: MOST_PRINTINGS },
      }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

builder.mutationField('undoCollectionStep', (t) =>
  t.field({
    description:
      'Takes one of one’s own steps back, all of it or nothing: OUT_OF_RANGE where a count would leave 0 to 9,999, ALREADY_UNDONE the second time, NOT_UNDOABLE for an exchange. An undo can be undone.',
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
          changed.length > MOST_PRINTINGS
            ? []
            : await itemInventories(context.database, userId, changed),
        errors: [],
      };
    },
  }),
);
