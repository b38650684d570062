interface Described {
  id: string;
  hint?: unknown;
  error?: unknown;
}

/** What ties a form control to the hint and the error that `FieldMessages` shows for the same id. */
export const describeField = ({ id, hint, error }: Described) => ({
  id,
  'aria-describedby':
    [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
});
