import '@server/modules/account-deletion/schema';
import '@server/modules/audit/schema';
import '@server/modules/card/schema';
import '@server/modules/card-set/schema';
import '@server/modules/catalogue-run/schema';
import '@server/modules/collection/schema';
import '@server/modules/collection-history/schema';
import '@server/modules/collection-preferences/schema';
import '@server/modules/collection-worth/schema';
import '@server/modules/dashboard/schema';
import '@server/modules/fairness/schema';
import '@server/modules/first-steps/schema';
import '@server/modules/listing/schema';
import '@server/modules/match/schema';
import '@server/modules/moderation/schema';
import '@server/modules/offer/schema';
import '@server/modules/price-history/schema';
import '@server/modules/price-product/schema';
import '@server/modules/quarantine/schema';
import '@server/modules/sale-list/schema';
import '@server/modules/saved-search/schema';
import '@server/modules/search/schema';
import '@server/modules/sharing/schema';
import '@server/modules/user/schema';
import '@server/modules/want-list/schema';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { builder } from './builder';
import { withExactValues } from './exact-values';
import { withPlainTextArguments } from './plain-text-arguments';

builder.queryField('contactEmail', (t) =>
  t.string({
    description: 'The address for feedback (CONTACT_EMAIL).',
    resolve: (_root, _args, context) => context.contactEmail,
  }),
);

/** The whole schema, assembled from the modules; `schema.graphql` is printed from it. */
export const schema: GraphQLSchema = withExactValues(
  withPlainTextArguments(withPlainProperties(builder.toSchema())),
);

/**
 * Removes resolvers that only read the property with the field's name: the compiled executor reads properties much
 * faster than it calls functions, and a set page has 60,000 of them.
 */
function withPlainProperties(built: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(built.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      if (field.extensions['pothosExposedField'] === field.name) delete field.resolve;
    }
  }
  return built;
}
