import { useId, type CSSProperties } from 'react';
import { mainColour } from '@domain/card';
import { type DeckLine, MAX_COPIES_IN_DECK } from '@domain/deck';
import { AspectIcons, useAspectPictures, type AspectPictures } from '@/entities/aspect';
import { CardThumbnail, FullName } from '@/entities/card';
import { useMoney } from '@/shared/lib/money';
import { Icon } from '@/shared/ui/icon';
import { QuantityEntry } from '@/shared/ui/quantity-entry';
import { type DeckRow, type DeckSection, ownedWords } from '../model/deck-sections';
import styles from './deck-section-list.module.css';

interface DeckSectionListProps {
  section: DeckSection;
  /** Whether the viewer sees what they own. */
  hasNeeds: boolean;
  /** The rule that a card breaks, by the card's id. */
  faulty: ReadonlyMap<string, string>;
  /** For its owner. */
  onSet?: ((line: DeckLine) => void) | undefined;
  onOpen: (cardId: string) => void;
}

/** The cards under one heading, each with its copies and what the viewer has of it. */
export function DeckSectionList({
  section,
  hasNeeds,
  faulty,
  onSet,
  onOpen,
}: DeckSectionListProps) {
  const id = useId();
  const pictures = useAspectPictures();
  return (
    <section aria-labelledby={id} style={pictures.style}>
      <h2 id={id} className={styles.heading}>
        <span>{section.title}</span> <span className={styles.count}>{section.copies}</span>
      </h2>
      <ul className={styles.rows}>
        {section.rows.map((row) => (
          <Row
            key={row.key}
            row={row}
            hasNeeds={hasNeeds}
            pictures={pictures}
            fault={faulty.get(row.card.id)}
            onSet={onSet}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps extends Omit<DeckSectionListProps, 'section' | 'faulty'> {
  /** The rule that it breaks. */
  fault: string | undefined;
  row: DeckRow;
  pictures: AspectPictures;
}

function Row({ row, hasNeeds, pictures, fault, onSet, onOpen }: RowProps) {
  const { card, line } = row;
  return (
    <li
      className={styles.row}
      style={{ '--aspect-colour': mainColour(card.aspects) } as CSSProperties}
      data-out={line.copies === 0 || undefined}
    >
      {onSet ? (
        <QuantityEntry
          label={card.name}
          value={line.copies}
          least={0}
          most={MAX_COPIES_IN_DECK}
          onChange={(copies) => onSet({ ...line, copies })}
        />
      ) : (
        <span className={styles.copies}>{line.copies}</span>
      )}
      <CardThumbnail image={card.images.front} aspects={card.aspects} />
      <span className={styles.words}>
        <button type="button" className={styles.name} onClick={() => onOpen(card.id)}>
          <FullName card={card} />
        </button>
        <span className={styles.facts}>
          {card.cost !== null && <span>{`Cost ${card.cost}`}</span>}
          {fault && (
            <span className={styles.fault} title={fault}>
              <Icon name="alert" />
              <span>Breaks a rule</span>
            </span>
          )}
          <AspectIcons aspects={card.aspects} pictures={pictures} />
        </span>
      </span>
      {hasNeeds && <Need row={row} />}
    </li>
  );
}

/** What the viewer owns of a card, and what they lack of it. */
function Need({ row: { need, missing } }: { row: DeckRow }) {
  const money = useMoney();
  if (!need) return <span className={styles.need} />;
  const cents = need.cheapest?.priceCents;
  return (
    <span className={styles.need}>
      <span className={missing > 0 ? styles.missing : styles.has}>
        <span>{missing > 0 ? `${missing} missing` : 'Have'}</span>
        {missing > 0 && cents !== undefined && (
          <span className={styles.price}>{money.price(cents * missing)}</span>
        )}
      </span>
      <span className={styles.owned}>{ownedWords(need)}</span>
    </span>
  );
}
