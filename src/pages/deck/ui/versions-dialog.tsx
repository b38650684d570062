import type { DeckEditing } from '@/features/deck-edit';
import { FullName, useNamedCards } from '@/entities/card';
import { type Deck, useDeckVersionsQuery } from '@/entities/deck';
import { formatMoment } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Loaded } from '@/shared/ui/loaded';
import { Muted } from '@/shared/ui/muted';
import { Skeleton } from '@/shared/ui/skeleton';
import { changesBetween, type DeckChange } from '../model/deck-changes';
import styles from './versions-dialog.module.css';

interface VersionsDialogProps {
  deck: Deck;
  editing: DeckEditing;
  onClose: () => void;
}

/** What was in a deck each time it was saved, and what changed from time to time (rules/decks#versions). */
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
      <Loaded query={query} waiting={<Skeleton lines={8} />}>
        {(versions) => (
          <ol className={styles.versions}>
            {versions.map(({ version, savedAt, lines }, at) => {
              const before = versions[at + 1];
              return (
                <li key={version} className={styles.version}>
                  <div className={styles.head}>
                    <h3 className={styles.time}>{formatMoment(savedAt)}</h3>
                    {at > 0 && (
                      <Button
                        icon="history"
                        onClick={() => {
                          editing.replace(lines.map((line) => ({ ...line })));
                          onClose();
                        }}
                      >
                        Take this version
                      </Button>
                    )}
                  </div>
                  {before ? (
                    <Changes changes={changesBetween(before.lines, lines)} />
                  ) : (
                    <Muted as="p">
                      {`${lines.reduce((sum, { copies }) => sum + copies, 0)} copies to begin with`}
                    </Muted>
                  )}
                </li>
              );
            })}
          </ol>
        )}
      </Loaded>
    </Dialog>
  );
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
