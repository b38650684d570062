import { useEffect } from 'react';
import { groupVariants, type Card, type VariantGroup } from '@domain/card';
import { useCard } from '@/entities/card';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { RetryButton } from '@/shared/ui/retry-button';
import { Spinner } from '@/shared/ui/spinner';
import { cardClosed, selectCardDetail } from '../model/card-detail-slice';
import { CardPrintings, type RenderGroup } from './card-printings';

interface CardDetailModalProps {
  /** What a page adds to the prices of the group of printings that is shown. */
  children?: RenderGroup;
}

/** The opened card in a dialog, loaded first if need be (rules/cards#dialog). Leaving the page closes it. */
export function CardDetailModal({ children }: CardDetailModalProps) {
  const dispatch = useAppDispatch();
  const { cardId } = useAppSelector(selectCardDetail);
  useEffect(() => () => void dispatch(cardClosed()), [dispatch]);
  return cardId === null ? null : <OpenedCard cardId={cardId} renderMore={children} />;
}

type Shown =
  | { title: string; card: Card; groups: readonly [VariantGroup, ...VariantGroup[]] }
  | { title: 'Loading...' | 'Error' };

function shownOf(load: ReturnType<typeof useCard>): Shown {
  if (load.status === 'loading') return { title: 'Loading...' };
  const [first, ...others] = groupVariants(load.card?.cardVariants ?? []);
  if (!load.card || !first) return { title: 'Error' };
  return { title: load.card.name, card: load.card, groups: [first, ...others] };
}

interface OpenedCardProps {
  cardId: string;
  renderMore: RenderGroup | undefined;
}

function OpenedCard({ cardId, renderMore }: OpenedCardProps) {
  const dispatch = useAppDispatch();
  const load = useCard(cardId);
  const shown = shownOf(load);
  const close = () => dispatch(cardClosed());
  const refused = !('card' in shown) && load.status !== 'loading';
  return (
    <Dialog
      title={shown.title}
      size="large"
      onClose={close}
      actions={
        refused && (
          <>
            {load.status === 'failed' && <RetryButton error={load.error} onClick={load.retry} />}
            <Button variant="primary" onClick={close}>
              Close
            </Button>
          </>
        )
      }
    >
      {load.status === 'loading' && <Spinner />}
      {refused && <p role="alert">No card data available</p>}
      {load.status === 'failed' && <p>{load.error.message}</p>}
      {'card' in shown && (
        <CardPrintings card={shown.card} groups={shown.groups} renderMore={renderMore} />
      )}
    </Dialog>
  );
}
