import { type FileReading, MAX_NOTES, rejectedRowsFile } from '@domain/collection-file';
import { saveFile } from '@/shared/lib/files/download';
import { counted } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { RowNotesList } from './row-notes-list';
import styles from './card-file.module.css';

interface ReadingNotesProps {
  fileName: string;
  reading: FileReading;
}

/** What was left out or decided while a file was read (rules/collection-files#nothing-in-silence). */
export function ReadingNotes({ fileName, reading }: ReadingNotesProps) {
  const { format, rejected, warnings, remarks, notKept } = reading;
  const save = () => {
    const { name, type, text } = rejectedRowsFile({ fileName, ...reading });
    saveFile(new Blob([text], { type }), name);
  };
  return (
    <>
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {notKept.length > 0 && (
        <p>
          {`A collection doesn’t keep: ${notKept
            .map(({ what, rows }) => `${what} (${counted(rows, 'row')})`)
            .join(', ')}.`}
        </p>
      )}
      <RowNotesList title="Rows that can’t be used" notes={rejected} format={format} isOpen />
      {rejected.total > 0 && (
        <Button icon="download" className={styles.save} onClick={save}>
          {rejected.total > MAX_NOTES
            ? `Save the first ${counted(MAX_NOTES, 'row')} that can’t be used`
            : 'Save the rows that can’t be used'}
        </Button>
      )}
      <RowNotesList title="Rows to check" notes={warnings} format={format} isOpen />
    </>
  );
}
