import { builder } from './builder';

/** What was wrong with one argument or input field of a mutation, as part of its answer (spec 7). */
export interface FieldError {
  field: string;
  message: string;
  /** null where the message is all there is to tell. */
  code: string | null;
}

export const FieldErrorRef = builder.objectRef<FieldError>('FieldError').implement({
  description: 'What was wrong with one field of the input. Nothing was changed.',
  fields: (t) => ({
    field: t.exposeString('field'),
    message: t.exposeString('message'),
    code: t.exposeString('code', { nullable: true }),
  }),
});
