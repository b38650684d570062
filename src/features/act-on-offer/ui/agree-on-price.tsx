import { useEffect, useId, useRef, useState } from 'react';
import { canProposePrice, canTakePrice, type PriceProposal } from '@domain/offer';
import { priceInDollars, type Money, readFixedPrice } from '@domain/pricing';
import { otherName, useChangeOfferMutation, type Offer, type OfferItem } from '@/entities/offer';
import { failureOf } from '@/shared/api';
import { useMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { PriceField } from '@/shared/ui/price-field';
import styles from './agree-on-price.module.css';

interface AgreeOnPriceProps {
  offer: Offer;
  item: OfferItem;
  /** The printing in words. */
  label: string;
}

/** For an item without a price: what is proposed, and what the viewer can do about it (rules/offers#agreed-price). */
export function AgreeOnPrice({ offer, item, label }: AgreeOnPriceProps) {
  const [changeOffer, changing] = useChangeOfferMutation();
  const money = useMoney();
  const [isTyping, setTyping] = useState(false);
  const sentence = useRef<HTMLSpanElement>(null);
  const { proposal, variantId } = item;
  const canPropose = canProposePrice(offer, item);
  const canTake = canTakePrice(offer, item, offer.mySide);
  if (!canPropose && !proposal) return null;

  const say = async (action: 'PROPOSE_PRICE' | 'TAKE_PRICE', priceInCents: number) => {
    const answer = await changeOffer({ offerId: offer.id, action, variantId, priceInCents });
    if (answer.data?.errors.length === 0) setTyping(false);
    // The element that had the focus may be gone.
    if (document.activeElement === document.body) sentence.current?.focus();
  };
  const message = failureOf(changing);
  const proposed = proposal && priceInDollars(proposal.priceInCents, money);
  return (
    <div className={styles.agreement}>
      <span ref={sentence} tabIndex={-1}>
        {proposal ? proposalWords(offer, proposal, money) : 'No price has been proposed yet.'}
      </span>
      {canTake && proposal && (
        <Button
          icon="check"
          aria-label={`Take ${proposed} for ${label}`}
          loading={changing.isLoading && !isTyping}
          onClick={() => void say('TAKE_PRICE', proposal.priceInCents)}
        >{`Take ${proposed ?? ''}`}</Button>
      )}
      {canPropose &&
        (isTyping ? (
          <ProposePrice
            label={label}
            isSending={changing.isLoading}
            onPropose={(cents) => void say('PROPOSE_PRICE', cents)}
            onCancel={() => setTyping(false)}
          />
        ) : (
          <Button
            aria-label={`${proposal ? 'Propose another price' : 'Propose a price'} for ${label}`}
            onClick={() => setTyping(true)}
          >
            {proposal ? 'Propose another price' : 'Propose a price'}
          </Button>
        ))}
      {message && (
        <p role="alert" className={styles.mistake}>
          {message}
        </p>
      )}
    </div>
  );
}

function proposalWords(
  offer: Offer,
  { by, priceInCents, isTaken }: PriceProposal,
  money: Money,
): string {
  const price = priceInDollars(priceInCents, money);
  if (isTaken) return `You agreed on ${price} each.`;
  return by === offer.mySide
    ? `You proposed ${price} each.`
    : `${otherName(offer)} proposes ${price} each.`;
}

interface ProposePriceProps {
  label: string;
  isSending: boolean;
  /** @param priceInCents for each copy */
  onPropose: (priceInCents: number) => void;
  onCancel: () => void;
}

/** A form that proposes a price for each copy. */
function ProposePrice({ label, isSending, onPropose, onCancel }: ProposePriceProps) {
  const [typed, setTyped] = useState('');
  const [isSent, setSent] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { cents, sentence } = readFixedPrice(typed);
  const problem = isSent ? sentence : null;
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (cents === null) input.current?.focus();
        else onPropose(cents);
      }}
    >
      <PriceField
        label={label}
        cents={cents}
        renderInput={(inputLabel) => (
          <input
            ref={input}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="send"
            aria-label={inputLabel}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? id : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      />
      <Button type="submit" variant="primary" loading={isSending}>
        Propose
      </Button>
      <Button variant="quiet" disabled={isSending} onClick={onCancel}>
        Cancel
      </Button>
      {problem && (
        <p id={id} className={styles.mistake}>
          {problem}
        </p>
      )}
    </form>
  );
}
