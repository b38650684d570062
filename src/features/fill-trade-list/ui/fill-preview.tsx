import { useCallback } from 'react';
import { TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import { counted } from '@/shared/lib/format';
import { Checkbox } from '@/shared/ui/checkbox';
import { LinkButton } from '@/shared/ui/link-button';
import { Notice } from '@/shared/ui/notice';
import { raisesWords, FILL_WORDS } from '../model/fill-words';
import type { Raise } from '../model/raises';
import styles from './fill-trade-list.module.css';
import { RaiseList } from './raise-list';

interface FillPreviewProps {
  /** What holds for all changes. */
  about: string;
  raises: readonly Raise[];
  /** Printings of which nothing is to be changed, by their ids. */
  leftOut: ReadonlySet<string>;
  /** Why adding failed; null where it didn't. */
  failure: string | null;
  onLeaveOut: (change: (leftOut: ReadonlySet<string>) => ReadonlySet<string>) => void;
}

/** Every change, how many there are, and a box at each to leave it out. */
export function FillPreview({ about, raises, leftOut, failure, onLeaveOut }: FillPreviewProps) {
  const chosen = raises.filter(({ variant }) => !leftOut.has(variant.id));
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
      chosen.length === raises.length
        ? new Set(raises.map(({ variant }) => variant.id))
        : new Set<string>(),
    );
  return (
    <>
      {failure && (
        <Notice tone="error" title="Adding failed">
          {failure}
        </Notice>
      )}
      <p className={styles.about}>{about}</p>
      <div className={styles.line}>
        <Checkbox
          label="All of them"
          checked={chosen.length === raises.length}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && chosen.length < raises.length;
          }}
          onChange={toggleAll}
        />
        <p role="status" className={styles.sum}>
          {raisesWords(chosen)}
        </p>
      </div>
      <RaiseList raises={raises} leftOut={leftOut} onToggle={toggle} />
    </>
  );
}

/** What came of it, and the way to the list. */
export const FillResult = ({ kind, added }: { kind: TradeListKind; added: number }) => (
  <Notice
    tone="success"
    title={`${counted(added, 'printing')} added to your ${TRADE_LISTS[kind].name}`}
    actions={
      <LinkButton icon="lists" to={FILL_WORDS[kind].path}>
        {FILL_WORDS[kind].link}
      </LinkButton>
    }
  />
);
