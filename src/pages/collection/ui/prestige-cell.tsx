import { clsx } from 'clsx';
import { VARIANT_TYPE_CODES, VARIANT_TYPE_NAMES } from '@domain/card';
import { PRESTIGE_KINDS, VARIANT_TYPE_OF_KIND } from '@domain/collection';
import type { WantedCounts } from '@/entities/trade-list';
import { ROLES } from '@/shared/ui/data-table';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { CountedCard } from '../model/counted-card';
import { KindCount, type CountLook } from './kind-cell';
import styles from './collection-row.module.css';
import table from './collection-table.module.css';

interface PrestigeCellProps extends CountLook {
  row: CountedCard;
  /** Whether the cell shows how many copies there are in all, not each kind. */
  isSum: boolean;
  wanted: WantedCounts;
}

/** A card's prestige printings, which share one column (rules/collection#prestige). */
export function PrestigeCell({ row, isSum, wanted, ...look }: PrestigeCellProps) {
  const had = PRESTIGE_KINDS.filter((kind) => row[kind] !== undefined);
  if (had.length === 0) {
    return (
      <td {...ROLES.cell} className={clsx(table.kind, table.prestige)}>
        <span className={styles.none} aria-hidden="true">
          –
        </span>
        <VisuallyHidden>no such printing</VisuallyHidden>
      </td>
    );
  }
  if (isSum) {
    const copies = had.reduce((sum, kind) => sum + (row[kind]?.inventory ?? 0), 0);
    return (
      <td {...ROLES.cell} className={clsx(table.kind, table.prestige)}>
        <span className={styles.inventory} data-none={copies === 0} translate="no">
          {copies}
        </span>
      </td>
    );
  }
  return (
    <td {...ROLES.cell} className={clsx(table.kind, table.prestige)}>
      {had.map((kind) => (
        <PrestigeCount key={kind} kind={kind} row={row} wanted={wanted} {...look} />
      ))}
    </td>
  );
}

type PrestigeCountProps = Omit<PrestigeCellProps, 'isSum'> & {
  kind: (typeof PRESTIGE_KINDS)[number];
};

/** One kind's count, after its code; an unfolded row's line names it in full. */
function PrestigeCount({ kind, row, wanted, ...look }: PrestigeCountProps) {
  const type = VARIANT_TYPE_OF_KIND[kind];
  const count = row[kind];
  return (
    <span className={styles.part}>
      {look.look !== 'line' && (
        <>
          <abbr className={styles.partCode} title={VARIANT_TYPE_NAMES[type]} aria-hidden="true">
            {VARIANT_TYPE_CODES[type]}
          </abbr>
          <VisuallyHidden>{VARIANT_TYPE_NAMES[type]} </VisuallyHidden>
        </>
      )}
      <KindCount
        card={row.card}
        kind={kind}
        count={count}
        wanted={count && wanted[count.variantId]}
        {...look}
      />
    </span>
  );
}
