import { clsx } from 'clsx';
import { useEffect, useMemo, useRef } from 'react';
import type { Card } from '@domain/card';
import { formatMarketPrice } from '@domain/pricing';
import { OwnedMark, type OwnedMarks, useOwnedMarks } from '@/entities/collection';
import { useMoney } from '@/shared/lib/money';
import { Muted } from '@/shared/ui/muted';
import { type FoundLine, LINE_GROUPS, type LineGroup } from '../model/found-line';
import styles from './find-dialog.module.css';

interface FoundListProps {
  /** The list's id; a line's is this, a hyphen and its number from 0. */
  id: string;
  lines: readonly FoundLine[];
  chosen: FoundLine | undefined;
  onChoose: (line: FoundLine) => void;
}

/** What was found, in groups. The field keeps the focus and announces the chosen line. */
export function FoundList({ id, lines, chosen, onChoose }: FoundListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const money = useMoney();
  const cards = useMemo(() => lines.flatMap(({ card }) => card ?? []), [lines]);
  const setCodes = new Set(cards.map(({ cardSetId }) => cardSetId.toUpperCase()));
  const marks = useOwnedMarks([...setCodes].toSorted(), cards);
  const groups = (Object.keys(LINE_GROUPS) as LineGroup[]).filter((group) =>
    lines.some((line) => line.group === group),
  );
  return (
    <div ref={list} id={id} role="listbox" aria-label="Found" className={styles.list}>
      {groups.map((group) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} role="presentation" className={styles.group}>
            {LINE_GROUPS[group]}
          </div>
          {lines.map(
            (line, at) =>
              line.group === group && (
                // The field handles the keys.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={line.key}
                  id={`${id}-${at}`}
                  role="option"
                  aria-selected={line === chosen}
                  tabIndex={-1}
                  className={clsx(styles.line, line.isPrinting && styles.printing)}
                  // Keeps the focus in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(line)}
                >
                  <span className={styles.label}>{line.label}</span>
                  <span className={styles.facts}>
                    <OwnedOf card={line.card} marks={marks} />
                    <Muted>{line.detail}</Muted>
                    {line.priced && (
                      <span className={styles.price}>
                        {formatMarketPrice(line.priced, 'compact', money)}
                      </span>
                    )}
                  </span>
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  );
}

interface OwnedOfProps {
  card: Card | undefined;
  marks: OwnedMarks | null;
}

function OwnedOf({ card, marks }: OwnedOfProps) {
  const owned = card && marks?.get(card.id);
  return owned ? <OwnedMark owned={owned} /> : null;
}
