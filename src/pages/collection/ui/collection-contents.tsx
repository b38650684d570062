import { useMemo, useRef } from 'react';
import type { Card } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import { ChangeCollection, SelectButton, useIsSelecting } from '@/features/change-selected';
import { UnsavedCounts } from '@/features/edit-inventory';
import { CompletedWants } from '@/features/edit-trade-list';
import { FillTradeListButton } from '@/features/fill-trade-list';
import { CardFilterBar, useShownCollection } from '@/features/filter-cards';
import { QuickAddBar } from '@/features/quick-add';
import type { SetCollection } from '@/entities/collection';
import { useAuth, type Viewpoint } from '@/entities/session';
import type { FocusHandle } from '@/shared/lib/rows/roving-focus';
import { type CollectionOfSetLoad, useWantedPrintings } from '../model/use-collection-of-set';
import { PhoneSheet } from '@/shared/ui/phone-sheet';
import styles from './collection-page.module.css';
import { CollectionTableSkeleton } from './collection-table';
import { NeedFieldsButton, ShowByCount, WantedOnlySwitch } from './collection-toolbar';
import { MissingLine } from './missing-line';
import { NothingShown } from './nothing-shown';
import { ProgressPanel } from './progress-panel';
import { CountedCards } from './counted-cards';

interface CollectionContentsProps {
  cardSet: CardSet;
  /** Those that are shown: it, or all of them. */
  cardSets: readonly CardSet[];
  load: CollectionOfSetLoad;
  viewpoint: Viewpoint;
}

const NONE: readonly Card[] = [];

/** The content of a set's tab: progress, filters, and the cards with their counts. */
export function CollectionContents({
  cardSet,
  cardSets,
  load,
  viewpoint,
}: CollectionContentsProps) {
  const { isOwner, mode } = viewpoint;
  const { cards, collection } = load;
  const results = useRef<FocusHandle>(null);
  const { user } = useAuth();
  const wanted = useWantedPrintings(viewpoint);
  const isEdited = mode === 'edit';
  const isSelecting = useIsSelecting('COLLECTION') && isOwner;
  const { shown, among } = useShownCollection({
    cards: cards ?? NONE,
    cardSets,
    counts: collection?.counts ?? null,
    isOwner,
    wanted: wanted.toAskFor,
    isHeld: isEdited,
  });
  const ofFirst = useMemo(() => cards && cardsOfFirst(cards, cardSets), [cards, cardSets]);
  const isLoaded = cards !== null && collection !== null;
  if (load.error && !isLoaded) return null;
  return (
    <>
      {isOwner && <ProgressPanel cards={cards} collection={collection} mode={mode} />}
      {isEdited && (
        <div className={styles.quickAdd}>
          <QuickAddBar cardSetCode={(cardSets[0] ?? cardSet).code} cards={ofFirst} />
        </div>
      )}
      <CardFilterBar
        cards={isLoaded ? cards : null}
        among={among}
        shown={shown.length}
        chooser={<ShowByCount isOwner={isOwner} />}
        besideCount={
          user?.handle && !isOwner ? (
            <div className={styles.wanted}>{wanted.toAskFor && <WantedOnlySwitch />}</div>
          ) : isOwner ? (
            <div className={styles.lists}>
              <PhoneSheet label="Actions for these cards" icon="lists">
                <div className={styles.select}>
                  <SelectButton of="COLLECTION" />
                </div>
                {isEdited && <NeedFieldsButton />}
                {isLoaded && user?.handle && !isEdited && (
                  <FillLists cards={shown} counts={collection.counts} />
                )}
              </PhoneSheet>
            </div>
          ) : null
        }
        onLeaveSearch={() => void results.current?.focusFirst()}
      />
      {isOwner && (
        <MissingLine
          cardSetCodes={cardSets.map(({ code }) => code)}
          all={cards ?? NONE}
          cards={shown}
          counts={isLoaded ? collection.counts : null}
        />
      )}
      {isLoaded ? (
        <CountedCards
          cardSet={cardSet}
          isOfSeveral={cardSets.length > 1}
          ofSet={cards}
          cards={shown}
          counts={collection.counts}
          wanted={wanted.counts}
          // While rows are selected, they look as in view.
          mode={isSelecting ? 'view' : mode}
          handle={results}
        />
      ) : (
        <CollectionTableSkeleton mode={mode} />
      )}
      {isLoaded && shown.length === 0 && (
        <NothingShown cardSet={cardSet} hasCards={cards.length > 0} viewpoint={viewpoint} />
      )}
      {isOwner && isLoaded && <ChangeCollection cards={shown} counts={collection.counts} />}
      {isOwner && (
        <UnsavedCounts>
          {isEdited && collection && <CompletedWants counts={collection.counts} />}
        </UnsavedCounts>
      )}
    </>
  );
}

/** The cards of the set whose numbers need no code in front when they are added. */
const cardsOfFirst = (cards: readonly Card[], [first, ...others]: readonly CardSet[]) =>
  others.length === 0 ? cards : cards.filter(({ cardSetId }) => cardSetId === first?.id);

/** Buttons that fill the owner’s lists with missing or extra copies of the shown cards. */
const FillLists = (shown: { cards: readonly Card[]; counts: SetCollection['counts'] }) => (
  <>
    <FillTradeListButton kind="WANT_LIST" {...shown} />
    <FillTradeListButton kind="SALE_LIST" {...shown} />
  </>
);
