import { clsx } from 'clsx';
import { lazy, Suspense, useRef } from 'react';
import { groupPrintings, type Card, type Printing } from '@domain/card';
import { useCardSets } from '@/entities/card-set';
import { useAuth } from '@/entities/session';
import { useIsHydrated } from '@/shared/lib/is-hydrated';
import { useAppSelector } from '@/shared/store';
import { selectShownPart } from '../model/card-view-slice';
import { useLeafKeys, type Direction } from '../model/leaf-through';
import { CardFacts } from './card-facts';
import { CardListings } from './card-listings';
import { CardPicture } from './card-picture';
import { AwaitedCopies, CardSummary, VisitorsCopies } from './card-summary';
import styles from './card-view.module.css';
import { PriceHistory } from './price-history';
import { DecksLine, PrintingList } from './printing-list';
import { ViewSection } from './view-section';
import { VisitorActions } from './visitor-actions';

const loadOwn = () => import('./own-printings');
const OwnPrintings = lazy(async () => ({ default: (await loadOwn()).OwnPrintings }));
const OwnCopies = lazy(async () => ({ default: (await loadOwn()).OwnCopies }));
const OwnNotices = lazy(async () => ({ default: (await loadOwn()).OwnNotices }));

interface CardViewProps {
  card: Card;
  /** The level of its sections' headings: 2 on a page, 3 in a dialog. */
  headingLevel: 2 | 3;
  /** False for the picture and the summary alone. */
  isWhole?: boolean;
  /** Called when an arrow key or a swipe requests the next or previous card. */
  onLeaf: (direction: Direction) => void;
}

/**
 * Everything about one card, in its dialog and on its page: a summary, the picture, printings with the viewer's counts
 * and lists, who sells and who wants it, facts, and its prices over time (rules/cards#card-view).
 */
export function CardView({ card, headingLevel, isWhole = true, onLeaf }: CardViewProps) {
  const view = useRef<HTMLDivElement>(null);
  useLeafKeys(view, onLeaf);
  const viewer = useViewer();
  const { tab } = useAppSelector((state) => selectShownPart(state, card.id));
  const { cardSets } = useCardSets();
  const cardSet = cardSets?.find(({ id }) => id === card.cardSetId);

  const groups = groupPrintings(card.cardVariants);
  const group =
    groups.find(({ printings }) => printings.some(({ variantType }) => variantType === tab)) ??
    groups[0];
  const printing =
    group?.printings.find(({ variantType }) => variantType === tab) ?? group?.printings[0];
  const front = printing?.images.front ?? card.images.front;
  return (
    <div ref={view} className={styles.view}>
      <div className={clsx(styles.layout, front?.orientation === 'LANDSCAPE' && styles.wide)}>
        {printing && (
          <CardSummary
            card={card}
            printing={printing}
            own={<Own card={card} setCode={cardSet?.code} />}
          />
        )}
        <div className={styles.picture}>
          <CardPicture
            card={card}
            groups={groups}
            group={group}
            printing={printing}
            onLeaf={onLeaf}
          />
        </div>
        {isWhole && card.cardVariants.length > 0 && (
          <>
            <ViewSection title="Printings" headingLevel={headingLevel}>
              <Printings card={card} printing={printing} setCode={cardSet?.code} />
            </ViewSection>
            <CardListings card={card} headingLevel={headingLevel} />
          </>
        )}
        {isWhole && (
          <div className={styles.section}>
            <CardFacts card={card} printing={printing} cardSet={cardSet} />
          </div>
        )}
        {isWhole && (
          <PriceHistory
            card={card}
            printing={printing}
            headingLevel={headingLevel}
            renderIn={(history) => (
              <div className={clsx(styles.across, styles.section)}>{history}</div>
            )}
          />
        )}
      </div>
      {viewer === 'player' && (
        <Suspense>
          <OwnNotices />
        </Suspense>
      )}
    </div>
  );
}

/** Who looks at the card: what a signed-in person has is loaded after the first screen, into a reserved space. */
function useViewer(): 'player' | 'awaited' | 'visitor' {
  const { user, status, expectsUser } = useAuth();
  const isHydrated = useIsHydrated();
  if (user) return isHydrated ? 'player' : 'awaited';
  return status === 'loading' && expectsUser ? 'awaited' : 'visitor';
}

interface OwnProps {
  card: Card;
  setCode: string | undefined;
}

/** What the viewer has of the card. */
function Own(own: OwnProps) {
  switch (useViewer()) {
    case 'player':
      return (
        <Suspense fallback={<AwaitedCopies />}>
          <OwnCopies {...own} />
        </Suspense>
      );
    case 'awaited':
      return <AwaitedCopies />;
    case 'visitor':
      return <VisitorsCopies cardId={own.card.id} />;
  }
}

interface PrintingsProps extends OwnProps {
  printing: Printing | undefined;
}

function Printings({ setCode, ...list }: PrintingsProps) {
  const waiting = (
    <>
      <PrintingList {...list} renderOwn={() => null} />
      <DecksLine />
    </>
  );
  switch (useViewer()) {
    case 'player':
      return (
        <Suspense fallback={waiting}>
          <OwnPrintings {...list} setCode={setCode} />
        </Suspense>
      );
    case 'awaited':
      return waiting;
    case 'visitor':
      return <PrintingList {...list} renderOwn={() => <VisitorActions cardId={list.card.id} />} />;
  }
}
