import { FileDrop } from '@/shared/ui/file-drop';
import { Muted } from '@/shared/ui/muted';
import { Notice } from '@/shared/ui/notice';
import { TextArea } from '@/shared/ui/text-area';
import type { DeckImport } from '../model/use-deck-import';
import { DeckFaults } from './deck-faults';
import styles from './import-deck.module.css';

const EXAMPLE =
  'Leader\n1 | Brass Harrier | Of the Reef\n\nMainDeck\n3 | Lantern Scout\n2x Tide Diver';

/** Takes a text or a file, and says why the last one was no deck. */
export const ChooseDeck = ({ job }: { job: DeckImport }) => (
  <div className={styles.content}>
    {job.refusal !== null && (
      <Notice tone="error" title="This couldn’t be read as a deck">
        {job.refusal.reason}
      </Notice>
    )}
    <TextArea
      label="Paste a deck"
      rows={10}
      value={job.text}
      onChange={(event) => job.setText(event.currentTarget.value)}
      placeholder={EXAMPLE}
      spellCheck={false}
      className={styles.text}
    />
    <Muted as="p">
      JSON of swudb, SWUBase and Karabast, Melee’s text, picklists, CSV, or lines such as “3 Lantern
      Scout”.
    </Muted>
    <FileDrop
      label="Choose a file"
      accept=".json,.txt,.csv,application/json,text/plain,text/csv"
      onFile={(file) => void job.readFile(file)}
    />
    {job.refusal !== null && job.refusal.faults.length > 0 && (
      <DeckFaults job={job} faults={job.refusal.faults} />
    )}
  </div>
);
