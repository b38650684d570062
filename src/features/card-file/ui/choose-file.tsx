import { clsx } from 'clsx';
import { useState } from 'react';
import {
  ACCEPTED_EXTENSIONS,
  ACCEPTED_FILES,
  ACCEPTED_MEDIA_TYPES,
  EXAMPLE_TEXT,
} from '@domain/collection-file';
import type { ApiError } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Notice } from '@/shared/ui/notice';
import { RetryButton } from '@/shared/ui/retry-button';
import { TextArea } from '@/shared/ui/text-area';
import styles from './card-file.module.css';

/** What a pasted text is called in the history. */
const PASTED = 'Pasted text';
/** Where the file is not to blame. */
const ON_THE_WAY = new Set(['NETWORK', 'TIMEOUT', 'TOO_SLOW', 'UNAVAILABLE', 'RATE_LIMITED']);

interface ChooseFileProps {
  error: ApiError | null;
  /** What happens after a file is read. */
  promise: string;
  text: string;
  onText: (text: string) => void;
  onFile: (file: Blob, name: string) => void;
  /** Sends the last file again. */
  onRetry: () => void;
}

/** Takes a file or a pasted text, and says why the last one couldn't be read. */
export const ChooseFile = ({ error, promise, text, onText, onFile, onRetry }: ChooseFileProps) => (
  <div className={styles.content}>
    {error && (
      <Notice
        tone="error"
        title="This couldn’t be read"
        actions={ON_THE_WAY.has(error.code) && <RetryButton error={error} onClick={onRetry} />}
      >
        {error.message}
      </Notice>
    )}
    <p className={styles.note}>
      {ACCEPTED_FILES} {promise}
    </p>
    <DropZone onFile={(file) => onFile(file, file.name)} />
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        onFile(new Blob([text]), PASTED);
      }}
    >
      <TextArea
        label="Or paste the text"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        placeholder={EXAMPLE_TEXT}
        spellCheck={false}
        className={styles.text}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        Read the text
      </Button>
    </form>
  </div>
);

/** A place to drop a file, which is also the button that chooses one: the input lies over all of it. */
function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  return (
    <div className={clsx(styles.drop, isOver && styles.over)}>
      <Icon name="upload" />
      <span className={styles.choose} aria-hidden="true">
        Choose a file
      </span>
      <span className={styles.note}>or drop it here</span>
      <input
        type="file"
        aria-label="Choose a file"
        className={styles.file}
        accept={[...ACCEPTED_EXTENSIONS, ...ACCEPTED_MEDIA_TYPES].join(',')}
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
