import { afterAction, type InboxEventKind, type OfferAction } from '@domain/offer';
import type { Database } from '@server/db/database';
import { refusal } from '@server/errors';
import { sql } from 'drizzle-orm';
import { noteChange } from '../note-change';
import type { OwnOffer } from '../offer';
import { ownOffer, ownOfferToChange } from '../policy';

interface Asked {
  offerId: string;
  userId: string;
  action: OfferAction;
}

const EVENT: Record<OfferAction, InboxEventKind> = {
  RESCIND: 'RESCINDED',
  ACCEPT: 'ACCEPTED',
  DECLINE: 'DECLINED',
  MARK_EXCHANGED: 'MARKED',
  TAKE_MARK_BACK: 'MARK_TAKEN_BACK',
  CALL_OFF: 'CALLED_OFF',
};

/**
 * Does something with an offer, once: of two who do what excludes each other one wins, and the other gets CONFLICT with
 * the status as it is (product 9).
 *
 * @throws NOT_FOUND for a third party, FORBIDDEN for the other side's part, CONFLICT for what comes too late (product 12)
 */
export const actOnOffer = (database: Database, { action, ...asked }: Asked): Promise<OwnOffer> =>
  database.transaction(async (transaction) => {
    const own = await ownOfferToChange(transaction, asked);
    const { mySide } = own;
    const outcome = afterAction(own, mySide, action);
    if (!outcome.ok) throw refused(outcome.code, own);
    const isMarked = outcome.state.exchangedBy[mySide];
    const mark = isMarked ? sql<string>`now()` : null;
    await noteChange(transaction, own, EVENT[action], {
      status: outcome.state.status,
      calledOffBy: outcome.state.calledOffBy,
      ...(mySide === 'INITIATOR'
        ? { initiatorExchangedAt: mark as string | null }
        : { recipientExchangedAt: mark as string | null }),
    });
    return ownOffer(transaction, asked);
  });

const refused = (code: 'FORBIDDEN' | 'CONFLICT', { status }: OwnOffer) =>
  code === 'FORBIDDEN'
    ? refusal(code, 'This is for the other side to do.')
    : refusal(code, 'This offer was changed meanwhile.', { status });
