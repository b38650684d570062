import type { PostageStep } from '@domain/deal';
import { builder } from '@server/platform/graphql/builder';

export const PostageStepRef = builder.objectRef<PostageStep>('PostageStep').implement({
  description: 'What an envelope of so many copies, worth so much, costs.',
  fields: (t) => ({
    upToCopies: t.exposeInt('upToCopies', { nullable: true, description: 'Null for any number.' }),
    upToCents: t.exposeInt('upToCents', { nullable: true, description: 'Null for any value.' }),
    cents: t.exposeInt('cents'),
  }),
});

export const PostageStepInput = builder.inputType('PostageStepInput', {
  fields: (t) => ({
    upToCopies: t.int(),
    upToCents: t.int(),
    cents: t.int({ required: true }),
  }),
});

export const stepsOf = (steps: readonly (typeof PostageStepInput.$inferInput)[]): PostageStep[] =>
  steps.map(({ upToCopies = null, upToCents = null, cents }) => ({ upToCopies, upToCents, cents }));
