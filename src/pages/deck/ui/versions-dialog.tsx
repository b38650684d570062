import { useId, useState } from 'react';
import type { DeckLine } from '@domain/deck';
import type { DeckEditing } from '@/features/deck-edit';
import { FullName, useNamedCards } from '@/entities/card';
import { type Deck, useDeckVersionsQuery } from '@/entities/deck';
import { countedCopies, formatMoment } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Loaded } from '@/shared/ui/loaded';
import { Muted } from '@/shared/ui/muted';
import { Notice } from '@/shared/ui/notice';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { changesBetween, type DeckChange } from '../model/deck-changes';
import styles from './versions-dialog.module.css';

interface VersionsDialogProps {
  deck: Deck;
  editing: DeckEditing;
  onClose: () => void;
}

/** What was in a deck each time it was saved, and what makes each version another (rules/decks#versions). */
export function VersionsDialog({ deck, editing, onClose }: VersionsDialogProps) {
  const query = useDeckVersionsQuery(deck.id, { refetchOnMountOrArgChange: true });
  return (
    <Dialog
      title="Versions"
      size="large"
      onClose={onClose}
      isUnsaved={false}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {editing.isChanged && (
        <Notice tone="warning">An earlier version replaces your unsaved changes.</Notice>
      )}
      <Loaded query={query} waiting={<Skeleton lines={8} />}>
        {(versions) => (
          <Versions
            versions={versions}
            onTake={(lines) => {
              editing.replace(lines.map((line) => ({ ...line })));
              onClose();
            }}
          />
        )}
      </Loaded>
    </Dialog>
  );
}

interface VersionsProps {
  /** The newest first. */
  versions: readonly SavedVersion[];
  onTake: (lines: readonly DeckLine[]) => void;
}

interface SavedVersion {
  version: number;
  savedAt: string;
  lines: readonly DeckLine[];
}

/** Each version beside the one before it, or beside one that the player chooses. */
function Versions({ versions, onTake }: VersionsProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const base = versions.find(({ version }) => version === chosen);
  return (
    <>
      {versions.length > 2 && (
        <Select
          label="Compare each with"
          options={[
            { value: '', label: 'The version before it' },
            ...versions.map((each) => ({ value: String(each.version), label: versionWords(each) })),
          ]}
          value={chosen === null ? '' : String(chosen)}
          onChange={({ target }) => setChosen(target.value === '' ? null : Number(target.value))}
        />
      )}
      <ol className={styles.versions}>
        {versions.map((saved, at) => (
          <li key={saved.version} className={styles.version}>
            <div className={styles.head}>
              <h3 id={`${id}-${saved.version}`} className={styles.time}>
                {versionWords(saved)}
              </h3>
              {at > 0 && (
                <Button
                  icon="history"
                  aria-describedby={`${id}-${saved.version}`}
                  onClick={() => onTake(saved.lines)}
                >
                  Take this version
                </Button>
              )}
            </div>
            <Difference saved={saved} from={base ?? versions[at + 1]} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Several may be saved in one minute. */
const versionWords = ({ version, savedAt }: SavedVersion): string =>
  `Version ${version}, ${formatMoment(savedAt)}`;

function Difference({ saved, from }: { saved: SavedVersion; from: SavedVersion | undefined }) {
  if (!from) {
    const copies = saved.lines.reduce((sum, line) => sum + line.copies, 0);
    return <Muted as="p">{`${countedCopies(copies)} to begin with`}</Muted>;
  }
  if (from === saved) return <Muted as="p">The others are compared with this one.</Muted>;
  const changes = changesBetween(from.lines, saved.lines);
  if (changes.length === 0) return <Muted as="p">The same cards.</Muted>;
  return <Changes changes={changes} />;
}

function Changes({ changes }: { changes: readonly DeckChange[] }) {
  const { cards } = useNamedCards(changes.map(({ cardId }) => cardId));
  return (
    <ul className={styles.changes}>
      {changes.map(({ cardId, part, by }) => {
        const card = cards.get(cardId);
        return (
          <li key={`${part} ${cardId}`} data-came={by > 0}>
            <span className={styles.by}>{by > 0 ? `+${by}` : `−${-by}`}</span>
            {card ? <FullName card={card} /> : <Muted>A card</Muted>}
            {part === 'SIDEBOARD' && <Muted>sideboard</Muted>}
          </li>
        );
      })}
    </ul>
  );
}
