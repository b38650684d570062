import { lazy, Suspense, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Dialog } from '@/shared/ui/dialog';
import { Spinner } from '@/shared/ui/spinner';
import { cardClosed, selectOpenCardId } from '../model/card-view-slice';

const load = async () => ({ default: (await import('./opened-card')).OpenedCard });
const OpenedCard = lazy(load);

/** The opened card in a dialog, loaded first if necessary (rules/cards#dialog). Leaving the page closes it. */
export function CardDialog() {
  const dispatch = useAppDispatch();
  const cardId = useAppSelector(selectOpenCardId);
  useEffect(() => () => void dispatch(cardClosed()), [dispatch]);
  if (cardId === null) return null;
  return (
    <Suspense
      fallback={
        <Dialog title="Loading..." size="wide" onClose={() => dispatch(cardClosed())}>
          <Spinner />
        </Dialog>
      }
    >
      <OpenedCard cardId={cardId} />
    </Suspense>
  );
}
