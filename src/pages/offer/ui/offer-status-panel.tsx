import { useEffect, useRef } from 'react';
import { isExchanged, possibleActions } from '@domain/offer';
import { type ChangeOutcome, type Offer, offerStatusMessage, otherName } from '@/entities/offer';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import { Muted } from '@/shared/ui/muted';
import { Notice } from '@/shared/ui/notice';
import { Panel } from '@/shared/ui/panel';
import { lastCounter } from '../model/shown-items';
import styles from './offer-page.module.css';
import { TermsChanges } from './terms-changes';

interface OfferStatusPanelProps {
  offer: Offer;
  /** How the viewer's last action ended; null before one. */
  done: { outcome: ChangeOutcome } | null;
}

/** The offer's state and whose turn it is. It takes the focus of buttons that an action removes. */
export function OfferStatusPanel({ offer, done }: OfferStatusPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed may be gone, and the focus with it.
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  const { title, text } = offerStatusMessage(offer);
  const possible = possibleActions(offer, offer.mySide).join(' ');
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
        <LastCounter offer={offer} />
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <DeclineReason offer={offer} />
      {isExchanged(offer) && (
        <div className={styles.links}>
          <LinkButton to={routes.collectionHistory} icon="history">
            Collection History
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}

/** How many printings of each kind of change are named beside whose turn it is. */
const NAMED = 3;

/** What the present terms changed in those before them, where somebody has to answer them. */
function LastCounter({ offer }: { offer: Offer }) {
  const counter = lastCounter(offer);
  if (counter === null) return null;
  return (
    <div className={styles.counter}>
      <h3
        className={styles.counterTitle}
      >{`What ${offer.termsBy === offer.mySide ? 'you' : otherName(offer)} changed`}</h3>
      <TermsChanges offer={offer} most={NAMED} {...counter} />
    </div>
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
