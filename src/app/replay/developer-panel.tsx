import { useState, useSyncExternalStore, useRef } from 'react';
import type { Capsule } from '@domain/capsule';
import { saveFile } from '@/shared/lib/files/download';
import { formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { devToolsLog, readCapsuleFile } from './capsules';
import styles from './developer-panel.module.css';

interface DeveloperPanelProps {
  /** The number of recorded actions. */
  count: () => number;
  /**
   * Calls the listener when the count may have changed.
   * @returns a function that unsubscribes
   */
  subscribe: (onChange: () => void) => () => void;
  /** Makes a capsule of the current state. */
  capsule: () => Capsule;
  /** Why this program can't show a capsule's state, as a sentence; null if it can. */
  refusalOf: (capsule: Capsule) => string | null;
  onImport: (capsule: Capsule) => void;
  onClose: () => void;
}

const plural = (count: number) => (count === 1 ? '1 action' : `${formatNumber(count)} actions`);

/** A file name with the time to the second, without characters that file systems refuse. */
const nameOf = ({ createdAt }: Capsule, kind: string) =>
  `starbinder-${kind}-${createdAt.slice(0, 19).replaceAll(':', '-')}.json`;

/** Takes and shows recordings of the application's state (rules/capsules#recording). */
export function DeveloperPanel(props: DeveloperPanelProps) {
  const { count, subscribe, capsule, refusalOf, onImport, onClose } = props;
  const actions = useSyncExternalStore(subscribe, count);
  const [saved, setSaved] = useState('');

  const save = (kind: string, textOf: (taken: Capsule) => string) => {
    const taken = capsule();
    const text = textOf(taken);
    saveFile(new Blob([text], { type: 'application/json' }), nameOf(taken, kind));
    const kilobytes = Math.ceil(new Blob([text]).size / 1000);
    setSaved(`Saved ${plural(taken.actions.length)} in ${formatNumber(kilobytes)} kB.`);
  };

  return (
    <aside className={styles.panel} aria-label="Developer panel">
      <div className={styles.header}>
        <h2 className={styles.title}>Developer panel</h2>
        <Button variant="quiet" icon="close" aria-label="Close developer panel" onClick={onClose} />
      </div>
      <p
        className={styles.text}
      >{`${plural(actions)} recorded since this page was opened. An exported file contains them and the cards that they show, but no email addresses.`}</p>
      <div className={styles.actions}>
        <Button onClick={() => save('capsule', (taken) => JSON.stringify(taken))}>
          Export state
        </Button>
        <Button variant="quiet" onClick={() => save('devtools', devToolsLog)}>
          Export for Redux DevTools
        </Button>
      </div>
      <p role="status" className={styles.text}>
        {saved}
      </p>
      <ImportState refusalOf={refusalOf} onImport={onImport} />
    </aside>
  );
}

interface ImportStateProps {
  refusalOf: (capsule: Capsule) => string | null;
  onImport: (capsule: Capsule) => void;
}

/** Imports a capsule by file picker or drop, and shows what is wrong with it. */
function ImportState({ refusalOf, onImport }: ImportStateProps) {
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
          // Lets the person choose the same file again.
          event.target.value = '';
        }}
      />
      {refusal !== null && <Notice tone="error">{refusal}</Notice>}
    </div>
  );
}
