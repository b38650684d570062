import { DECK_NAME_LENGTH, type DeckPart, type ReadDeck } from '@domain/deck';
import { useDeckRules } from '@/entities/deck';
import { counted } from '@/shared/lib/format';
import { Notice } from '@/shared/ui/notice';
import { Select } from '@/shared/ui/select';
import { TextField } from '@/shared/ui/text-field';
import type { DeckImport } from '../model/use-deck-import';
import { DeckFaults } from './deck-faults';
import { DeckQuestions } from './deck-questions';
import styles from './import-deck.module.css';

interface DecideDeckProps {
  job: DeckImport;
  deck: ReadDeck;
}

/** What was read, what has to be asked, and the lines that can't be used. */
export function DecideDeck({ job, deck }: DecideDeckProps) {
  const { rules } = useDeckRules();
  return (
    <div className={styles.content}>
      {job.failure !== null && (
        <Notice tone="error" title="The deck wasn’t made">
          {job.failure}
        </Notice>
      )}
      <div className={styles.fields}>
        <TextField
          label="Name"
          value={job.name}
          maxLength={DECK_NAME_LENGTH}
          onChange={({ target }) => job.setName(target.value)}
        />
        <Select
          label="Format"
          options={rules?.options ?? []}
          value={job.format}
          onChange={({ target }) => job.setFormat(target.value)}
        />
      </div>
      <p role="status">{summaryOf(job)}</p>
      {deck.questions.length > 0 && <DeckQuestions job={job} questions={deck.questions} />}
      {deck.faults.length > 0 && <DeckFaults job={job} faults={deck.faults} />}
    </div>
  );
}

/** “1 leader, 1 base, 50 cards, 10 in the sideboard” */
function summaryOf({ lines }: DeckImport): string {
  const copiesIn = (part: DeckPart) =>
    lines.reduce((sum, line) => sum + (line.part === part ? line.copies : 0), 0);
  return [
    counted(copiesIn('LEADER'), 'leader'),
    counted(copiesIn('BASE'), 'base'),
    counted(copiesIn('DECK'), 'card'),
    `${copiesIn('SIDEBOARD')} in the sideboard`,
  ].join(', ');
}
