import { useCallback } from 'react';
import { Checkbox } from '@/shared/ui/checkbox';
import { Muted } from '@/shared/ui/muted';
import { type PrintingChange, PrintingChangeList } from './printing-change-list';
import styles from './printing-changes.module.css';

type LeftOut = ReadonlySet<string>;

interface PrintingChangesProps {
  /** The list's name: “What will be added”. */
  label: string;
  changes: readonly PrintingChange[];
  /** The ids of printings that are left out. */
  leftOut: LeftOut;
  /** The effect of the others, in words. */
  sum: string;
  onLeaveOut: (change: (leftOut: LeftOut) => LeftOut) => void;
}

/** Every change before it is made, their total, and a checkbox at each to leave it out. */
export function PrintingChanges({
  label,
  changes,
  leftOut,
  sum,
  onLeaveOut,
}: PrintingChangesProps) {
  const chosen = changes.filter(({ printing }) => !leftOut.has(printing.id));
  const toggle = useCallback(
    (variantId: string) =>
      onLeaveOut((before) => {
        const then = new Set(before);
        if (!then.delete(variantId)) then.add(variantId);
        return then;
      }),
    [onLeaveOut],
  );
  const toggleAll = () =>
    onLeaveOut(() =>
      chosen.length === changes.length
        ? new Set(changes.map(({ printing }) => printing.id))
        : new Set<string>(),
    );
  return (
    <>
      <div className={styles.line}>
        <Checkbox
          label="All of them"
          checked={chosen.length === changes.length}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && chosen.length < changes.length;
          }}
          onChange={toggleAll}
        />
        <Muted as="p" role="status">
          {sum}
        </Muted>
      </div>
      <PrintingChangeList label={label} changes={changes} leftOut={leftOut} onToggle={toggle} />
    </>
  );
}
