import { normalizeCardSetCode } from '@domain/card-set';
import { STEP_ACTORS, STEP_REASONS } from '@domain/collection';
import { fieldRefusal, refusal } from '@server/platform/errors';
import { builder } from '@server/platform/graphql/builder';
import { type FieldError, FieldErrorRef } from '@server/platform/graphql/field-error';
import {
  checkFirst,
  MAX_FIRST,
  type Page,
  PageInfoRef,
  pageRef,
} from '@server/platform/graphql/page';
import { VariantType } from '@server/modules/catalogue/schema/cards';
import { currentSearchable, findMatchingPrintings } from '@server/modules/search';
import { expressionOf } from '@server/modules/search/schema/search-of';
import { signedIn } from '@server/modules/people';
import { setPaid } from '../commands/set-paid';
import { z } from 'zod';
import { countsOnDay, type DayCount } from '../queries/history/counts-on-day';
import { changesOfStep, collectionHistory, collectionStep } from '../queries/history/history';
import {
  type CollectionStep,
  type NamedChange,
  parsePrintingCursor,
  parseStepCursor,
  parseStepId,
  type StepReference,
} from '../queries/history/step';

const StepReason = builder.enumType('StepReason', { values: STEP_REASONS });

const StepActorKind = builder.enumType('StepActorKind', { values: STEP_ACTORS });

const StepActorRef = builder.objectRef<CollectionStep['actor']>('StepActor').implement({
  description: 'Who changed counts.',
  fields: (t) => ({
    kind: t.expose('kind', { type: StepActorKind }),
    handle: t.exposeString('handle', { nullable: true }),
  }),
});

const CollectionChangeRef = builder.objectRef<NamedChange>('CollectionChange').implement({
  description: 'How a step changed one printing’s count.',
  fields: (t) => ({
    id: t.id({ resolve: ({ stepId, variantId }) => `${stepId}-${variantId}` }),
    variantId: t.exposeID('variantId'),
    cardId: t.exposeID('cardId'),
    cardName: t.exposeString('cardName'),
    cardSetCode: t.exposeString('cardSetCode'),
    number: t.exposeString('number'),
    variantType: t.expose('variantType', { type: VariantType }),
    inventoryFrom: t.exposeInt('inventoryFrom'),
    inventoryTo: t.exposeInt('inventoryTo'),
    missingOverrideFrom: t.exposeInt('missingOverrideFrom', { nullable: true }),
    missingOverrideTo: t.exposeInt('missingOverrideTo', { nullable: true }),
  }),
});

const CollectionChangePage = pageRef('CollectionChangePage', CollectionChangeRef);

const StepReferenceRef = builder.objectRef<StepReference>('CollectionStepReference').implement({
  description: 'A step that undoes another one, or is undone by it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    at: t.expose('at', { type: 'DateTime' }),
    reason: t.expose('reason', { type: StepReason }),
    note: t.exposeString('note', { nullable: true }),
  }),
});

export const CollectionStepRef = builder.objectRef<CollectionStep>('CollectionStep').implement({
  description: 'A change of a collection: of one count or of thousands.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    at: t.expose('at', { type: 'DateTime' }),
    reason: t.expose('reason', { type: StepReason }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'What belongs to the reason, such as a file’s name.',
    }),
    actor: t.expose('actor', { type: StepActorRef }),
    undoes: t.expose('undoes', { type: StepReferenceRef, nullable: true }),
    undoneBy: t.expose('undoneBy', { type: StepReferenceRef, nullable: true }),
    printingCount: t.exposeInt('printingCount'),
    copiesAdded: t.exposeInt('copiesAdded'),
    copiesRemoved: t.exposeInt('copiesRemoved'),
    paidCents: t.exposeInt('paidCents', {
      nullable: true,
      description: 'What the viewer paid for its copies, in whole US cents; null if not entered.',
    }),
    balanceCents: t.exposeInt('balanceCents', {
      nullable: true,
      description: 'The money that went with a swap: negative if the viewer paid it; null without.',
    }),
    firstChanges: t.expose('firstChanges', { type: [CollectionChangeRef] }),
    changes: t.field({
      description: `Its changes by printing, 1 to ${MAX_FIRST} at once.`,
      type: CollectionChangePage,
      // One query a step: asking for those of a whole page exceeds the limit.
      complexity: { field: 1_000, multiplier: MAX_FIRST },
      args: {
        first: t.arg.int({ defaultValue: MAX_FIRST, required: true }),
        after: t.arg.string(),
      },
      resolve: ({ id, userId }, { first, after }, { database }) => {
        checkFirst(first);
        return changesOfStep(
          database,
          { userId, stepId: id },
          { first, after: parsePrintingCursor(after ?? null) },
        );
      },
    }),
  }),
});

