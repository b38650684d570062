import { useState } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { Icon } from '@/shared/ui/icon';
import styles from './import-collection.module.css';

/** A place to drop a file, which is also the button that chooses one: the input lies over all of it. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  return (
    <div className={classNames(styles.drop, isOver && styles.over)}>
      <Icon name="upload" />
      <span className={styles.choose} aria-hidden="true">
        Choose a file
      </span>
      <span className={styles.note}>or drop it here</span>
      <input
        type="file"
        aria-label="Choose a file"
        className={styles.file}
        accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // So that the same file, mended, can be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
