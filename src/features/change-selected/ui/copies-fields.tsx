import { useMemo, useState } from 'react';
import type { CopiesChange } from '@domain/bulk-change';
import { Checkbox } from '@/shared/ui/checkbox';
import { QuantityEntry } from '@/shared/ui/quantity-entry';
import styles from './change-selected.module.css';

/** How many copies are added or removed. At first, one is added; one is removed, or all of them. */
export function useCopiesChange(kind: CopiesChange['kind'], { all = false } = {}) {
  const [copies, setCopies] = useState(1);
  const [isAll, setAll] = useState(all);
  const change = useMemo(
    (): CopiesChange =>
      kind === 'ADD' ? { kind, copies } : { kind, copies: isAll ? null : copies },
    [kind, copies, isAll],
  );
  return { change, copies, setCopies, isAll, setAll };
}

interface CopiesFieldsProps {
  copies: ReturnType<typeof useCopiesChange>;
  most: number;
}

/** The fields for the number of copies. */
export const CopiesFields = ({
  copies: { change, copies, setCopies, isAll, setAll },
  most,
}: CopiesFieldsProps) => (
  <>
    {change.kind === 'REMOVE' && (
      <Checkbox
        label="All copies"
        checked={isAll}
        onChange={({ target }) => setAll(target.checked)}
      />
    )}
    {!(change.kind === 'REMOVE' && isAll) && (
      <div className={styles.copies}>
        <span aria-hidden="true">Copies of each</span>
        <QuantityEntry
          label="each printing"
          value={copies}
          least={1}
          most={most}
          onChange={setCopies}
        />
      </div>
    )}
  </>
);
