import type { FirstStepsState } from '@domain/first-steps';
import { builder } from '@server/platform/graphql/builder';
import { signedIn } from '../policy';
import { putFirstStepsAway } from '../commands/first-steps';
import { firstStepsOf } from '../queries/first-steps';

const FirstStepsRef = builder.objectRef<FirstStepsState>('FirstSteps').implement({
  description: 'Which first steps a newcomer has done, judged by what they have now.',
  fields: (t) => ({
    hasHandle: t.exposeBoolean('hasHandle'),
    hasCount: t.exposeBoolean('hasCount', { description: 'Whether the collection holds a copy.' }),
    hasWant: t.exposeBoolean('hasWant', {
      description: 'Whether the want list names a printing.',
    }),
    hasShared: t.exposeBoolean('hasShared', {
      description: 'Whether anybody else may see the collection or a list.',
    }),
    isPutAway: t.exposeBoolean('isPutAway'),
  }),
});

builder.queryField('firstSteps', (t) =>
  t.field({
    description: 'The viewer’s first steps.',
    type: FirstStepsRef,
    resolve: (_root, _args, context) => firstStepsOf(context.database, signedIn(context).id),
  }),
);

builder.mutationField('putFirstStepsAway', (t) =>
  t.field({
    description: 'Hides or shows the viewer’s first steps.',
    type: FirstStepsRef,
    args: { isPutAway: t.arg.boolean({ required: true }) },
    resolve: (_root, { isPutAway }, context) =>
      putFirstStepsAway(context.database, signedIn(context).id, isPutAway),
  }),
);
