import { clsx } from 'clsx';
import { CURRENCY } from '@domain/pricing';
import { formatLongUtcDate } from '@/shared/lib/format';
import { rateNote, useMoney } from '@/shared/lib/money';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './price-note.module.css';

interface PriceNoteProps {
  /** ISO 8601; null where no card has a price; undefined until it is known. */
  recordedAt: string | null | undefined;
}

/**
 * The date of the shown prices (rules/cards#set-page). Until it is known, its space is reserved, so that nothing
 * shifts.
 */
export function PriceNote({ recordedAt }: PriceNoteProps) {
  const note = rateNote(useMoney());
  if (recordedAt === null) return null;
  return (
    <p
      className={clsx(styles.note, recordedAt === undefined && styles.awaited)}
      title={note ?? undefined}
    >
      <span>{`Market prices in ${CURRENCY.code} from a card price provider, last updated ${formatLongUtcDate(new Date(recordedAt ?? 0))}`}</span>
      {note && <VisuallyHidden>{`. ${note}`}</VisuallyHidden>}
    </p>
  );
}
