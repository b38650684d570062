import { useState, useSyncExternalStore } from 'react';
import type { Capsule } from '@domain/capsule';
import { Button } from '@/shared/ui/button';
import { devToolsLog } from './dev-tools-log';
import { saveFile } from './save-file';
import styles from './developer-panel.module.css';
import { ImportState } from './import-state';

interface DeveloperPanelProps {
  /** How many actions were recorded. */
  count: () => number;
  /** Calls back when the count may have changed; gives the end of it. */
  subscribe: (onChange: () => void) => () => void;
  /** Makes a capsule of what is shown now. */
  capsule: () => Capsule;
  /** Why this program can't show a capsule's state, as a sentence; null if it can. */
  refusalOf: (capsule: Capsule) => string | null;
  onImport: (capsule: Capsule) => void;
  onClose: () => void;
}

const sizes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const plural = (count: number) => (count === 1 ? '1 action' : `${sizes.format(count)} actions`);

/** A file's name with the time down to seconds and nothing that a file system refuses. */
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
    saveFile(nameOf(taken, kind), text);
    const kilobytes = Math.ceil(new Blob([text]).size / 1000);
    setSaved(`Saved ${plural(taken.actions.length)} in ${sizes.format(kilobytes)} kB.`);
  };

  return (
    <aside className={styles.panel} aria-label="Developer panel">
      <div className={styles.header}>
        <h2 className={styles.title}>Developer panel</h2>
        <Button variant="quiet" icon="close" aria-label="Close developer panel" onClick={onClose} />
      </div>
      <p className={styles.text}>
        {plural(actions)} recorded since this page was opened. A file has them with the cards that
        they show, and without e-mail addresses.
      </p>
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
