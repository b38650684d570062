import { PREFERENCE_COUNTS } from '@domain/preferences';
import { builder } from '@server/platform/graphql/builder';
import { type FieldError, FieldErrorRef } from '@server/platform/graphql/field-error';
import { signedIn } from '../policy';
import { changePreferences } from '../commands/preferences';
import { type CollectionPreferences, preferencesOf } from '../queries/preferences';

const CollectionPreferencesRef = builder
  .objectRef<CollectionPreferences>('CollectionPreferences')
  .implement({
    description: 'How many copies of a card a player collects, by kind of card and of printing.',
    fields: (t) => ({
      id: t.exposeID('id'),
      leaderCount: t.exposeInt('leaderCount'),
      baseCount: t.exposeInt('baseCount'),
      standardVariantCount: t.exposeInt('standardVariantCount'),
      foilVariantCount: t.exposeInt('foilVariantCount'),
      hyperspaceVariantCount: t.exposeInt('hyperspaceVariantCount'),
      hyperspaceFoilVariantCount: t.exposeInt('hyperspaceFoilVariantCount'),
      showcaseVariantCount: t.exposeInt('showcaseVariantCount'),
    }),
  });

const UpdateUserCollectionPreferencesPayload = builder
  .objectRef<{ preferences: CollectionPreferences; errors: FieldError[] }>(
    'UpdateUserCollectionPreferencesPayload',
  )
  .implement({
    fields: (t) => ({
      preferences: t.expose('preferences', { type: CollectionPreferencesRef }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

builder.queryField('userCollectionPreferences', (t) =>
  t.field({
    description: 'The viewer’s preferences, or the defaults.',
    type: CollectionPreferencesRef,
    resolve: (_root, _args, context) => preferencesOf(context.database, signedIn(context).id),
  }),
);

builder.mutationField('updateUserCollectionPreferences', (t) =>
  t.field({
    description: `Changes the counts that are given, each from ${PREFERENCE_COUNTS[0]} to ${PREFERENCE_COUNTS.at(-1)}.`,
    type: UpdateUserCollectionPreferencesPayload,
    args: {
      leaderCount: t.arg.int(),
      baseCount: t.arg.int(),
      standardVariantCount: t.arg.int(),
      foilVariantCount: t.arg.int(),
      hyperspaceVariantCount: t.arg.int(),
      hyperspaceFoilVariantCount: t.arg.int(),
      showcaseVariantCount: t.arg.int(),
    },
    resolve: (_root, input, context) =>
      changePreferences(context.database, signedIn(context).id, input),
  }),
);
