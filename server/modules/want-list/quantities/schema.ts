import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { builder } from '@server/graphql/builder';
import { fieldErrorsOf } from '@server/modules/trade-list/policy';
import { withHandle } from '@server/modules/user/policy';
import {
  EXPECTED_VERSION,
  UpdateWantListVariantCountPayload,
  UpdateWantListVariantCountsPayload,
  WantedQuantityInput,
} from './graphql-types';
import { setWanted } from './set-wanted';

builder.mutationField('updateWantListVariantCount', (t) =>
  t.field({
    description:
      'Sets how many copies of a printing one’s list asks for, from 1 to 5; 0 takes it off. NOT_FOUND for another’s list as for none.',
    type: UpdateWantListVariantCountPayload,
    args: {
      wantListId: t.arg.id({ required: true }),
      cardVariantId: t.arg.id({ required: true }),
      quantity: t.arg.int({ required: true }),
      expectedVersion: t.arg.int({ description: EXPECTED_VERSION }),
    },
    resolve: async (_root, { wantListId, ...item }, { database, ...context }) => {
      const asked = { wantListId, items: [item] };
      const { wantListItems, mistakes } = await setWanted(database, withHandle(context).id, asked);
      return { wantListItems, errors: mistakes };
    },
  }),
);

builder.mutationField('updateWantListVariantCounts', (t) =>
  t.field({
    description: `The same for 1 to ${MAX_ITEMS_AT_ONCE} different printings, all of them or none.`,
    type: UpdateWantListVariantCountsPayload,
    args: {
      wantListId: t.arg.id({ required: true }),
      items: t.arg({ type: [WantedQuantityInput], required: true }),
    },
    resolve: async (_root, asked, { database, ...context }) => {
      const { wantListItems, mistakes } = await setWanted(database, withHandle(context).id, asked);
      return {
        wantListItems,
        errors: fieldErrorsOf(mistakes),
      };
    },
  }),
);
