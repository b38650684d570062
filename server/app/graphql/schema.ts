import '@server/modules/catalogue/schema';
import '@server/modules/collection/schema';
import '@server/modules/decks/schema';
import '@server/modules/deals/schema';
import '@server/modules/lists/schema';
import '@server/modules/market/schema';
import '@server/modules/moderation/schema';
import '@server/modules/offers/schema';
import '@server/modules/people/schema';
import '@server/modules/privacy/schema';
import '@server/modules/saved-searches/schema';
import '@server/modules/search/schema';
import '@server/modules/sharing/schema';
import type { GraphQLSchema } from 'graphql';
import { builder } from '@server/platform/graphql/builder';
import { withPlainTextArguments } from '@server/platform/graphql/plain-text-arguments';

builder.queryField('contactEmail', (t) =>
  t.string({
    description: 'The address for feedback (CONTACT_EMAIL).',
    resolve: (_root, _args, context) => context.contactEmail,
  }),
);

/** The whole schema, assembled from the modules; `schema.graphql` is printed from it. */
export const schema: GraphQLSchema = withPlainTextArguments(builder.toSchema());
