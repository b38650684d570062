import type { CollectionFileFormat, RowNote, RowNotes } from '@domain/collection-file';
import { counted } from '@/shared/lib/counted';
import { Disclosure } from '@/shared/ui/disclosure';
import styles from './import-collection.module.css';

interface RowNotesListProps {
  title: string;
  notes: RowNotes;
  /** JSON has entries where the others have lines. */
  format: CollectionFileFormat;
  isOpen?: boolean;
}

/** Rows with what is to be said of them; nothing where there are none. */
export const RowNotesList = ({ title, notes, format, isOpen = false }: RowNotesListProps) =>
  notes.total > 0 && (
    <Disclosure title={title} aside={notes.total.toLocaleString('en')} defaultOpen={isOpen}>
      {notes.first.length < notes.total && (
        <p className={styles.note}>The first {counted(notes.first.length, 'row')}:</p>
      )}
      {/* What scrolls must take the focus, so that keys can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.notes} tabIndex={0} aria-label={title}>
        {notes.first.map((note) => (
          <li key={`${note.line} ${note.about}`} className={styles.row}>
            <span className={styles.place}>{placeOf(note, format)}</span>
            <span>{note.text}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );

const placeOf = ({ line, about }: RowNote, format: CollectionFileFormat): string =>
  [`${format === 'OWN_JSON' ? 'Entry' : 'Line'} ${line.toLocaleString('en')}`, about]
    .filter((part) => part !== '')
    .join(' · ');
