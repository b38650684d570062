import { useCallback, useState } from 'react';
import { type Card, pricedPrinting } from '@domain/card';
import { raisedWants, THIS_ALONE, type Want, type WantTerms } from '@domain/want-list';
import { FillDialog, type Quantities, type Raise } from '@/features/fill-trade-list';
import { useNamedCards } from '@/entities/card';
import { useDeckNeedsQuery } from '@/entities/deck';
import { useOwnWants } from '@/entities/trade-list';
import { apiErrorOf } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import type { DeckRow } from '../model/deck-sections';

const WORDS = {
  title: 'Want what this deck lacks',
  about:
    'The cheapest printing of each card, beside those that you want already. Quantities on the list are never lowered, and a want list holds at most 5 copies of a printing.',
  nothing: 'Your want list has all of it already.',
};

/** Opens a preview of what the want list would hold. */
export function WantMissing(deck: Omit<WantDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="lists" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Want what is missing
      </Button>
      {isOpen && <WantDialog {...deck} onClose={() => setOpen(false)} />}
    </>
  );
}

interface WantDialogProps {
  deckId: string;
  lacking: readonly DeckRow[];
  onClose: () => void;
}

function WantDialog({ deckId, lacking, onClose }: WantDialogProps) {
  // The cheapest printing may be one of a reprint.
  const { cards, areLoaded, error, retry } = useNamedCards(
    lacking.map(({ card, need }) => need?.cheapest?.cardId ?? card.id),
  );
  const own = useOwnWants();
  const needs = useDeckNeedsQuery(deckId);
  const raisesOf = useCallback(
    (listed: Quantities) => {
      if (!areLoaded || !own || !needs.data) return null;
      const printingsOf = new Map(needs.data.map((need) => [need.cardId, need.variantIds]));
      return lacking.flatMap((row) =>
        raiseFor(row, {
          cards,
          listed,
          wants: own.wants.filter(({ variantId }) =>
            printingsOf.get(row.card.id)?.includes(variantId),
          ),
        }),
      );
    },
    [areLoaded, lacking, cards, own, needs.data],
  );
  return (
    <FillDialog
      kind="WANT_LIST"
      words={WORDS}
      raisesOf={raisesOf}
      failed={
        error
          ? { error, retry }
          : { error: apiErrorOf(needs.error) ?? null, retry: () => void needs.refetch() }
      }
      onClose={onClose}
    />
  );
}

/** A deck names cards: whatever printing a want brings is one of them (rules/decks#missing). */
const ANY: WantTerms = { ...THIS_ALONE, wouldDo: 'ANY' };

interface Given {
  cards: ReadonlyMap<string, Card>;
  listed: Quantities;
  /** Those of the card, in whichever set. */
  wants: readonly Want[];
}

function raiseFor({ card, need, missing }: DeckRow, { cards, listed, wants }: Given): Raise[] {
  const of = cards.get(need?.cheapest?.cardId ?? card.id) ?? card;
  const printing =
    of.cardVariants.find(({ id }) => id === need?.cheapest?.variantId) ?? pricedPrinting(of);
  if (!printing) return [];
  const { id: variantId, variantType } = printing;
  const cardId = card.id;
  const to = raisedWants(
    wants.map((want) => ({ ...want, ...ANY, cardId })),
    [{ variantId, cardId, variantType, copies: missing }],
    { newWants: ANY },
  ).get(variantId);
  return to === undefined ? [] : [{ card: of, printing, from: listed[variantId] ?? 0, to }];
}
