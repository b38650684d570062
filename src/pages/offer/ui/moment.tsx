const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment, ISO 8601, in the person's own time zone. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at}>{moments.format(new Date(at))}</time>
);
