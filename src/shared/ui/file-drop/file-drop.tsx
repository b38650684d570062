import { clsx } from 'clsx';
import { useState } from 'react';
import { Icon } from '../icon';
import { Muted } from '../muted';
import styles from './file-drop.module.css';

interface FileDropProps {
  /** The button's words: “Choose a file”. */
  label: string;
  /** Extensions and media types, as an input's `accept`. */
  accept: string;
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** A place to drop a file, which is also the button that chooses one: the input lies over all of it. */
export function FileDrop({ label, accept, disabled = false, onFile }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div className={clsx(styles.drop, isOver && styles.over)} data-disabled={disabled}>
      <Icon name="upload" />
      <span className={styles.choose} aria-hidden="true">
        {label}
      </span>
      <Muted>or drop it here</Muted>
      <input
        type="file"
        aria-label={label}
        className={styles.file}
        accept={accept}
        disabled={disabled}
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
