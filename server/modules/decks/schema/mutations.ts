import { DECK_NAME_LENGTH, MAX_COMPANIONS, MAX_LINES_OF_DECK } from '@domain/deck';
import { signedIn } from '@server/modules/people';
import { builder } from '@server/platform/graphql/builder';
import { FieldErrorRef } from '@server/platform/graphql/field-error';
import { createDeck, deleteDeck, type DeckResult, mayShow, updateDeck } from '../commands/decks';
import { DeckVisibilityRef, DeckLineInputRef, DeckRef } from './types';

const DeckPayload = builder.objectRef<DeckResult>('DeckPayload').implement({
  fields: (t) => ({
    deck: t.expose('deck', {
      type: DeckRef,
      nullable: true,
      description: 'After the change, also with errors; null for one that wasn’t made.',
    }),
    errors: t.expose('errors', { type: [FieldErrorRef] }),
  }),
});

const NAME = `1 to ${DECK_NAME_LENGTH} characters.`;
const LINES = `At most ${MAX_LINES_OF_DECK}, a card at most once in each part.`;

builder.mutationField('createDeck', (t) =>
  t.field({
    description: 'Makes a private deck. The same key again gives the deck that it made.',
    type: DeckPayload,
    args: {
      name: t.arg.string({ required: true, description: NAME }),
      format: t.arg.string({ required: true }),
      lines: t.arg({ type: [DeckLineInputRef], required: true, description: LINES }),
      idempotencyKey: t.arg.string({ required: true }),
    },
    resolve: (_root, input, context) => createDeck(context.database, signedIn(context).id, input),
  }),
);

builder.mutationField('updateDeck', (t) =>
  t.field({
    description:
      'Changes what is given. NOT_FOUND for somebody else’s and for an unknown one; CONFLICT for another version; to show it needs a handle.',
    type: DeckPayload,
    args: {
      id: t.arg.id({ required: true }),
      name: t.arg.string({ description: NAME }),
      format: t.arg.string(),
      lines: t.arg({ type: [DeckLineInputRef], description: LINES }),
      visibility: t.arg({ type: DeckVisibilityRef }),
      isBuilt: t.arg.boolean(),
      companions: t.arg.idList({
        description: `At most ${MAX_COMPANIONS} others of the viewer’s.`,
      }),
      expectedVersion: t.arg.int({ required: true }),
    },
    resolve: (_root, change, context) => {
      const { id, handle } = signedIn(context);
      mayShow(handle, change.visibility);
      return updateDeck(context.database, id, change);
    },
  }),
);

builder.mutationField('deleteDeck', (t) =>
  t.field({
    description: 'Deletes one of the viewer’s; nothing if it is gone already.',
    type: builder
      .objectRef<{ id: string }>('DeleteDeckPayload')
      .implement({ fields: (of) => ({ id: of.exposeID('id') }) }),
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      await deleteDeck(context.database, { id, userId: signedIn(context).id });
      return { id };
    },
  }),
);
