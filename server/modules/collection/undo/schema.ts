import { refusal } from '@server/errors';
import { builder } from '@server/graphql/builder';
import { FieldErrorRef, type FieldError } from '@server/graphql/field-error';
import { preferencesOf } from '@server/modules/collection-preferences/commands';
import { signedIn } from '@server/modules/user/policy';
import type { Database } from '@server/db/database';
import { undoStep } from '../commands/undo-step';
import { itemInventory, type CollectionItemInventory } from '../counted-printing';
import { findPrintings } from '../find-printing';
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
      'Takes one of one’s own steps back, all of it or nothing: OUT_OF_RANGE where a count would leave 0 to 9,999, ALREADY_UNDONE the second time. An undo can be undone.',
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
      return {
        step: await collectionStep(context.database, userId, step.id),
        collectionItemInventories: await countsOf(context.database, userId, [
          ...step.versions.keys(),
        ]),
        errors: [],
      };
    },
  }),
);

async function countsOf(
  database: Database,
  userId: string,
  variantIds: readonly string[],
): Promise<CollectionItemInventory[]> {
  if (variantIds.length > MOST_PRINTINGS) return [];
  const counts = await preferencesOf(database, userId);
  const printings = await findPrintings(database, userId, variantIds);
  return printings.map((printing) => itemInventory(printing, counts, true));
}
