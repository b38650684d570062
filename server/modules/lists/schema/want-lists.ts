import { MAX_ITEMS_AT_ONCE, MAX_WANTED } from '@domain/trade-list';
import { THIS_ALONE, WANT_PRIORITIES, WOULD_DO } from '@domain/want-list';
import { VariantType } from '@server/modules/catalogue/schema/cards';
import type { Database } from '@server/platform/db/database';
import { builder } from '@server/platform/graphql/builder';
import type { Context } from '@server/platform/graphql/context';
import { type FieldError, FieldErrorRef } from '@server/platform/graphql/field-error';
import { ownShareSettings } from '@server/modules/sharing';
import { ShareSettingsRef } from '@server/modules/sharing/schema/share-settings';
import { signedIn, withHandle } from '@server/modules/people';
import { setItems } from '../commands/set-items';
import { startList } from '../commands/trade-list';
import { saveWantSettings } from '../commands/want-settings';
import { fieldErrorsOf, MANY_ITEMS } from '../commands/validation';
import { NO_PRICE, type ListItem, type ListItemInput } from '../queries/list-item';
import { findItems } from '../queries/list-items';
import { visibleWantLists, type WantList } from '../queries/trade-lists';
import { itemRef } from './trade-lists';

const WouldDoRef = builder.enumType('WouldDo', { values: WOULD_DO });
const WantPriorityRef = builder.enumType('WantPriority', { values: WANT_PRIORITIES });

const WantListItemRef = itemRef<ListItem>('WantListItem', 'A printing that somebody wants.');

builder.objectFields(WantListItemRef, (t) => ({
  wouldDo: t.field({
    type: WouldDoRef,
    description: 'What else will do.',
    resolve: ({ want }) => (want ?? THIS_ALONE).wouldDo,
  }),
  kinds: t.field({
    type: [VariantType],
    description: 'Those that will do as well, for `KINDS`.',
    resolve: ({ want }) => [...(want ?? THIS_ALONE).kinds],
  }),
  atMostInCents: t.int({
    nullable: true,
    description: 'The most that a copy may cost; null for any price, and where the owner hides it.',
    resolve: ({ want }) => want?.atMostCents ?? null,
  }),
  priority: t.field({
    type: WantPriorityRef,
    resolve: ({ want }) => (want ?? THIS_ALONE).priority,
  }),
}));

const WantListRef = builder.objectRef<WantList>('WantList').implement({
  description: 'The printings that a player wants.',
  fields: (t) => ({
    id: t.exposeID('id'),
    isOwner: t.exposeBoolean('isOwner'),
    handle: t.exposeString('handle', { nullable: true }),
    settings: t.field({
      type: ShareSettingsRef,
      nullable: true,
      description: 'Who may see it; null for everyone but its owner.',
      resolve: ({ isOwner }, _args, context) =>
        ownShareSettings(context, { isOwner, subject: 'WANT_LIST' }),
    }),
    items: t.field({
      type: [WantListItemRef],
      complexity: { field: 1, multiplier: MANY_ITEMS },
      resolve: (list, _args, { database }) => wantsAsSeen(database, list),
    }),
    newWantsWouldDo: t.expose('newWantsWouldDo', {
      type: WouldDoRef,
      description: 'What will do for new wants.',
    }),
    showsAtMost: t.exposeBoolean('showsAtMost', {
      description: 'Whether others see the most that a copy may cost.',
    }),
  }),
});

/** Others see a limit only where the owner shows it (rules/trade-lists#what-will-do). */
async function wantsAsSeen(database: Database, { id: listId, isOwner, showsAtMost }: WantList) {
  const items = await findItems(database, { kind: 'WANT_LIST', listId, pricing: null });
  if (isOwner || showsAtMost) return items;
  return items.map(({ want, ...item }) => ({
    ...item,
    want: want && { ...want, atMostCents: null },
  }));
}

const WantTermsInput = builder.inputType('WantTermsInput', {
  fields: (t) => ({
    wouldDo: t.field({ type: WouldDoRef, required: true }),
    kinds: t.field({ type: [VariantType], required: true }),
    atMostInCents: t.int(),
    priority: t.field({ type: WantPriorityRef, required: true }),
  }),
});

const EXPECTED_VERSION =
  'The version that was seen, 0 if it wasn’t on the list. CONFLICT for another version, and without it for anything on the list.';

const WantedQuantityInputRef = builder.inputType('WantedQuantityInput', {
  fields: (t) => ({
    cardVariantId: t.id({ required: true }),
    quantity: t.int({ required: true }),
    want: t.field({
      type: WantTermsInput,
      description: 'Without it, it stays as it is; a new one is as the list says.',
    }),
    expectedVersion: t.int({ description: EXPECTED_VERSION }),
  }),
});

/** The result of setting quantities. */
interface SetResult {
  wantListItems: ListItem[];
  errors: FieldError[];
}

interface WantedInput {
  wantListId: string;
  items: readonly (Pick<ListItemInput, 'cardVariantId' | 'quantity' | 'expectedVersion'> & {
    want?: typeof WantTermsInput.$inferInput | null | undefined;
  })[];
}

