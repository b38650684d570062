import styles from './price-note.module.css';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** When the prices shown were stated (spec 2); nothing where no card has a price. @param recordedAt ISO 8601 */
export const PriceNote = ({ recordedAt }: { recordedAt: string | null }) =>
  recordedAt === null ? null : (
    <p className={styles.note}>
      Market prices in USD from a card price provider, last updated{' '}
      {dates.format(new Date(recordedAt))}
    </p>
  );
