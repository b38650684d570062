import { useMemo, type ReactNode } from 'react';
import type { DeckFinding, DeckLine } from '@domain/deck';
import { CardDialog, useOpenCard } from '@/widgets/card-view';
import type { DeckEditing } from '@/features/deck-edit';
import { useNamedCards } from '@/entities/card';
import { type Deck, useDeckRules } from '@/entities/deck';
import { counted } from '@/shared/lib/format';
import { LoadError } from '@/shared/ui/load-error';
import { Muted } from '@/shared/ui/muted';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { deckSections } from '../model/deck-sections';
import { useCompanions } from '../model/use-companions';
import { DeckFaces } from './deck-faces';
import styles from './deck-page.module.css';
import { DeckStudy } from './deck-study';
import { DeckSectionList } from './deck-section-list';
import { MissingPanel } from './missing-panel';

interface DeckContentsProps {
  deck: Deck;
  /** What is shown: its cards, or as its owner has drafted them. */
  lines: readonly DeckLine[];
  /** For its owner. */
  editing?: DeckEditing;
  settings?: ReactNode;
  /** The line that adds cards. */
  add?: ReactNode;
}

/** Holds a deck's place while it or its cards load. */
export const DeckPlaceholder = () => (
  <div className={styles.layout} role="status" aria-label="Loading the deck">
    <SkeletonBlock className={styles.placeholder} />
  </div>
);

const NONE: readonly DeckFinding[] = [];

/** A deck's cards with what the viewer has of each, and beside them what follows from them. */
export function DeckContents({ deck, lines, editing, settings, add }: DeckContentsProps) {
  const { cards, areLoaded, error, retry } = useNamedCards(lines.map(({ cardId }) => cardId));
  const sections = useMemo(
    () => deckSections({ lines, cards, needs: deck.needs }),
    [lines, cards, deck.needs],
  );
  const load = useDeckRules();
  const { rules } = load;
  const kept = useMemo(() => lines.filter(({ copies }) => copies > 0), [lines]);
  const beside = useCompanions(deck);
  const findings = useMemo(
    () => (rules && beside ? rules.check({ format: deck.format, lines: kept, beside }) : null),
    [rules, deck.format, kept, beside],
  );
  const faulty = useMemo(
    () =>
      new Map(
        (findings ?? NONE).flatMap(({ cardId, sentence }) => (cardId ? [[cardId, sentence]] : [])),
      ),
    [findings],
  );
  const rows = sections.flatMap((section) => section.rows);
  const gone = lines.filter(({ cardId }) => !cards.has(cardId)).length;
  const { open } = useOpenCard(rows.map(({ card }) => card));
  // All at once, since each further card would move what stands below. An unsaved deck's new cards may come later.
  const isWhole = areLoaded || editing?.isChanged || error !== null;
  if (!isWhole || (rows.length === 0 && !areLoaded)) {
    return error ? <LoadError error={error} onRetry={retry} /> : <DeckPlaceholder />;
  }
  return (
    <div className={styles.layout}>
      <div className={styles.summary}>
        <DeckFaces rows={rows} onOpen={open} />
        {deck.needs && <MissingPanel deckId={deck.id} rows={rows} isSaved={!editing?.isChanged} />}
      </div>
      <div className={styles.cards}>
        {add}
        {error && <LoadError error={error} onRetry={retry} />}
        {lines.length === 0 && (
          <Muted as="p">
            {editing ? 'Nothing in it yet. Add the first card above.' : 'There is nothing in it.'}
          </Muted>
        )}
        {areLoaded && gone > 0 && (
          <Muted as="p">{`The catalogue no longer has ${counted(gone, 'card')} of this deck.`}</Muted>
        )}
        {sections.map((section) => (
          <DeckSectionList
            key={section.title}
            section={section}
            hasNeeds={deck.needs !== null}
            faulty={faulty}
            onSet={editing?.set}
            onOpen={open}
          />
        ))}
      </div>
      <div className={styles.study}>
        {rules ? (
          <DeckStudy
            format={deck.format}
            lines={kept}
            cards={cards}
            findings={findings}
            settings={settings}
            onOpen={open}
          />
        ) : load.error ? (
          <LoadError error={load.error} onRetry={load.retry} />
        ) : (
          <SkeletonBlock className={styles.studyPlaceholder} />
        )}
      </div>
      <CardDialog cards={rows.map(({ card }) => card)} />
    </div>
  );
}
