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
import styles from './card-view.module.css';
import { PriceHistory } from './price-history';
import { PrintingList } from './printing-list';
import { ViewSection } from './view-section';
import { VisitorActions } from './visitor-actions';

const loadOwn = () => import('./own-printings');
const OwnPrintings = lazy(async () => ({ default: (await loadOwn()).OwnPrintings }));
const OwnNotices = lazy(async () => ({ default: (await loadOwn()).OwnNotices }));

interface CardViewProps {
  card: Card;
  /** The level of its sections' headings: 2 on a page, 3 in a dialog. */
  headingLevel: 2 | 3;
  /** False for the picture alone. */
  isWhole?: boolean;
  /** Called when an arrow key or a swipe requests the next or previous card. */
  onLeaf: (direction: Direction) => void;
}

/**
 * Everything about one card, in its dialog and on its page: picture, facts, printings with the viewer's counts and
 * lists, who sells and who wants it, and its prices over time (rules/cards#card-view).
 */
export function CardView({ card, headingLevel, isWhole = true, onLeaf }: CardViewProps) {
  const view = useRef<HTMLDivElement>(null);
  useLeafKeys(view, onLeaf);
  const isHydrated = useIsHydrated();
  const isSignedIn = useAuth().user !== null && isHydrated;
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
        <div>
          <CardPicture
            card={card}
            groups={groups}
            group={group}
            printing={printing}
            onLeaf={onLeaf}
          />
        </div>
        <div className={styles.words}>
          {isWhole && (
            <div className={styles.section}>
              <CardFacts card={card} printing={printing} cardSet={cardSet} />
            </div>
          )}
          {isWhole && card.cardVariants.length > 0 && (
            <ViewSection title="Printings" headingLevel={headingLevel}>
              <Printings card={card} printing={printing} setCode={cardSet?.code} />
            </ViewSection>
          )}
        </div>
        {isWhole && card.cardVariants.length > 0 && (
          <div className={styles.across}>
            <CardListings card={card} headingLevel={headingLevel} />
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
      {isSignedIn && (
        <Suspense>
          <OwnNotices />
        </Suspense>
      )}
    </div>
  );
}

interface PrintingsProps {
  card: Card;
  printing: Printing | undefined;
  setCode: string | undefined;
}

/** A signed-in person's counts and lists are loaded after the first screen, into a reserved space. */
function Printings({ setCode, ...list }: PrintingsProps) {
  const { user, status, expectsUser } = useAuth();
  const isHydrated = useIsHydrated();
  const waiting = <PrintingList {...list} renderOwn={() => null} />;
  if (user && isHydrated) {
    return (
      <Suspense fallback={waiting}>
        <OwnPrintings {...list} setCode={setCode} />
      </Suspense>
    );
  }
  if (user || (status === 'loading' && expectsUser)) return waiting;
  return <PrintingList {...list} renderOwn={() => <VisitorActions cardId={list.card.id} />} />;
}
