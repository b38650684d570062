import { formatMoment } from '@/shared/lib/format';

interface MomentProps {
  /** ISO 8601. */
  at: string;
  className?: string | undefined;
}

/** A day and a time of day where the person is: `Mar 5, 2026, 4:07 PM`. */
export const Moment = ({ at, className }: MomentProps) => (
  <time dateTime={at} className={className}>
    {formatMoment(at)}
  </time>
);
