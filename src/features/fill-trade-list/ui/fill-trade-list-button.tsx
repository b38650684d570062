import { useCallback, useMemo, useState } from 'react';
import type { Card } from '@domain/card';
import { printingsOfCard } from '@domain/find-cards';
import type { TradeListKind } from '@domain/trade-list';
import type { SetCollection } from '@/entities/collection';
import { useOwnWants } from '@/entities/trade-list';
import { Button } from '@/shared/ui/button';
import { FILL_WORDS } from '../model/fill-words';
import { type Extent, type Quantities, raisesOf } from '../model/raises';
import { ChooseExtent } from './choose-extent';
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
  const [extent, setExtent] = useState<Extent>('playsets');
  const rows = useMemo(() => cards.flatMap(printingsOfCard), [cards]);
  const own = useOwnWants(isOpen && kind === 'WANT_LIST');
  const raisesFor = useCallback(
    (asked: Extent, listed: Quantities) =>
      raisesOf(kind, { rows, counts, listed, own, extent: asked }),
    [kind, rows, counts, own],
  );
  const raises = useCallback(
    (listed: Quantities) => raisesFor(extent, listed),
    [raisesFor, extent],
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
          settings={
            kind === 'WANT_LIST' && (
              <ChooseExtent raisesFor={raisesFor} value={extent} onChange={setExtent} />
            )
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
