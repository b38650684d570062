import { normalizeCardSetCode } from '@domain/card-set';
import { useCardsOfSet } from '@/entities/card';
import { selectCardView, useCardListLink } from '@/features/filter-cards';
import { useCardSets } from '@/entities/card-set';
import { routes } from '@/shared/routes';
import { useAppSelector } from '@/shared/store';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadError } from '@/shared/ui/load-error';
import { Page } from '@/shared/ui/page';
import { PriceNote } from './price-note';
import { SetContents } from './set-contents';
import { SetHeader } from './set-header';

/**
 * A set's cards as pictures or as a table (rules/cards#set-page).
 *
 * @param code as it stands in the address, in any case
 */
export function CardSetPage({ code }: { code: string }) {
  const setCode = normalizeCardSetCode(code);
  useCardListLink();
  const sets = useCardSets();
  // Asked for at once, beside the sets: a code that turns out to be unknown costs one small answer.
  const load = useCardsOfSet(setCode);
  const view = useAppSelector(selectCardView);
  const cardSet = sets.cardSets?.find((known) => known.code === setCode);

  if (sets.cardSets && !cardSet) {
    return (
      <Page title="Invalid card set code">
        <EmptyState
          figure="lens"
          title={`No card set has the code ${setCode}`}
          actions={
            <LinkButton to={routes.cardSets} variant="primary">
              See which sets there are
            </LinkButton>
          }
        >
          The link may be old, or a letter of the code may be wrong.
        </EmptyState>
      </Page>
    );
  }
  const retry = () => {
    if (sets.error) sets.retry();
    load.retry();
  };
  const error = (cardSet ? null : sets.error) ?? load.error;
  const title = cardSet?.name ?? setCode;
  return (
    <Page
      title={title}
      width="wide"
      header={
        <SetHeader
          title={title}
          cardSet={cardSet}
          note={view === 'image' && <PriceNote recordedAt={load.pricesRecordedAt} />}
        />
      }
    >
      {error && <LoadError error={error} onRetry={retry} />}
      <SetContents key={setCode} cardSet={cardSet} load={load} failed={error !== null} />
    </Page>
  );
}
