import { startTransition, useEffect, useState } from 'react';
import { cardPath } from '@domain/page';
import { useCard } from '@/entities/card';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { CopyLink, useAbsoluteAddress } from '@/shared/ui/copy-link';
import { Dialog } from '@/shared/ui/dialog';
import { LinkButton } from '@/shared/ui/link-button';
import { RetryButton } from '@/shared/ui/retry-button';
import { Spinner } from '@/shared/ui/spinner';
import { cardClosed, cardOpened, selectListed } from '../model/card-view-slice';
import { cardIn, leafOf, type Direction } from '../model/leaf-through';
import { cardParameter } from '../model/use-card-address';
import styles from './card-view.module.css';
import { CardView } from './card-view';
import { LeafButtons } from './leaf-buttons';

/**
 * A card's dialog: the card view, its address, and buttons for its neighbours in the list. Name and picture are painted
 * first.
 */
export function OpenedCard({ cardId }: { cardId: string }) {
  const dispatch = useAppDispatch();
  const load = useCard(cardId);
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  const leaf = leafOf(useAppSelector(selectListed), cardId);
  const close = () => dispatch(cardClosed());
  const leafTo = (direction: Direction) => {
    const next = cardIn(leaf, direction);
    if (next !== null) dispatch(cardOpened(next));
  };
  const card = load.card?.cardVariants.length ? load.card : null;
  const isRefused = !card && load.status !== 'loading';
  return (
    <Dialog
      title={card ? card.name : isRefused ? 'Error' : 'Loading...'}
      isName={Boolean(card)}
      size="wide"
      onClose={close}
      // Counts and copies are saved as they are typed.
      isUnsaved={false}
      parameter={cardParameter(cardId)}
      tools={isPainted && leaf && <LeafButtons leaf={leaf} onLeaf={leafTo} />}
      actions={
        isRefused ? (
          <>
            {load.status === 'failed' && <RetryButton error={load.error} onClick={load.retry} />}
            <Button variant="primary" onClick={close}>
              Close
            </Button>
          </>
        ) : (
          isPainted && card && <CardAddress cardId={cardId} />
        )
      }
    >
      {load.status === 'loading' && <Spinner />}
      {isRefused && <p role="alert">No card data available</p>}
      {load.status === 'failed' && <p>{load.error.message}</p>}
      {card && (
        <>
          {card.subtitle && (
            <p className={styles.subtitle} translate="no">
              {card.subtitle}
            </p>
          )}
          <CardView card={card} headingLevel={3} isWhole={isPainted} onLeaf={leafTo} />
        </>
      )}
    </Dialog>
  );
}

/** The address of the card's own page. */
function CardAddress({ cardId }: { cardId: string }) {
  const address = useAbsoluteAddress(cardPath(cardId));
  return (
    <>
      <LinkButton variant="quiet" to={cardPath(cardId)} className={styles.address}>
        {address.replace(/^https?:\/\//, '')}
      </LinkButton>
      <CopyLink address={address} label="Link to this card" />
    </>
  );
}