/** Sets quantities. Those of the printings that exist are answered once each, in the order of the request. */
async function setWanted(context: Context, { wantListId: listId, items }: WantedInput) {
  const { printings, errors } = await setItems(context.database, withHandle(context).id, {
    kind: 'WANT_LIST',
    listId,
    items: items.map(({ want, ...item }) => ({
      ...item,
      ...NO_PRICE,
      want: want && {
        wouldDo: want.wouldDo,
        kinds: want.kinds,
        atMostCents: want.atMostInCents ?? null,
        priority: want.priority,
      },
    })),
  });
  const ids = new Set(items.map(({ cardVariantId }) => cardVariantId));
  return { wantListItems: [...ids].flatMap((id) => printings.get(id) ?? []), errors };
}

const UpdateWantListVariantCountPayload = builder
  .objectRef<SetResult>('UpdateWantListVariantCountPayload')
  .implement({
    fields: (t) => ({
      wantListItem: t.field({
        type: WantListItemRef,
        nullable: true,
        description: 'After the change, also with errors; null for an unknown printing.',
        resolve: ({ wantListItems }) => wantListItems[0] ?? null,
      }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

const UpdateWantListVariantCountsPayload = builder
  .objectRef<SetResult>('UpdateWantListVariantCountsPayload')
  .implement({
    fields: (t) => ({
      wantListItems: t.expose('wantListItems', {
        type: [WantListItemRef],
        complexity: { field: 1, multiplier: MAX_ITEMS_AT_ONCE },
        description: 'After the change, also with errors.',
      }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

const CreateWantListPayload = builder
  .objectRef<{ wantList: WantList | null }>('CreateWantListPayload')
  .implement({
    fields: (t) => ({ wantList: t.expose('wantList', { type: WantListRef, nullable: true }) }),
  });

const UpdateWantListInput = builder.inputType('UpdateWantListInput', {
  fields: (t) => ({
    wantListId: t.id({ required: true }),
    newWantsWouldDo: t.field({ type: WouldDoRef, required: true }),
    showsAtMost: t.boolean({ required: true }),
  }),
});

const UpdateWantListPayload = builder
  .objectRef<{ wantList: WantList | null; errors: FieldError[] }>('UpdateWantListPayload')
  .implement({
    fields: (t) => ({
      wantList: t.expose('wantList', {
        type: WantListRef,
        nullable: true,
        description: 'After the change, also with errors.',
      }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

builder.queryField('userWantLists', (t) =>
  t.field({
    description:
      'One list, or none if it is private or missing. Without a handle, the viewer’s own.',
    type: [WantListRef],
    args: { userHandle: t.arg.string() },
    resolve: (_root, { userHandle }, context) => {
      if (userHandle == null) signedIn(context);
      return visibleWantLists(context.database, context.viewer, userHandle ?? null);
    },
  }),
);

builder.mutationField('createWantList', (t) =>
  t.field({
    description: 'The viewer’s list, created if it doesn’t exist. Needs a handle.',
    type: CreateWantListPayload,
    resolve: async (_root, _args, context) => {
      const viewer = withHandle(context);
      await startList(context.database, 'WANT_LIST', viewer.id);
      const [wantList = null] = await visibleWantLists(context.database, viewer, null);
      return { wantList };
    },
  }),
);

builder.mutationField('updateWantList', (t) =>
  t.field({
    description:
      'Sets what new wants mean, and what others see. NOT_FOUND for somebody else’s and for an unknown list.',
    type: UpdateWantListPayload,
    args: { input: t.arg({ type: UpdateWantListInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const viewer = withHandle(context);
      const errors = await saveWantSettings(context.database, viewer.id, input);
      const [wantList = null] = await visibleWantLists(context.database, viewer, null);
      return { wantList, errors };
    },
  }),
);

builder.mutationField('updateWantListVariantCount', (t) =>
  t.field({
    description: `Sets how many copies of a printing the viewer wants, from 1 to ${MAX_WANTED}; 0 removes it. NOT_FOUND for somebody else’s and for an unknown list.`,
    type: UpdateWantListVariantCountPayload,
    args: {
      wantListId: t.arg.id({ required: true }),
      cardVariantId: t.arg.id({ required: true }),
      quantity: t.arg.int({ required: true }),
      expectedVersion: t.arg.int({ description: EXPECTED_VERSION }),
    },
    resolve: (_root, { wantListId, ...item }, context) =>
      setWanted(context, { wantListId, items: [item] }),
  }),
);

builder.mutationField('updateWantListVariantCounts', (t) =>
  t.field({
    description: `The same for 1 to ${MAX_ITEMS_AT_ONCE} different printings, all of them or none.`,
    type: UpdateWantListVariantCountsPayload,
    args: {
      wantListId: t.arg.id({ required: true }),
      items: t.arg({ type: [WantedQuantityInputRef], required: true }),
    },
    resolve: async (_root, input, context) => {
      const { wantListItems, errors } = await setWanted(context, input);
      return { wantListItems, errors: fieldErrorsOf(errors) };
    },
  }),
);
