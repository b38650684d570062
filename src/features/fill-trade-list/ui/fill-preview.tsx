import { useState } from 'react';
import { TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import { PrintingChanges } from '@/entities/card';
import { BuiltDecksNote } from '@/entities/deck';
import { counted } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { LinkButton } from '@/shared/ui/link-button';
import { Notice } from '@/shared/ui/notice';
import { raisesWords, FILL_WORDS } from '../model/fill-words';
import type { Raise } from '../model/raises';
import styles from './fill-trade-list.module.css';

interface FillPreviewProps {
  kind: TradeListKind;
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
export function FillPreview(props: FillPreviewProps) {
  const { kind, about, raises, leftOut, failure, onLeaveOut } = props;
  const chosen = raises.filter(({ printing }) => !leftOut.has(printing.id));
  return (
    <>
      {failure && (
        <Notice tone="error" title="Adding failed">
          {failure}
        </Notice>
      )}
      <p className={styles.about}>{about}</p>
      <PrintingChanges
        label="What will be added"
        changes={raises.map(({ words, ...raise }) => ({ ...raise, ...words }))}
        leftOut={leftOut}
        sum={raisesWords(chosen)}
        onLeaveOut={onLeaveOut}
      />
      {kind === 'SALE_LIST' && (
        <BuiltDecksNote
          copies={chosen.map(({ card, to }) => ({ cardId: card.id, quantity: to }))}
        />
      )}
    </>
  );
}

interface FillResultProps {
  kind: TradeListKind;
  added: number;
  /** @returns why nothing was undone, in words; null if it was */
  onUndo: () => Promise<string | null>;
}

/** The result, a link to the list, and the way back. */
export function FillResult({ kind, added, onUndo }: FillResultProps) {
  const [state, setState] = useState<'added' | 'undoing' | 'undone'>('added');
  const [failure, setFailure] = useState<string | null>(null);
  const { name } = TRADE_LISTS[kind];
  const undo = async () => {
    setState('undoing');
    const wrong = await onUndo();
    setFailure(wrong);
    setState(wrong === null ? 'undone' : 'added');
  };
  if (state === 'undone') {
    return <Notice title={`Undone: your ${name} is as it was before`} />;
  }
  return (
    <>
      {failure && (
        <Notice tone="error" title="Nothing was undone">
          {failure}
        </Notice>
      )}
      <Notice
        tone="success"
        title={`${counted(added, 'printing')} added to your ${name}`}
        actions={
          <>
            <LinkButton icon="lists" to={FILL_WORDS[kind].path}>
              {FILL_WORDS[kind].link}
            </LinkButton>
            <Button icon="undo" loading={state === 'undoing'} onClick={() => void undo()}>
              Undo
            </Button>
          </>
        }
      />
    </>
  );
}
