import { builder } from '@server/graphql/builder';
import { checkFirst, MAX_FIRST, PageInfoRef } from '@server/graphql/page';
import { signedIn, withHandle } from '@server/modules/user/policy';
import { updateSharing } from './commands/update-sharing';
import {
  EXPECTED_VERSION,
  ShareSettingsRef,
  ShareWithInput,
  UpdateSharingPayload,
} from './graphql-types';
import { shareSettingsOf } from './share-settings';
import { parseSharedCursor, sharedPage, type SharedPage, type SharedSummary } from './shared-page';
import { SharedSummaryRef } from './shared-types';

export { ShareSettingsRef } from './graphql-types';

const SUBJECT = 'COLLECTION';

const UpdateCollectionSharingInput = builder.inputType('UpdateCollectionSharingInput', {
  fields: (t) => ({
    shareWithAll: t.boolean({ required: true }),
    shareWith: t.field({
      type: [ShareWithInput],
      required: true,
      description: 'All addresses: whoever isn’t named loses access.',
    }),
    expectedVersion: t.int({ description: EXPECTED_VERSION }),
  }),
});

const SharedCollectionRef = builder.objectRef<SharedSummary>('SharedCollection').implement({
  description: 'A collection that the viewer may see.',
  interfaces: [SharedSummaryRef],
});

const SharedCollectionConnection = builder
  .objectRef<SharedPage>('SharedCollectionConnection')
  .implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [SharedCollectionRef] }),
      pageInfo: t.expose('pageInfo', { type: PageInfoRef }),
    }),
  });

builder.queryField('collectionShareSettings', (t) =>
  t.field({
    description: 'Who may see the viewer’s own collection.',
    type: ShareSettingsRef,
    resolve: (_root, _args, context) =>
      shareSettingsOf(context.database, { ownerId: signedIn(context).id, subject: SUBJECT }),
  }),
);

builder.mutationField('updateCollectionSharing', (t) =>
  t.field({
    description: 'Says who may see the viewer’s collection, as a whole. Wants a handle.',
    type: UpdateSharingPayload,
    args: { input: t.arg({ type: UpdateCollectionSharingInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const owned = { ownerId: withHandle(context).id, subject: SUBJECT } as const;
      return updateSharing(context.database, owned, input);
    },
  }),
);

builder.queryField('sharedCollections', (t) =>
  t.field({
    description: `Collections that are shared with everyone or with the viewer’s verified address, the viewer’s own included; the one changed last first, 1 to ${MAX_FIRST} at once.`,
    type: SharedCollectionConnection,
    complexity: { field: 1, multiplier: MAX_FIRST },
    args: { first: t.arg.int({ defaultValue: 24, required: true }), after: t.arg.string() },
    resolve: (_root, { first, after }, { database, viewer }) => {
      checkFirst(first);
      return sharedPage(database, {
        subject: SUBJECT,
        viewer,
        first,
        after: parseSharedCursor(after ?? null),
        withOwn: true,
      });
    },
  }),
);
