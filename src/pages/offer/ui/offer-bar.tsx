import type { ComponentType } from 'react';
import { type OfferAction, possibleActions } from '@domain/offer';
import {
  AcceptOffer,
  CallOff,
  DeclineOffer,
  MarkExchanged,
  RescindOffer,
  TakeMarkBack,
} from '@/features/act-on-offer';
import { ChangeTerms } from '@/features/make-offer';
import { BalanceLine, type ChangeOutcome, type Offer, offerBalance } from '@/entities/offer';
import { useMoney } from '@/shared/lib/money';
import styles from './offer-bar.module.css';

interface ActionProps {
  offer: Offer;
  onDone: (outcome: ChangeOutcome) => void;
}

const ACTIONS: Record<OfferAction, ComponentType<ActionProps>> = {
  RESCIND: RescindOffer,
  ACCEPT: AcceptOffer,
  COUNTER: ChangeTerms,
  DECLINE: DeclineOffer,
  MARK_EXCHANGED: MarkExchanged,
  TAKE_MARK_BACK: TakeMarkBack,
  CALL_OFF: CallOff,
};

/** What both sides come to, beside what the viewer can do now; in sight while the terms scroll past. */
export function OfferBar({ offer, onDone }: ActionProps) {
  const money = useMoney();
  const actions = possibleActions(offer, offer.mySide);
  return (
    <div className={styles.bar}>
      <BalanceLine balance={offerBalance(offer, money)} />
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action) => {
            const Action = ACTIONS[action];
            return <Action key={action} offer={offer} onDone={onDone} />;
          })}
        </div>
      )}
    </div>
  );
}
