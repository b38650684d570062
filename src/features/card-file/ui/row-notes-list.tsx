import {
  COLLECTION_FILE_FORMATS,
  type CollectionFileFormat,
  FILE_SYNTAXES,
  type RowNote,
  type RowNotes,
} from '@domain/collection-file';
import { counted, formatNumber } from '@/shared/lib/format';
import { Disclosure } from '@/shared/ui/disclosure';
import { Muted } from '@/shared/ui/muted';
import styles from './card-file.module.css';

interface RowNotesListProps {
  title: string;
  notes: RowNotes;
  /** JSON files have entries; the others have lines. */
  format: CollectionFileFormat;
  isOpen?: boolean;
}

/** Rows with a message each; nothing if there are none. */
export const RowNotesList = ({ title, notes, format, isOpen = false }: RowNotesListProps) =>
  notes.total > 0 && (
    <Disclosure title={title} aside={formatNumber(notes.total)} defaultOpen={isOpen}>
      {notes.first.length < notes.total && (
        <Muted as="p">{`The first ${counted(notes.first.length, 'row')}:`}</Muted>
      )}
      {/* A scrolling area must be focusable so that keys can scroll it. */}
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
  [`${FILE_SYNTAXES[COLLECTION_FILE_FORMATS[format].syntax].rowWord} ${formatNumber(line)}`, about]
    .filter((part) => part !== '')
    .join(' · ');
