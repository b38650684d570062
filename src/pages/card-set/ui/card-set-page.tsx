import type { ReactNode } from 'react';
import type { Card } from '@domain/card';
import { normalizeCardSetCode, type CardSet } from '@domain/card-set';
import { cardListLink } from '@/features/filter-cards';
import { useCardsOfSet } from '@/entities/card';
import { useCardSets, CardSetImage } from '@/entities/card-set';
import { type OwnedMarks, useOwnedMarks } from '@/entities/collection';
import { useAddressLink } from '@/shared/lib/address/address-link';
import { counted, formatLongUtcDate, formatNumber } from '@/shared/lib/format';
import { GUTTER, type ExpectedWidths } from '@/shared/lib/sized-image';
import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadError } from '@/shared/ui/load-error';
import { Page, PageTitle } from '@/shared/ui/page';
import styles from './card-set-page.module.css';
import { SetContents } from './set-cards';

/**
 * A set's cards as pictures or as a table (rules/cards#set-page).
 *
 * @param code as in the address, in upper or lower case
 */
export function CardSetPage({ code }: { code: string }) {
  const setCode = normalizeCardSetCode(code);
  useAddressLink(cardListLink);
  const sets = useCardSets();
  // Requested at once, in parallel with the sets: an unknown code only costs one small answer.
  const load = useCardsOfSet(setCode);
  const owned = useOwnedMarks([setCode], load.cards);
  const cardSet = sets.cardSets?.find((known) => known.code === setCode);

  if (sets.cardSets && !cardSet) {
    return (
      <Page title="Invalid card set code">
        <EmptyState
          figure="lens"
          title={`No card set has the code ${setCode}`}
          actions={
            <LinkButton to={routes.cardSets} variant="primary">
              Browse the card sets
            </LinkButton>
          }
        >
          The link may be old, or the code may be mistyped.
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
      header={
        <SetHeader
          title={title}
          cardSet={cardSet}
          facts={<SetFacts cardSet={cardSet} cards={load.cards} owned={owned} />}
        />
      }
    >
      {error && <LoadError error={error} onRetry={retry} />}
      <SetContents
        key={setCode}
        cardSet={cardSet}
        load={load}
        owned={owned}
        failed={error !== null}
      />
    </Page>
  );
}

/** The header's picture takes 68 % of the page, on a phone all of it. */
const BESIDE_THE_WORDS: ExpectedWidths = [
  [768, `calc((min(100vw, 90rem) - 2 * ${GUTTER}) * 0.68)`],
  [0, `calc(100vw - 2 * ${GUTTER})`],
];

interface SetHeaderProps {
  title: string;
  /** Undefined until it is known. */
  cardSet: CardSet | undefined;
  facts: ReactNode;
}

/**
 * The set's name in front of its picture. Its height doesn't depend on anything that has to be loaded, and it is dark
 * in every theme, like the pictures.
 */
const SetHeader = ({ title, cardSet, facts }: SetHeaderProps) => (
  <div className={styles.header} data-theme="space">
    {cardSet && (
      <CardSetImage
        key={cardSet.code}
        cardSet={cardSet}
        className={styles.picture}
        expectedWidths={BESIDE_THE_WORDS}
        isFirst
      />
    )}
    <div className={styles.words}>
      <PageTitle>{title}</PageTitle>
      {facts}
    </div>
  </div>
);

interface SetFactsProps {
  cardSet: CardSet | undefined;
  /** Null until they are loaded. */
  cards: readonly Card[] | null;
  owned: OwnedMarks | null;
}

/** How many cards a set has, of how many the viewer has a copy, and since when it is out. */
function SetFacts({ cardSet, cards, owned }: SetFactsProps) {
  const releasedOn = cardSet?.releasedOn;
  return (
    <p className={styles.facts}>
      {cards && <span>{counted(cards.length, 'card')}</span>}
      {cards && owned && <span>{`You have ${formatNumber(owned.size)}`}</span>}
      {releasedOn && <span>{`Released ${formatLongUtcDate(releasedOn)}`}</span>}
    </p>
  );
}
