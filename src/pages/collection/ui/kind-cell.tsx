import { memo } from 'react';
import { VARIANT_TYPE_NAMES, type Card } from '@domain/card';
import { printingOfKind, VARIANT_TYPE_OF_KIND, type CountedKind } from '@domain/collection';
import { HaveCell, HaveStepper, NeedCell, useCountDraft } from '@/features/edit-inventory';
import { printingLabel } from '@/entities/card';
import type { PrintingCount } from '@/entities/collection';
import { WantedBadge } from '@/entities/trade-list';
import { ROLES } from '@/shared/ui/data-table';
import { Icon } from '@/shared/ui/icon';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './collection-row.module.css';
import table from './collection-table.module.css';

export interface CountLook {
  /** The counts as text, their fields in a table's cell, or in a line of an unfolded row, with buttons. */
  look: 'text' | 'fields' | 'line';
  /** Whether the text shows the person's drafts. */
  isDraft: boolean;
  isHaveOnly: boolean;
}

interface KindCountProps extends CountLook {
  card: Card;
  kind: CountedKind;
  /** Undefined where the card has no printing of the kind. */
  count: PrintingCount | undefined;
  wanted: number | undefined;
}

/** One kind's printing of a card: its counts, or the fields that set them. */
export const KindCell = memo(function KindCell(props: KindCountProps) {
  return (
    <td {...ROLES.cell} className={table.kind}>
      <KindCount {...props} />
    </td>
  );
});

/** What a kind's cell holds. */
export const KindCount = ({
  card,
  kind,
  count,
  wanted,
  look,
  isDraft,
  isHaveOnly,
}: KindCountProps) => {
  const printing = printingOfKind(card, kind);
  if (!count || !printing) {
    return (
      <>
        <span className={styles.none} aria-hidden="true">
          –
        </span>
        <VisuallyHidden>no such printing</VisuallyHidden>
      </>
    );
  }
  const label = printingLabel(card, printing);
  if (look === 'fields') {
    return (
      <span className={styles.fields}>
        <HaveCell count={count} label={label} />
        {!isHaveOnly && <NeedCell count={count} label={label} />}
      </span>
    );
  }
  if (look === 'line') {
    const name = VARIANT_TYPE_NAMES[VARIANT_TYPE_OF_KIND[kind]];
    return <CountLine name={name} count={count} label={label} isHaveOnly={isHaveOnly} />;
  }
  return isDraft ? (
    <DraftCount count={count} wanted={wanted} />
  ) : (
    <ShownCount count={count} wanted={wanted} />
  );
};

interface CountLineProps {
  name: string;
  count: PrintingCount;
  label: string;
  isHaveOnly: boolean;
}

/** A printing in a row that is unfolded on a phone: what is needed, and what is there, with buttons for fingers. */
const CountLine = ({ name, count, label, isHaveOnly }: CountLineProps) => (
  <span className={styles.countLine}>
    <span className={styles.kind} aria-hidden="true">
      {name}
    </span>
    {!isHaveOnly && (
      <span className={styles.need}>
        <span aria-hidden="true">Need</span>
        <NeedCell count={count} label={label} />
      </span>
    )}
    <HaveStepper count={count} label={label} />
  </span>
);

/** The counts as the person has changed them. */
const DraftCount = ({
  count,
  wanted,
}: Pick<KindCountProps, 'wanted'> & { count: PrintingCount }) => {
  const { inventory, missing } = useCountDraft(count);
  return <ShownCount count={{ inventory, missing, target: count.target }} wanted={wanted} />;
};

interface ShownCountProps {
  count: Pick<PrintingCount, 'inventory' | 'missing' | 'target'>;
  /** The quantity on the viewer's own want list. */
  wanted: number | undefined;
}

/**
 * How many copies there are, how many the owner misses, and how many the viewer wants (rules/collection#who-sees-what).
 */
const ShownCount = ({ count: { inventory, missing, target }, wanted }: ShownCountProps) => {
  const isComplete = missing?.count === 0 && (target ?? 0) > 0;
  return (
    <span className={styles.count}>
      <span className={styles.inventory} data-none={inventory === 0} data-complete={isComplete}>
        <span translate="no">{inventory}</span>
        {isComplete && (
          <>
            <Icon name="check" />
            <VisuallyHidden> none missing</VisuallyHidden>
          </>
        )}
      </span>
      {missing !== null && missing.count > 0 && (
        <span className={styles.missing} data-of={inventory + missing.count}>
          <span className={styles.missingWords}>{`${missing.count} missing`}</span>
        </span>
      )}
      <WantedBadge count={wanted} isShort />
    </span>
  );
};
