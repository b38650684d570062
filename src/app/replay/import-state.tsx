import { useRef, useState } from 'react';
import type { Capsule } from '@domain/capsule';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { readCapsuleFile } from './read-capsule-file';
import styles from './developer-panel.module.css';

interface ImportStateProps {
  refusalOf: (capsule: Capsule) => string | null;
  onImport: (capsule: Capsule) => void;
}

/** Takes a capsule by the file picker or by dropping it here, and says what is wrong with it. */
export function ImportState({ refusalOf, onImport }: ImportStateProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const take = async (file: File | undefined) => {
    if (!file) return;
    setRefusal(null);
    const read = await readCapsuleFile(file);
    const reason = read.ok ? refusalOf(read.capsule) : read.message;
    if (read.ok && reason === null) onImport(read.capsule);
    else setRefusal(reason);
  };

  return (
    // For the mouse alone; the keyboard has the button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.place}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <Button onClick={() => picker.current?.click()}>Import state</Button>
      <span className={styles.hint}>or drop a capsule here</span>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Capsule file"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      {refusal !== null && <Notice tone="error">{refusal}</Notice>}
    </div>
  );
}
