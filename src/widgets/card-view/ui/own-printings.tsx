import { skipToken } from '@reduxjs/toolkit/query';
import type { Card, CardVariant } from '@domain/card';
import { HaveStepper, NeedCell, UnsavedCounts } from '@/features/edit-inventory';
import { SellPrinting, UnsavedSaleItems, useSaleItems } from '@/features/edit-sale-item';
import { UnsavedWants, useWantItems, WantPrinting } from '@/features/edit-want-list';
import { printingLabel } from '@/entities/card';
import { useSetCollectionQuery } from '@/entities/collection';
import { CommitmentNote, useCommitmentsQuery } from '@/entities/offer';
import { useSaleListQuery } from '@/entities/sale-list';
import { useAuth } from '@/entities/session';
import { useWantListQuery } from '@/entities/want-list';
import { apiErrorOf } from '@/shared/api';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadError } from '@/shared/ui/load-error';
import styles from './printing-list.module.css';
import { PrintingList } from './printing-list';

const OWN = { userHandle: null } as const;

interface OwnPrintingsProps {
  card: Card;
  variant: CardVariant | undefined;
  /** Undefined until the sets are known. */
  setCode: string | undefined;
}

/**
 * The printings with what the viewer has, needs, wants, sells and has committed of each, which can be changed here by
 * the same drafts as in the tables (rules/cards#card-view).
 */
export function OwnPrintings({ card, variant: shown, setCode }: OwnPrintingsProps) {
  const hasHandle = Boolean(useAuth().user?.handle);
  const own = hasHandle ? OWN : skipToken;
  const collection = useSetCollectionQuery(setCode ? { ...OWN, cardSetCode: setCode } : skipToken);
  const wants = useWantListQuery(own);
  const sales = useSaleListQuery(own);
  const selling = useCommitmentsQuery(hasHandle ? { ...OWN, offerType: 'BUY' } : skipToken);
  const buying = useCommitmentsQuery(hasHandle ? { ...OWN, offerType: 'SELL' } : skipToken);
  const wanted = useWantItems(wants.currentData ?? null);
  const forSale = useSaleItems(sales.currentData ?? null);

  const failed = [collection, wants, sales].find((query) => query.error);
  const error = apiErrorOf(failed?.error);
  const renderOwn = (variant: CardVariant) => {
    const label = printingLabel(card, variant);
    const printing = { cardId: card.id, variantId: variant.id };
    const count = collection.currentData?.counts[variant.id];
    const wantedItem = wanted[variant.id];
    const saleItem = forSale[variant.id];
    return (
      <>
        {count && (
          <span className={styles.counts}>
            <span className={styles.field}>
              <span>Have</span> <HaveStepper count={count} label={label} />
            </span>
            <span className={styles.field}>
              <span>Need</span> <NeedCell count={count} label={label} />
            </span>
          </span>
        )}
        {wants.currentData !== undefined && (
          <span className={styles.field}>
            {wantedItem && <span>Want</span>}
            <WantPrinting
              list={wants.currentData}
              item={wantedItem}
              printing={printing}
              label={label}
            />
            <CommitmentNote
              listed={wantedItem?.quantity ?? 0}
              commitment={buying.currentData?.[variant.id]}
              offerType="SELL"
            />
          </span>
        )}
        {sales.currentData !== undefined && (
          <span className={styles.field}>
            {saleItem && <span>Sell</span>}
            <SellPrinting
              list={sales.currentData}
              item={saleItem}
              printing={printing}
              label={label}
            />
            <CommitmentNote
              listed={saleItem?.quantity ?? 0}
              commitment={selling.currentData?.[variant.id]}
              offerType="BUY"
            />
          </span>
        )}
        {!hasHandle && (
          <LinkButton variant="quiet" icon="user" to={routes.profile}>
            Set a handle to want and sell
          </LinkButton>
        )}
      </>
    );
  };
  return (
    <>
      {error && <LoadError error={error} onRetry={() => void failed?.refetch()} />}
      <PrintingList card={card} variant={shown} renderOwn={renderOwn} />
    </>
  );
}

/** Unsaved changes to these, with the possible actions. */
export function OwnNotices() {
  const hasHandle = Boolean(useAuth().user?.handle);
  return (
    <>
      <UnsavedCounts />
      {hasHandle && <UnsavedWants />}
      {hasHandle && <UnsavedSaleItems />}
    </>
  );
}
