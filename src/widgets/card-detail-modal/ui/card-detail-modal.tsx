import { useDispatch, useSelector } from 'react-redux';
import { groupVariants, type Card, type VariantGroup } from '@domain/card';
import { useCard } from '@/entities/card';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Spinner } from '@/shared/ui/spinner';
import { cardClosed, selectCardDetail } from '../model/card-detail-slice';
import { CardPrintings } from './card-printings';

/** The opened card in a dialog, loaded first if need be (spec 2). */
export function CardDetailModal() {
  const { cardId } = useSelector(selectCardDetail);
  return cardId === null ? null : <OpenedCard cardId={cardId} />;
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

function OpenedCard({ cardId }: { cardId: string }) {
  const dispatch = useDispatch();
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
            {load.status === 'failed' && (
              <Button icon="retry" onClick={load.retry}>
                Try again
              </Button>
            )}
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
      {'card' in shown && <CardPrintings card={shown.card} groups={shown.groups} />}
    </Dialog>
  );
}
