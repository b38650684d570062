import styles from './price-note.module.css';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

interface PriceNoteProps {
  /** ISO 8601; null where no card has a price; undefined while that isn't known. */
  recordedAt: string | null | undefined;
}

/**
 * When the prices shown were stated (rules/cards#set-page). Until that is known, its lines stay free, so that nothing
 * shifts.
 */
export const PriceNote = ({ recordedAt }: PriceNoteProps) =>
  recordedAt === null ? null : (
    <p className={`${styles.note} ${recordedAt === undefined ? styles.awaited : ''}`}>
      Market prices in USD from a card price provider, last updated{' '}
      {dates.format(new Date(recordedAt ?? 0))}
    </p>
  );
