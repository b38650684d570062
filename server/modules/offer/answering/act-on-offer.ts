import {
  afterAction,
  isExchanged,
  NOTE_ERRORS,
  optionalNoteErrorOf,
  toNote,
  type InboxEventKind,
  type OfferAction,
  type OfferRefusal,
  type OfferSide,
} from '@domain/offer';
import type { Database, Transaction } from '@server/db/database';
import { refusal } from '@server/errors';
import { whileCountsMove } from '@server/modules/collection/commands/counts-moved';
import { about } from '../creation/mistakes';
import type { OfferError, OfferResult } from '../graphql-types';
import { noteChange, NOW, type OfferChange } from '../note-change';
import type { OwnOffer } from '../offer';
import { ownOffer, ownOfferToChange } from '../policy';
import { exchangeCopies } from './exchange';
import { shortagesOf } from './shortages';

interface Asked {
  offerId: string;
  userId: string;
  action: OfferAction;
  /** Why it is declined; blank for no reason. */
  reason?: string;
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
 * the status as it is (product 9). A mark that is there already, or not there to be taken back, changes nothing.
 *
 * @returns the offer as it is then; beside errors, as it was
 * @throws NOT_FOUND for a third party, FORBIDDEN for the other side's part, CONFLICT for what comes too late (product 12)
 */
export const actOnOffer = (database: Database, asked: Asked): Promise<OfferResult> =>
  whileCountsMove(() => database.transaction((transaction) => actOnce(transaction, asked)));

async function actOnce(
  transaction: Transaction,
  { action, reason = '', ...asked }: Asked,
): Promise<OfferResult> {
  const own = await ownOfferToChange(transaction, asked);
  const { mySide } = own;
  const outcome = afterAction(own, mySide, action);
  if (!outcome.ok) throw refused(outcome.code, own);
  const { status, exchangedBy } = outcome.state;
  if (isMark(action) && exchangedBy[mySide] === own.exchangedBy[mySide]) {
    return { offer: own, errors: [] };
  }
  const errors = await errorsOf(transaction, own, { action, reason });
  if (errors.length > 0) return { offer: own, errors };

  const isSettled = isExchanged(outcome.state);
  if (isSettled) await exchangeCopies(transaction, own);
  const kind = isSettled ? 'EXCHANGED' : EVENT[action];
  await noteChange(transaction, own, kind, { status, ...changeBy(mySide, { action, reason }) });
  return { offer: await ownOffer(transaction, asked), errors };
}

type Deed = Required<Pick<Asked, 'action' | 'reason'>>;

const isMark = (action: OfferAction): boolean =>
  action === 'MARK_EXCHANGED' || action === 'TAKE_MARK_BACK';

/** What stands against something that is this side's to do, and in time. */
async function errorsOf(
  transaction: Transaction,
  own: OwnOffer,
  { action, reason }: Deed,
): Promise<OfferError[]> {
  if (action === 'ACCEPT') return shortagesOf(transaction, own);
  const code = optionalNoteErrorOf(reason);
  return code === null ? [] : [about({ field: 'reason', message: NOTE_ERRORS[code], code })];
}

/** What is kept of a deed besides the status. */
function changeBy(side: OfferSide, { action, reason }: Deed): OfferChange {
  if (action === 'DECLINE') return { declineReason: toNote(reason) || null };
  if (action === 'CALL_OFF') return { calledOffBy: side };
  if (!isMark(action)) return {};
  const mark = action === 'MARK_EXCHANGED' ? NOW : null;
  return side === 'INITIATOR' ? { initiatorExchangedAt: mark } : { recipientExchangedAt: mark };
}

const refused = (code: OfferRefusal, { status }: OwnOffer) =>
  code === 'FORBIDDEN'
    ? refusal(code, 'This is for the other side to do.')
    : refusal(code, 'This offer was changed meanwhile.', { status });
