import { TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import { PrintingChanges } from '@/entities/card';
import { counted } from '@/shared/lib/format';
import { LinkButton } from '@/shared/ui/link-button';
import { Notice } from '@/shared/ui/notice';
import { raisesWords, FILL_WORDS } from '../model/fill-words';
import type { Raise } from '../model/raises';
import styles from './fill-trade-list.module.css';

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
export const FillPreview = ({ about, raises, leftOut, failure, onLeaveOut }: FillPreviewProps) => (
  <>
    {failure && (
      <Notice tone="error" title="Adding failed">
        {failure}
      </Notice>
    )}
    <p className={styles.about}>{about}</p>
    <PrintingChanges
      label="What will be added"
      changes={raises}
      leftOut={leftOut}
      sum={raisesWords(raises.filter(({ variant }) => !leftOut.has(variant.id)))}
      onLeaveOut={onLeaveOut}
    />
  </>
);

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
