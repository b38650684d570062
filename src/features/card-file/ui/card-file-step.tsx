import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lackOf } from '@domain/collection-file';
import { Button } from '@/shared/ui/button';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { Spinner } from '@/shared/ui/spinner';
import type { CardFile } from '../model/use-card-file';
import { ChooseFile } from './choose-file';
import { MapColumns } from './map-columns';
import styles from './card-file.module.css';

interface CardFileStepProps<Read> {
  file: CardFile<Read>;
  /** What follows once it is read, in a sentence. */
  promise: string;
  /** What is shown below then. Another step takes the focus, which went with the one before. */
  step: string;
  children: ReactNode;
}

/** Takes a file or a pasted text, asks for what its columns are if need be, and shows what was read. */
export function CardFileStep<Read>({ file, promise, step, children }: CardFileStepProps<Read>) {
  const { state } = file;
  // Stays through every step, so that no error loses what was pasted.
  const [text, setText] = useState('');
  const contents = useRef<HTMLDivElement>(null);
  const shown = state.step === 'read' ? step : state.step;
  const last = useRef(shown);
  useEffect(() => {
    if (last.current !== shown) contents.current?.focus();
    last.current = shown;
  }, [shown]);
  return (
    <div ref={contents} tabIndex={-1} className={styles.step}>
      {state.step === 'choosing' && (
        <ChooseFile
          error={state.error}
          promise={promise}
          text={text}
          onText={setText}
          onFile={file.send}
          onRetry={file.retry}
        />
      )}
      {state.step === 'reading' && <ReadingProgress {...state} />}
      {state.step === 'mapping' && <MapColumns {...state} onMap={file.map} />}
      {state.step === 'read' && children}
    </div>
  );
}

interface ReadingProgressProps {
  fileName: string;
  /** Bytes. */
  sent: number;
  size: number;
}

/** A file on its way; the server reads it as it comes. */
const ReadingProgress = ({ fileName, sent, size }: ReadingProgressProps) =>
  sent < size ? (
    <ProgressBar
      label={`Sending “${fileName}”`}
      value={Math.min(sent, size)}
      total={size}
      text={`${Math.floor((100 * sent) / size)} %`}
    />
  ) : (
    <Spinner label="Comparing it with what you have" />
  );

/** What can be done with a file at its step: stop it, choose another one, or say what its columns are. */
export function CardFileActions<Read>({ file }: { file: CardFile<Read> }) {
  const { state, again } = file;
  if (state.step === 'choosing') return null;
  if (state.step === 'reading') return <Button onClick={again}>Cancel</Button>;
  return (
    <>
      <Button icon="back" onClick={again}>
        Another file
      </Button>
      {state.step === 'read' && state.mapped && (
        <Button icon="edit" onClick={file.remap}>
          Columns
        </Button>
      )}
      {state.step === 'mapping' && (
        <Button
          variant="primary"
          disabled={lackOf(state.mapping) !== null}
          onClick={file.readAsMapped}
        >
          Read with these columns
        </Button>
      )}
    </>
  );
}
