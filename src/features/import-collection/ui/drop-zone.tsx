import { useId, useState, type DragEvent } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { Icon } from '@/shared/ui/icon';
import styles from './import-collection.module.css';

/** A place to drop a file, which is also the button that chooses one. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <label
      htmlFor={id}
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" />
      <span className={styles.choose}>Choose a file</span>
      <span className={styles.note}>or drop it here</span>
      <input
        id={id}
        type="file"
        aria-label="Choose a file"
        className={styles.file}
        accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // So that the same file, mended, can be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
