import {
  ACCEPTED_EXTENSIONS,
  ACCEPTED_FILES,
  ACCEPTED_MEDIA_TYPES,
  EXAMPLE_TEXT,
} from '@domain/collection-file';
import type { ApiError } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { FileDrop } from '@/shared/ui/file-drop';
import { Muted } from '@/shared/ui/muted';
import { Notice } from '@/shared/ui/notice';
import { RetryButton } from '@/shared/ui/retry-button';
import { TextArea } from '@/shared/ui/text-area';
import styles from './card-file.module.css';

/** What a pasted text is called in the history. */
const PASTED = 'Pasted text';
/** Where the file is not to blame. */
const ON_THE_WAY = new Set([
  'NETWORK',
  'TIMEOUT',
  'TOO_SLOW',
  'UNAVAILABLE',
  'BUSY',
  'RATE_LIMITED',
]);

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
    <Muted as="p">{`${ACCEPTED_FILES} ${promise}`}</Muted>
    <FileDrop
      label="Choose a file"
      accept={[...ACCEPTED_EXTENSIONS, ...ACCEPTED_MEDIA_TYPES].join(',')}
      onFile={(file) => onFile(file, file.name)}
    />
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
