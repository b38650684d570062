import { skipToken } from '@reduxjs/toolkit/query';
import { generatePath, Link } from 'react-router-dom';
import type { Card, Printing } from '@domain/card';
import { ownedOf } from '@domain/collection';
import { OFFER_ON_LIST } from '@domain/offer';
import type { TradeListKind } from '@domain/trade-list';
import { HaveStepper, NeedCell, UnsavedCounts, useShownCopies } from '@/features/edit-inventory';
import { LIST_VERBS, ListPrinting, UnsavedItems, useListItems } from '@/features/edit-trade-list';
import { printingLabel } from '@/entities/card';
import { useSetCollectionQuery, type SetCollection } from '@/entities/collection';
import { useDecksOfCardQuery } from '@/entities/deck';
import { CommitmentNote, useCommitmentsQuery } from '@/entities/offer';
import { useTradeListQuery } from '@/entities/trade-list';
import { useAuth } from '@/entities/session';
import { apiErrorOf } from '@/shared/api';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadError } from '@/shared/ui/load-error';
import { Muted } from '@/shared/ui/muted';
import styles from './printing-list.module.css';
import { AwaitedCopies, OwnFact } from './card-summary';
import { DecksLine, PrintingList } from './printing-list';

const OWN = { userHandle: null } as const;
const KINDS: readonly TradeListKind[] = ['WANT_LIST', 'SALE_LIST'];

interface OwnPrintingsProps {
  card: Card;
  printing: Printing | undefined;
  /** Undefined until the sets are known. */
  setCode: string | undefined;
}

/**
 * The printings with what the viewer has, needs, wants, sells and has committed of each, which can be changed here by
 * the same drafts as in the tables (rules/cards#card-view).
 */
export function OwnPrintings({ card, printing: shown, setCode }: OwnPrintingsProps) {
  const hasHandle = Boolean(useAuth().user?.handle);
  const own = hasHandle ? OWN : skipToken;
  const collection = useSetCollectionQuery(setCode ? { ...OWN, cardSetCode: setCode } : skipToken);
  const wants = useTradeListQuery('WANT_LIST', own);
  const sales = useTradeListQuery('SALE_LIST', own);

  const failed = [collection, wants, sales].find((query) => query.error);
  const error = apiErrorOf(failed?.error);
  const renderOwn = (printing: Printing) => {
    const label = printingLabel(card, printing);
    const named = { cardId: card.id, variantId: printing.id };
    const count = collection.currentData?.counts[printing.id];
    return (
      <>
        {count && (
          <span className={styles.counts}>
            <span className={styles.field}>
              <span>Have</span> <HaveStepper count={count} label={label} hasButtons />
            </span>
            <span className={styles.field}>
              <span>Need</span> <NeedCell count={count} label={label} />
            </span>
          </span>
        )}
        {hasHandle &&
          KINDS.map((kind) => <OwnListed key={kind} kind={kind} printing={named} label={label} />)}
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
      <PrintingList card={card} printing={shown} renderOwn={renderOwn} />
      <OwnDecks cardId={card.id} />
    </>
  );
}

/** The viewer's decks that use the card, or a reprint of it. */
function OwnDecks({ cardId }: { cardId: string }) {
  const { currentData: decks, isError } = useDecksOfCardQuery(cardId);
  if (isError) return null;
  return (
    <DecksLine>
      {decks?.length === 0 && <Muted>none</Muted>}
      {decks?.map(({ id, name, copies }) => (
        <span key={id}>
          <Link to={generatePath(routes.deck, { deckId: id })} translate="no">
            {name}
          </Link>{' '}
          <Muted>{`× ${copies}`}</Muted>
        </span>
      ))}
    </DecksLine>
  );
}

interface OwnListedProps {
  kind: TradeListKind;
  printing: { variantId: string; cardId: string };
  label: string;
}

/** A printing on the viewer's list of a kind, and how many of its copies are in offers. */
function OwnListed({ kind, printing, label }: OwnListedProps) {
  const { currentData: list } = useTradeListQuery(kind, OWN);
  const item = useListItems(kind, list ?? null)[printing.variantId];
  const offerType = OFFER_ON_LIST[kind];
  const { currentData: commitments } = useCommitmentsQuery({ ...OWN, offerType });
  if (list === undefined) return null;
  return (
    <span className={styles.field}>
      {item && <span>{LIST_VERBS[kind]}</span>}
      <ListPrinting kind={kind} list={list} item={item} printing={printing} label={label} />
      <CommitmentNote
        listed={item?.quantity ?? 0}
        commitment={commitments?.[printing.variantId]}
        offerType={offerType}
      />
    </span>
  );
}

interface OwnCopiesProps {
  card: Card;
  /** Undefined until the sets are known. */
  setCode: string | undefined;
}

/** How many copies of the card the viewer has, of all printings, against a playset. */
export function OwnCopies({ card, setCode }: OwnCopiesProps) {
  const asked = setCode ? { ...OWN, cardSetCode: setCode } : skipToken;
  const { currentData } = useSetCollectionQuery(asked);
  return currentData ? <Copies card={card} counts={currentData.counts} /> : <AwaitedCopies />;
}

function Copies({ card, counts }: { card: Card; counts: SetCollection['counts'] }) {
  const copies = useShownCopies(card.cardVariants.flatMap(({ id }) => counts[id] ?? []));
  const { playset } = ownedOf(card, counts);
  return <OwnFact value={`${copies} of ${playset}`} note="in all printings" />;
}

/** Unsaved changes to these, with the possible actions. */
export function OwnNotices() {
  const hasHandle = Boolean(useAuth().user?.handle);
  return (
    <>
      <UnsavedCounts />
      {hasHandle && KINDS.map((kind) => <UnsavedItems key={kind} kind={kind} />)}
    </>
  );
}
