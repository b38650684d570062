import type { DeckLineFault } from '@domain/deck';
import { counted } from '@/shared/lib/format';
import { ToggleChip } from '@/shared/ui/chip';
import { type DeckImport, faultKey } from '../model/use-deck-import';
import styles from './import-deck.module.css';

interface DeckFaultsProps {
  job: DeckImport;
  faults: readonly DeckLineFault[];
}

/** The lines that name no card, with the nearest ones. */
export const DeckFaults = ({ job, faults }: DeckFaultsProps) => (
  <section aria-labelledby="deck-faults">
    <h3 id="deck-faults">{`${counted(faults.length, 'line')} can’t be used`}</h3>
    <ul className={styles.faults}>
      {faults.map((fault, at) => (
        <li key={`${at} ${fault.line}`}>
          <p>
            <span className={styles.line}>{`Line ${fault.line}`}</span>{' '}
            <code translate="no">{fault.source}</code>
          </p>
          <p className={styles.reason}>
            {fault.nearest.length > 0 ? `${fault.reason} Is it one of these?` : fault.reason}
          </p>
          {fault.nearest.length > 0 && <Nearest job={job} fault={fault} />}
        </li>
      ))}
    </ul>
  </section>
);

function Nearest({ job, fault }: { job: DeckImport; fault: DeckLineFault }) {
  const chosen = job.meant[faultKey(fault)];
  return (
    <div className={styles.nearest}>
      {fault.nearest.flatMap((id) => {
        const card = job.cards.get(id);
        return card ? (
          <ToggleChip
            key={id}
            icon="add"
            pressed={chosen === id}
            onClick={() => job.mean(fault, chosen === id ? null : id)}
          >
            {card.subtitle === null ? card.name : `${card.name}, ${card.subtitle}`}
          </ToggleChip>
        ) : (
          []
        );
      })}
    </div>
  );
}