const CollectionStepPage = builder.objectRef<Page<CollectionStep>>('CollectionStepPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', {
      type: [CollectionStepRef],
      complexity: { field: 1, multiplier: MAX_FIRST },
    }),
    pageInfo: t.expose('pageInfo', { type: PageInfoRef }),
  }),
});

/** PostgreSQL's calendar has no year 0. */
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
    description: `The steps of the viewer’s collection, latest first; 1 to ${MAX_FIRST}.`,
    type: CollectionStepPage,
    args: {
      first: t.arg.int({ defaultValue: 20, required: true }),
      after: t.arg.string(),
      variantId: t.arg.id({ description: 'Only steps that changed this printing.' }),
      query: t.arg.string({
        description:
          'Only steps that changed a printing of which this search line is true (rules/search). A line with an error is refused with its places.',
      }),
    },
    resolve: async (_root, { first, after, variantId, query }, context) => {
      const viewer = signedIn(context);
      checkFirst(first);
      const expression = query ? expressionOf(query) : null;
      return collectionHistory(context.database, viewer, {
        first,
        before: parseStepCursor(after ?? null),
        variantId: variantId ?? null,
        among:
          expression &&
          (await findMatchingPrintings(context.database, await currentSearchable(context), {
            expression,
            viewer,
          })),
      });
    },
  }),
);

builder.queryField('collectionStep', (t) =>
  t.field({
    description: 'A step of the viewer’s. NOT_FOUND for somebody else’s and for an unknown step.',
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

/** In minutes. */
const MAX_UTC_OFFSET = 24 * 60;

builder.queryField('collectionOnDay', (t) =>
  t.field({
    description:
      'The viewer’s counts of a set’s printings at the end of a day, without those of 0.',
    type: [DayCountRef],
    args: {
      day: t.arg.string({ required: true, description: 'ISO 8601, such as 2026-03-01.' }),
      cardSetCode: t.arg.string({ required: true }),
      utcOffset: t.arg.int({
        defaultValue: 0,
        description: 'How many minutes the viewer’s zone is east of UTC when the day ends.',
      }),
    },
    resolve: (_root, { day, cardSetCode, utcOffset }, context) => {
      const { id } = signedIn(context);
      if (!isoDay.safeParse(day).success) {
        throw fieldRefusal('day', 'Choose a day such as 2026-03-01.');
      }
      const minutes = utcOffset ?? 0;
      if (Math.abs(minutes) > MAX_UTC_OFFSET) {
        throw fieldRefusal('utcOffset', 'No zone is further than a day from UTC.');
      }
      const input = {
        day,
        utcOffset: minutes,
        cardSetCode: normalizeCardSetCode(cardSetCode),
      };
      return context.longWork.run(id, (database) => countsOnDay(database, id, input));
    },
  }),
);

const SetCollectionStepPaidPayload = builder
  .objectRef<{ step: CollectionStep; errors: FieldError[] }>('SetCollectionStepPaidPayload')
  .implement({
    fields: (t) => ({
      step: t.expose('step', { type: CollectionStepRef, description: 'Also with errors.' }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

builder.mutationField('setCollectionStepPaid', (t) =>
  t.field({
    description:
      'Saves what the viewer paid for the copies that one of their steps added; null removes it. NOTHING_ADDED if it added none, NOT_FOUND for another player’s or an unknown step.',
    type: SetCollectionStepPaidPayload,
    args: { stepId: t.arg.id({ required: true }), paidCents: t.arg.int() },
    resolve: async (_root, { stepId, paidCents = null }, context) => {
      const { id: userId } = signedIn(context);
      const id = parseStepId(stepId);
      const input = id === null ? null : { stepId: id, paidCents };
      const outcome = input && (await setPaid(context.database, userId, input));
      if (outcome === null) throw refusal('NOT_FOUND', 'Step not found');
      return outcome;
    },
  }),
);
