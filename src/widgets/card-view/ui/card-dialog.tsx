import { lazy, Suspense, useDeferredValue, useEffect, useState, type ComponentType } from 'react';
import type { Card } from '@domain/card';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Dialog } from '@/shared/ui/dialog';
import { Spinner } from '@/shared/ui/spinner';
import { cardClosed, selectOpenCardId } from '../model/card-view-slice';
import { cardParameter, useCardAddress } from '../model/use-card-address';

/** Undefined until it is loaded. */
let loaded: ComponentType<{ cardId: string }> | undefined;
const load = async () => {
  const { OpenedCard: Loaded } = await import('./opened-card');
  loaded = Loaded;
  return { default: Loaded };
};
const LazyOpenedCard = lazy(load);

interface CardDialogProps {
  /** The cards of the page's list, through which the viewer of a card that the address names can leaf. */
  cards?: readonly Card[];
}

/** The opened card in a dialog, loaded first if necessary (rules/cards#dialog). Leaving the page closes it. */
export function CardDialog({ cards }: CardDialogProps) {
  const dispatch = useAppDispatch();
  const cardId = useAppSelector(selectOpenCardId);
  useCardAddress(cards);
  useEffect(loadWhenIdle, []);
  // The released card is seen to react first.
  const mayOpen = useDeferredValue(cardId !== null);
  if (cardId === null || !mayOpen) return null;
  return (
    <Suspense
      fallback={
        <Dialog
          title="Loading..."
          size="wide"
          onClose={() => dispatch(cardClosed())}
          parameter={cardParameter(cardId)}
        >
          <Spinner />
        </Dialog>
      }
    >
      <OpenedCard cardId={cardId} />
    </Suspense>
  );
}

/** React's `lazy` would show the dialog twice even if the file is already loaded. */
function OpenedCard({ cardId }: { cardId: string }) {
  // Stays the component of the first rendering: another one would open a second dialog.
  const [Loaded] = useState(() => loaded ?? LazyOpenedCard);
  return <Loaded cardId={cardId} />;
}

/** Before somebody opens a card, which should not wait for a file. Safari doesn't say when it is idle. */
function loadWhenIdle(): (() => void) | undefined {
  if (loaded || !('requestIdleCallback' in globalThis)) return undefined;
  const request = requestIdleCallback(() => {
    // If it can't be loaded, opening a card tries again and reports the failure.
    load().catch(() => undefined);
  });
  return () => cancelIdleCallback(request);
}
