import { builder } from '@server/platform/graphql/builder';
import { PostageStepInput, PostageStepRef, stepsOf } from '@server/modules/lists/schema/postage';
import { findUser, signedIn } from '@server/modules/people';
import { chooseUsualPostage } from '../commands/usual-postage';

builder.queryField('usualPostage', (t) =>
  t.field({
    description:
      'What the viewer assumes in deals where a seller states no postage; empty if they don’t say.',
    type: [PostageStepRef],
    resolve: async (_root, _args, context) =>
      (await findUser(context.database, signedIn(context).id))?.usualPostage ?? [],
  }),
);

builder.mutationField('updateUsualPostage', (t) =>
  t.field({
    description: 'Chooses what `usualPostage` answers; kept deals have their own.',
    type: [PostageStepRef],
    args: { postage: t.arg({ type: [PostageStepInput], required: true }) },
    resolve: (_root, { postage }, context) =>
      chooseUsualPostage(context.database, signedIn(context).id, stepsOf(postage)),
  }),
);
