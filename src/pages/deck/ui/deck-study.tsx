import { type ReactNode, useMemo } from 'react';
import { ASPECT_NAMES, type Card } from '@domain/card';
import { aspectPenalties, costCurve, type DeckFinding, type DeckLine } from '@domain/deck';
import { useFormatName } from '@/entities/deck';
import { counted } from '@/shared/lib/format';
import { Icon } from '@/shared/ui/icon';
import { Skeleton } from '@/shared/ui/skeleton';
import { CostCurve } from './cost-curve';
import styles from './deck-page.module.css';
import { HandToTry } from './hand-to-try';

interface DeckStudyProps {
  format: string;
  lines: readonly DeckLine[];
  cards: ReadonlyMap<string, Card>;
  /** Null while the decks that are played with it load. */
  findings: readonly DeckFinding[] | null;
  /** The owner's, such as the format. */
  settings?: ReactNode;
  onOpen: (cardId: string) => void;
}

/** What follows from a deck's cards: the rules that it breaks, its costs, its aspects, and hands to try. */
export function DeckStudy({ format, lines, cards, findings, settings, onOpen }: DeckStudyProps) {
  const curve = useMemo(() => costCurve(lines, cards), [lines, cards]);
  return (
    <>
      <Rules format={format} findings={findings} />
      {settings}
      {curve.length > 0 && (
        <section aria-labelledby="deck-curve" className={styles.panel}>
          <h2 id="deck-curve">Costs</h2>
          <CostCurve curve={curve} />
          <Penalties lines={lines} cards={cards} />
        </section>
      )}
      {curve.length > 0 && <HandToTry lines={lines} cards={cards} onOpen={onOpen} />}
    </>
  );
}

/** Whether a deck is legal; a deck that isn't can be kept. */
function Rules({ format, findings }: Pick<DeckStudyProps, 'format' | 'findings'>) {
  const name = useFormatName()(format);
  if (findings === null) {
    return (
      <div role="status" aria-label="Checking the rules" className={styles.panel}>
        <Skeleton lines={2} />
      </div>
    );
  }
  if (findings.length === 0) {
    return (
      <section aria-label="Rules" className={styles.panel}>
        <p className={styles.legal}>
          <Icon name="check" />
          <span>{`Legal in ${name}`}</span>
        </p>
      </section>
    );
  }
  return (
    <section aria-labelledby="deck-rules" className={styles.panel}>
      <h2 id="deck-rules">{`Not legal in ${name}`}</h2>
      <ul className={styles.findings}>
        {findings.map(({ code, cardId, sentence }) => (
          <li key={`${code} ${cardId}`}>
            <Icon name="alert" />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Further ones are counted. */
const MOST_PENALTIES = 10;

/** The cards that cost more than is printed on them: any card may be in any deck. */
function Penalties({ lines, cards }: Pick<DeckStudyProps, 'lines' | 'cards'>) {
  const penalties = useMemo(() => aspectPenalties(lines, cards), [lines, cards]);
  if (penalties.length === 0) {
    return <p className={styles.about}>Leader and base give every aspect of its cards.</p>;
  }
  return (
    <>
      <p
        className={styles.about}
      >{`${counted(penalties.length, 'card')} with an aspect penalty:`}</p>
      <ul className={styles.penalties}>
        {penalties.slice(0, MOST_PENALTIES).map(({ cardId, lacking, more }) => (
          <li key={cardId}>
            <strong>{`+${more}`}</strong> <span translate="no">{cards.get(cardId)?.name}</span>{' '}
            <span className={styles.about}>
              {lacking.map((aspect) => ASPECT_NAMES[aspect]).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {penalties.length > MOST_PENALTIES && (
        <p className={styles.about}>{`And ${penalties.length - MOST_PENALTIES} more.`}</p>
      )}
    </>
  );
}
