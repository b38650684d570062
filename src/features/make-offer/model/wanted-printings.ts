import { groupedBy } from '@domain/grouped';
import {
  type CopiesOf,
  isOneOf,
  type PrintingOfCard,
  roomFor,
  takeFromWants,
  type Want,
  wantedCopies,
} from '@domain/want-list';
import type { Listed, ListedPrinting } from '@/entities/card';
import type { Commitments } from '@/entities/offer';
import type { WantListItem } from '@/entities/trade-list';

/** A printing that would do for a want. */
export interface WantedPrinting extends Listed {
  /** Whether a want names it. */
  isNamed: boolean;
  /** Copies that wants ask for, those of them that accepted offers commit, and how many have room beside other picks. */
  listed: number;
  committed: number;
  room: number;
}

type Wanted = ListedPrinting<WantListItem>;

/** All printings of the cards of a want list that would do for a want, by id (rules/offers#available). */
export function wantedPrintings(
  wanted: readonly Wanted[],
  commitments: Commitments,
  picks: Readonly<Record<string, { quantity: number }>>,
): Readonly<Record<string, WantedPrinting>> {
  const ofCards = groupedBy(wanted, ({ card }) => card.id);
  return Object.fromEntries(
    [...ofCards.values()]
      .flatMap((rows) => ofCard(rows, commitments, picks))
      .map((printing) => [printing.variantId, printing]),
  );
}

function ofCard(
  rows: readonly Wanted[],
  commitments: Commitments,
  picks: Readonly<Record<string, { quantity: number }>>,
): WantedPrinting[] {
  const wants = rows.map(({ item: { want, ...item } }): Want => ({ ...item, ...want }));
  const printings = (rows[0]?.card.cardVariants ?? []).map(
    ({ id, variantType }): PrintingOfCard => ({
      variantId: id,
      cardId: rows[0]?.card.id ?? '',
      variantType,
    }),
  );
  const copiesBy = (copiesOf: (variantId: string) => number | undefined): CopiesOf[] =>
    printings.map((each) => ({ ...each, copies: copiesOf(each.variantId) ?? 0 }));
  const open = takeFromWants(
    wants,
    copiesBy((id) => commitments[id]?.committed),
  );
  const left = wants.map((want) => ({ ...want, quantity: open.get(want.variantId) ?? 0 }));
  const picked = copiesBy((id) => picks[id]?.quantity);
  return printings
    .filter((printing) => wants.some((want) => isOneOf(want, printing)))
    .map((printing) => {
      const { variantId, cardId } = printing;
      const listed = wantedCopies(wants, printing);
      return {
        variantId,
        cardId,
        isNamed: wants.some((want) => want.variantId === variantId),
        listed,
        committed: listed - roomFor(left, printing, []),
        room: roomFor(
          left,
          printing,
          picked.filter((other) => other.variantId !== variantId),
        ),
      };
    });
}
