import { TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import { PrintingChanges } from '@/entities/card';
import { counted } from '@/shared/lib/format';
import { LinkButton } from '@/shared/ui/link-button';
import { Notice } from '@/shared/ui/notice';
import { raisesWords, FILL_WORDS } from '../model/fill-words';
import type { Raise } from '../model/raises';
import styles from './fill-trade-list.module.css';

interface FillPreviewProps {
  /** A note that applies to all changes. */
  about: string;
  raises: readonly Raise[];
  /** The ids of printings that are left out. */
  leftOut: ReadonlySet<string>;
  /** Why adding failed; null if it didn't. */
  failure: string | null;
  onLeaveOut: (change: (leftOut: ReadonlySet<string>) => ReadonlySet<string>) => void;
}

/** All changes with their number, each with a checkbox to leave it out. */
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

/** The result, and a link to the list. */
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
