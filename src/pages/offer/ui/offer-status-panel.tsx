import { useEffect, useRef, useState, type ComponentType } from 'react';
import {
  balanceFor,
  isExchanged,
  otherSide,
  possibleActions,
  type OfferAction,
} from '@domain/offer';
import {
  AcceptOffer,
  DeclineOffer,
  RescindOffer,
  CallOff,
  MarkExchanged,
  TakeMarkBack,
} from '@/features/act-on-offer';
import { ProposeSwap } from '@/features/make-offer';
import {
  offerStatusMessage,
  partyOn,
  sidesOf,
  type ChangeOutcome,
  type Offer,
} from '@/entities/offer';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import { Muted } from '@/shared/ui/muted';
import { Notice } from '@/shared/ui/notice';
import { Panel } from '@/shared/ui/panel';
import styles from './offer-page.module.css';

interface ActionProps {
  offer: Offer;
  onDone: (outcome: ChangeOutcome) => void;
}

const ACTIONS: Record<OfferAction, ComponentType<ActionProps>> = {
  RESCIND: RescindOffer,
  ACCEPT: AcceptOffer,
  COUNTER: CounterOffer,
  DECLINE: DeclineOffer,
  MARK_EXCHANGED: MarkExchanged,
  TAKE_MARK_BACK: TakeMarkBack,
  CALL_OFF: CallOff,
};

/** Opens the present terms to be changed and sent back (rules/offers#counter-offers). */
function CounterOffer({ offer }: ActionProps) {
  const { id: offerId, termsNumber, mySide } = offer;
  const { handle } = partyOn(offer, otherSide(mySide));
  const { gives, gets } = sidesOf(offer);
  const balance = balanceFor(offer, mySide);
  if (handle === null) return null;
  return (
    <ProposeSwap
      recipientHandle={handle}
      counters={{ offerId, termsNumber, mySide }}
      start={{ gives, wants: gets, balanceInCents: Math.abs(balance), iPay: balance <= 0 }}
    />
  );
}

/** The offer's state, whose turn it is, and what the viewer can do now. */
export function OfferStatusPanel({ offer }: { offer: Offer }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState<{ outcome: ChangeOutcome } | null>(null);
  // The button that was pressed may be gone, and the focus with it.
  useEffect(() => {
    if (done) heading.current?.focus({ preventScroll: true });
  }, [done]);
  const { title, text } = offerStatusMessage(offer);
  const actions = possibleActions(offer, offer.mySide);
  const possible = actions.join(' ');
  const before = useRef(possible);
  // The other side's action may close the dialog that had the focus.
  useEffect(() => {
    if (possible === before.current) return;
    before.current = possible;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [possible]);
  return (
    <Panel>
      {done?.outcome === 'conflict' && (
        <Notice tone="warning">
          The offer was changed in the meantime. This is its current state:
        </Notice>
      )}
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <DeclineReason offer={offer} />
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action) => {
            const Action = ACTIONS[action];
            return <Action key={action} offer={offer} onDone={(outcome) => setDone({ outcome })} />;
          })}
        </div>
      )}
      {isExchanged(offer) && (
        <div className={styles.actions}>
          <LinkButton to={routes.collectionHistory} icon="history">
            Collection History
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}

/** Why the recipient declined, in their own words, if they gave a reason (rules/offers#who-may-answer). */
const DeclineReason = ({ offer: { declineReason } }: { offer: Offer }) =>
  declineReason === null ? null : (
    <figure className={styles.reason}>
      <Muted as="figcaption">Reason</Muted>
      <blockquote dir="auto" className={styles.reasonText}>
        {declineReason}
      </blockquote>
    </figure>
  );
