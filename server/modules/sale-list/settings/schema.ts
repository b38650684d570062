import { builder } from '@server/graphql/builder';
import { withHandle } from '@server/modules/user/policy';
import { UpdateSaleListInput, UpdateSaleListPayload } from './graphql-types';
import { saveSettings } from './save-settings';

builder.mutationField('updateSaleList', (t) =>
  t.field({
    description:
      'Sets a list’s banner and market pricing, as a whole; CONFLICT where `expectedVersion` names another version. NOT_FOUND for another’s list as for none.',
    type: UpdateSaleListPayload,
    args: { input: t.arg({ type: UpdateSaleListInput, required: true }) },
    resolve: (_root, { input }, context) =>
      saveSettings(context.database, withHandle(context).id, input),
  }),
);
