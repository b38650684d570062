import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lackOf } from '@domain/collection-file';
import { Button } from '@/shared/ui/button';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { Spinner } from '@/shared/ui/spinner';
import type { CardFile } from '../model/use-card-file';
import { ChooseFile } from './choose-file';
import { MapColumns } from './map-columns';

interface CardFileStepProps<Read> {
  file: CardFile<Read>;
  /** A sentence about what happens once it is read. */
  promise: string;
  /** Renders the content below. A new stage takes the focus, which was lost with the previous one. */
  step: string;
  children: ReactNode;
}

/** Takes a file or a pasted text, asks what its columns are if necessary, and shows what was read. */
export function CardFileStep<Read>({ file, promise, step, children }: CardFileStepProps<Read>) {
  const { state } = file;
  // Kept at every stage, so that no error loses a pasted text.
  const [text, setText] = useState('');
  const contents = useRef<HTMLDivElement>(null);
  const shown = state.step === 'read' ? step : state.step;
  const last = useRef(shown);
  useEffect(() => {
    if (last.current !== shown) contents.current?.focus();
    last.current = shown;
  }, [shown]);
  return (
    <div ref={contents} tabIndex={-1}>
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

/** The progress of an upload; the server reads the file as it arrives. */
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

/** The buttons for the current stage of a file: cancel, choose another one, or map its columns. */
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
