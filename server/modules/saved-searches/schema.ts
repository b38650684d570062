import { MAX_SAVED_SEARCHES, SAVED_SEARCH_NAME_LENGTH } from '@domain/saved-search';
import { MAX_ITEMS_AT_ONCE, MAX_WANTED } from '@domain/trade-list';
import { builder } from '@server/platform/graphql/builder';
import { FieldErrorRef } from '@server/platform/graphql/field-error';
import { currentSearchable, type LackingPrintings } from '@server/modules/search';
import { signedIn, withHandle } from '@server/modules/people';
import {
  createSavedSearch,
  deleteSavedSearch,
  recordFill,
  type SavedSearchResult,
  updateSavedSearch,
} from './commands/saved-searches';
import {
  findFill,
  findSavedSearch,
  findSavedSearches,
  type SavedSearch,
  type SavedSearchFill,
} from './queries/saved-searches';

const SavedSearchRef = builder.objectRef<SavedSearch>('SavedSearch').implement({
  description: 'A search that the viewer keeps under a name (rules/search#saved-searches).',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    line: t.exposeString('line', { description: 'The canonical text of the search line.' }),
    copies: t.exposeInt('copies', {
      description: `How many copies of each printing the want list is to hold, 1 to ${MAX_WANTED}.`,
    }),
    addsNew: t.exposeBoolean('addsNew', {
      description: 'Whether printings that come into the catalogue are put on the want list.',
    }),
    filledUpTo: t.exposeInt('filledUpTo', {
      nullable: true,
      description:
        'The arrival up to which its printings were put on the want list; null before the first time.',
    }),
    newPrintings: t.int({
      nullable: true,
      description:
        'How many of its printings arrived since then and aren’t on the want list; null before the first time.',
      resolve: async (search, _args, context) => {
        if (search.filledUpTo === null) return null;
        const viewer = signedIn(context);
        const searchable = () => currentSearchable(context);
        const fillRequest = { viewer, searchable, copies: search.copies, onlyNew: true };
        return (await findFill(context.database, search, fillRequest)).total;
      },
    }),
    lastAdded: t.exposeInt('lastAdded', {
      nullable: true,
      description: 'How many new printings the program added last; null before the first time.',
    }),
    lastAddedAt: t.exposeString('lastAddedAt', { nullable: true, description: 'ISO 8601.' }),
    version: t.exposeInt('version'),
  }),
});

const LackingPrintingRef = builder
  .objectRef<LackingPrintings['printings'][number]>('LackingPrinting')
  .implement({
    description: 'A printing of which the want list holds too few copies.',
    fields: (t) => ({ cardId: t.exposeID('cardId'), variantId: t.exposeID('variantId') }),
  });

const SavedSearchFillRef = builder.objectRef<SavedSearchFill>('SavedSearchFill').implement({
  description: 'What a saved search would put on the viewer’s want list now.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    printings: t.expose('printings', {
      type: [LackingPrintingRef],
      complexity: { field: 1, multiplier: MAX_ITEMS_AT_ONCE },
      description: `The first ${MAX_ITEMS_AT_ONCE}, set by set and by number.`,
    }),
    upTo: t.exposeInt('upTo', {
      description:
        'The arrival up to which printings were considered, for `recordSavedSearchFill`.',
    }),
  }),
});

const SavedSearchPayload = builder.objectRef<SavedSearchResult>('SavedSearchPayload').implement({
  fields: (t) => ({
    savedSearch: t.expose('savedSearch', {
      type: SavedSearchRef,
      nullable: true,
      description: 'After the change, also with errors; null for one that wasn’t saved.',
    }),
    errors: t.expose('errors', { type: [FieldErrorRef] }),
  }),
});

builder.queryField('savedSearches', (t) =>
  t.field({
    description: `The viewer’s, by name; at most ${MAX_SAVED_SEARCHES}.`,
    type: [SavedSearchRef],
    complexity: { field: 1, multiplier: MAX_SAVED_SEARCHES },
    resolve: (_root, _args, context) => findSavedSearches(context.database, signedIn(context).id),
  }),
);

builder.queryField('savedSearchFill', (t) =>
  t.field({
    description:
      'The printings that a saved search finds and of which the viewer’s want list holds fewer copies. NOT_FOUND for somebody else’s and for an unknown one.',
    type: SavedSearchFillRef,
    args: {
      id: t.arg.id({ required: true }),
      copies: t.arg.int({ required: true }),
      onlyNew: t.arg.boolean({
        required: true,
        description: 'Only what arrived since the last fill.',
      }),
    },
    resolve: async (_root, { id, ...asked }, context) => {
      const viewer = signedIn(context);
      const search = await findSavedSearch(context.database, { id, userId: viewer.id });
      const searchable = () => currentSearchable(context);
      return findFill(context.database, search, { viewer, searchable, ...asked });
    },
  }),
);

const COPIES = `1 to ${MAX_WANTED}.`;
const ADDS_NEW = 'Needs a handle, as lists do.';

builder.mutationField('createSavedSearch', (t) =>
  t.field({
    description: `Keeps a search under a name of 1 to ${SAVED_SEARCH_NAME_LENGTH} characters, or keeps a deleted one again. One that exists with this name and line stays as it is.`,
    type: SavedSearchPayload,
    args: {
      name: t.arg.string({ required: true }),
      line: t.arg.string({ required: true }),
      copies: t.arg.int({ required: true, defaultValue: 1, description: COPIES }),
      addsNew: t.arg.boolean({ required: true, defaultValue: false, description: ADDS_NEW }),
      filledUpTo: t.arg.int(),
    },
    resolve: (_root, { filledUpTo = null, ...input }, context) => {
      const { id } = input.addsNew ? withHandle(context) : signedIn(context);
      return createSavedSearch(context.database, id, { ...input, filledUpTo });
    },
  }),
);

builder.mutationField('updateSavedSearch', (t) =>
  t.field({
    description:
      'Changes what is given. NOT_FOUND for somebody else’s and for an unknown one; CONFLICT for another version.',
    type: SavedSearchPayload,
    args: {
      id: t.arg.id({ required: true }),
      name: t.arg.string(),
      copies: t.arg.int({ description: COPIES }),
      addsNew: t.arg.boolean({ description: ADDS_NEW }),
      expectedVersion: t.arg.int({ required: true }),
    },
    resolve: (_root, change, context) => {
      const { id } = change.addsNew === true ? withHandle(context) : signedIn(context);
      return updateSavedSearch(context.database, id, change);
    },
  }),
);

builder.mutationField('recordSavedSearchFill', (t) =>
  t.field({
    description:
      'Remembers that the viewer has put what a saved search found on their want list. NOT_FOUND for somebody else’s and for an unknown one.',
    type: SavedSearchPayload,
    args: {
      id: t.arg.id({ required: true }),
      copies: t.arg.int({ required: true, description: COPIES }),
      upTo: t.arg.int({ required: true }),
    },
    resolve: (_root, fill, context) => recordFill(context.database, signedIn(context).id, fill),
  }),
);

builder.mutationField('deleteSavedSearch', (t) =>
  t.field({
    description: 'Deletes one of the viewer’s; nothing if it is gone already.',
    type: builder
      .objectRef<{ id: string }>('DeleteSavedSearchPayload')
      .implement({ fields: (of) => ({ id: of.exposeID('id') }) }),
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      await deleteSavedSearch(context.database, { id, userId: signedIn(context).id });
      return { id };
    },
  }),
);
