import { NOTES_AT_ONCE } from '@domain/offer';
import { fieldRefusal } from '@server/platform/errors';
import { builder } from '@server/platform/graphql/builder';
import { type FieldError, FieldErrorRef } from '@server/platform/graphql/field-error';
import { signedIn } from '@server/modules/people';
import { limitRate, NOTE_RATE } from '@server/platform/rate-limit';
import { addNote } from '../commands/discuss-offer';
import type { OwnOffer } from '../queries/offer';
import { findOwnOffer } from '../queries/own-offer';
import { latestNotes } from '../queries/offer-statements';
import { OfferNoteRef, OfferRef } from './types';

const AddOfferNotePayload = builder
  .objectRef<{ offer: OwnOffer; errors: FieldError[] }>('AddOfferNotePayload')
  .implement({
    fields: (t) => ({
      offer: t.expose('offer', { type: OfferRef, description: 'After the change.' }),
      errors: t.expose('errors', { type: [FieldErrorRef] }),
    }),
  });

const NOTE_ID = /^\d{1,15}$/;

builder.queryField('earlierOfferNotes', (t) =>
  t.field({
    description: `The ${NOTES_AT_ONCE} notes before one of an offer’s notes, oldest first. NOT_FOUND for a third party.`,
    type: [OfferNoteRef],
    complexity: { field: 1, multiplier: NOTES_AT_ONCE },
    args: { offerId: t.arg.id({ required: true }), before: t.arg.id({ required: true }) },
    resolve: async (_root, { offerId, before }, context) => {
      const { id: userId } = signedIn(context);
      if (!NOTE_ID.test(before)) throw fieldRefusal('before', 'This isn’t a note.');
      const own = await findOwnOffer(context.database, { offerId, userId });
      return latestNotes(context.database, own.id, Number(before));
    },
  }),
);

builder.mutationField('addOfferNote', (t) =>
  t.field({
    description: 'Adds a note to an offer’s discussion. NOT_FOUND for a third party.',
    type: AddOfferNotePayload,
    args: {
      offerId: t.arg.id({ required: true }),
      content: t.arg.string({ required: true }),
      idempotencyKey: t.arg.string({ description: 'The same key adds the note once.' }),
    },
    resolve: async (_root, { offerId, content, idempotencyKey = null }, context) => {
      const { id: userId } = signedIn(context);
      await limitRate(context, NOTE_RATE, userId);
      const errors = await addNote(context.database, { offerId, userId, content, idempotencyKey });
      return { offer: await findOwnOffer(context.database, { offerId, userId }), errors };
    },
  }),
);
