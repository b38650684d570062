const times = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** When a note was written, on its day. */
export const NoteTime = ({ at }: { at: string }) => (
  <time dateTime={at}>{times.format(new Date(at))}</time>
);
