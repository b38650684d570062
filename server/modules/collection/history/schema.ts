import { normalizeCardSetCode } from '@domain/card-set';
import { fieldRefusal, refusal } from '@server/errors';
import { builder } from '@server/graphql/builder';
import { checkFirst, MAX_FIRST } from '@server/graphql/page';
import { signedIn } from '@server/modules/user/policy';
import { z } from 'zod';
import { countsOnDay, type DayCount } from './counts-on-day';
import { collectionHistory, collectionStep } from './history';
import { parseStepCursor, parseStepId } from './step-id';
import { CollectionStepPage, CollectionStepRef } from './types';

/** PostgreSQL's calendar knows no year 0. */
const isoDay = z.iso.date().refine((day) => !day.startsWith('0000'));

const DayCountRef = builder.objectRef<DayCount>('CollectionDayCount').implement({
  description: 'How many copies of a printing there were at the end of a day.',
  fields: (t) => ({
    variantId: t.exposeID('variantId'),
    inventory: t.exposeInt('inventory'),
  }),
});

builder.queryField('collectionHistory', (t) =>
  t.field({
    description: `What was done to one’s own collection, the latest first; 1 to ${MAX_FIRST}.`,
    type: CollectionStepPage,
    args: {
      first: t.arg.int({ defaultValue: 20, required: true }),
      after: t.arg.string(),
      variantId: t.arg.id({ description: 'Only what changed this printing.' }),
    },
    resolve: (_root, { first, after, variantId }, context) => {
      const { id } = signedIn(context);
      checkFirst(first);
      return collectionHistory(context.database, id, {
        first,
        before: parseStepCursor(after ?? null),
        variantId: variantId ?? null,
      });
    },
  }),
);

builder.queryField('collectionStep', (t) =>
  t.field({
    description: 'One’s own step. NOT_FOUND for another’s as for none.',
    type: CollectionStepRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const viewer = signedIn(context);
      const stepId = parseStepId(id);
      const step =
        stepId === null ? null : await collectionStep(context.database, viewer.id, stepId);
      if (step === null) throw refusal('NOT_FOUND', 'Step not found');
      return step;
    },
  }),
);

builder.queryField('collectionOnDay', (t) =>
  t.field({
    description: 'What one had of a set’s printings at the end of a day (UTC); none are left out.',
    type: [DayCountRef],
    args: {
      day: t.arg.string({ required: true, description: 'ISO 8601, such as 2026-03-01.' }),
      cardSetCode: t.arg.string({ required: true }),
    },
    resolve: (_root, { day, cardSetCode }, context) => {
      const { id } = signedIn(context);
      if (!isoDay.safeParse(day).success) {
        throw fieldRefusal('day', 'Choose a day such as 2026-03-01.');
      }
      const asked = { day, cardSetCode: normalizeCardSetCode(cardSetCode) };
      return context.longWork.run(id, (database) => countsOnDay(database, id, asked));
    },
  }),
);
