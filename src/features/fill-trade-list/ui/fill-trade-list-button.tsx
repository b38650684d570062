import { useCallback, useState } from 'react';
import type { Card } from '@domain/card';
import type { TradeListKind } from '@domain/trade-list';
import type { SetCollection } from '@/entities/collection';
import { Button } from '@/shared/ui/button';
import { FILL_WORDS } from '../model/fill-words';
import { type Quantities, raisesOf } from '../model/raises';
import { FillDialog } from './fill-dialog';

interface FillTradeListButtonProps {
  kind: TradeListKind;
  /** The shown cards; others aren't considered. */
  cards: readonly Card[];
  counts: SetCollection['counts'];
}

/**
 * Opens a preview of what the viewer's list lacks according to their collection of the shown cards. For owners with a
 * handle, since lists need one (rules/sharing#handle-needed).
 */
export function FillTradeListButton({ kind, cards, counts }: FillTradeListButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const raises = useCallback(
    (listed: Quantities) => raisesOf(kind, { cards, counts, listed }),
    [kind, cards, counts],
  );
  return (
    <>
      <Button icon={FILL_WORDS[kind].icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {FILL_WORDS[kind].button}
      </Button>
      {isOpen && (
        <FillDialog
          kind={kind}
          words={FILL_WORDS[kind]}
          raisesOf={raises}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
