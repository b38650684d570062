import { possibleActions } from '@domain/offer';
import { type ChangeOutcome, type ListedOffer, otherName } from '@/entities/offer';

/** The actions of a row that ask for confirmation; open prices are settled on the offer's page. */
export type RowAction = 'ANSWER' | 'RESCIND' | 'MARK_EXCHANGED';

/** The buttons of a row, the viewer's turn first (rules/trading-hub#answering). */
export function rowActions(offer: ListedOffer): { actions: RowAction[]; agreesOnPrice: boolean } {
  const possible = possibleActions(offer, offer.mySide);
  const actions: RowAction[] = [];
  if (possible.includes('ACCEPT')) actions.push('ANSWER');
  if (possible.includes('MARK_EXCHANGED')) actions.push('MARK_EXCHANGED');
  if (possible.includes('RESCIND')) actions.push('RESCIND');
  return { actions, agreesOnPrice: offer.openPrices[offer.mySide] };
}

/** The outcome of a row's action on an offer. */
export interface RowOutcome {
  offer: ListedOffer;
  action: 'ACCEPT' | 'DECLINE' | 'RESCIND' | 'MARK_EXCHANGED';
  outcome: ChangeOutcome;
}

/** Describes the outcome; the table already shows the changed offer.  */
export function rowOutcomeText({ offer, action, outcome }: RowOutcome): string {
  const other = otherName(offer);
  switch (action) {
    case 'ACCEPT':
      return outcome === 'changed'
        ? `You accepted the offer from ${other}.`
        : `The offer from ${other} can no longer be accepted: it was changed in the meantime.`;
    case 'DECLINE':
      return outcome === 'changed'
        ? `You declined the offer from ${other}.`
        : `The offer from ${other} can no longer be declined: it was changed in the meantime.`;
    case 'RESCIND':
      return outcome === 'changed'
        ? `Your offer to ${other} has been rescinded.`
        : `Your offer to ${other} can no longer be rescinded: it was changed in the meantime.`;
    case 'MARK_EXCHANGED':
      return outcome === 'changed'
        ? `You marked the offer with ${other} as exchanged.`
        : `The offer with ${other} can no longer be marked: it was changed in the meantime.`;
  }
}
