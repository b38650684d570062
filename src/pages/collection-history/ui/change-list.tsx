import { Link } from 'react-router-dom';
import { VARIANT_TYPE_NAMES } from '@domain/card';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { StepChange } from '../model/step';
import styles from './change-list.module.css';

/** What became of printings' counts. */
export const ChangeList = ({ changes }: { changes: readonly StepChange[] }) => (
  // Safari forgets that a list without bullets is one.
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
  <ul role="list" className={styles.changes}>
    {changes.map((change) => (
      <li key={change.id} className={styles.change}>
        <span className={styles.printing}>
          <Link to={`/cards/${change.cardId}`} className={styles.name}>
            {change.cardName}
          </Link>{' '}
          <span className={styles.number}>
            {change.cardSetCode} {change.number} · {VARIANT_TYPE_NAMES[change.variantType]}
          </span>
        </span>
        <span className={styles.counts}>
          {change.inventoryFrom !== change.inventoryTo && (
            <FromTo what="Have" from={change.inventoryFrom} to={change.inventoryTo} />
          )}
          {change.missingOverrideFrom !== change.missingOverrideTo && (
            <FromTo
              what="Need"
              from={change.missingOverrideFrom ?? 'default'}
              to={change.missingOverrideTo ?? 'default'}
            />
          )}
        </span>
      </li>
    ))}
  </ul>
);

interface FromToProps {
  what: string;
  from: number | string;
  to: number | string;
}

const FromTo = ({ what, from, to }: FromToProps) => (
  <span className={styles.count}>
    <span className={styles.label}>{what}</span> <VisuallyHidden>from </VisuallyHidden>
    {from}
    <span aria-hidden="true"> → </span>
    <VisuallyHidden> to </VisuallyHidden>
    <strong>{to}</strong>
  </span>
);
