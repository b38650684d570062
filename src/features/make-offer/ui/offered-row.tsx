import { useId, type MouseEvent } from 'react';
import { printingNumberText } from '@domain/card';
import { sumInDollars } from '@domain/pricing';
import { CardThumbnail, FullName, printingLabel } from '@/entities/card';
import { useMoney } from '@/shared/lib/money';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { QuantityEntry } from '@/shared/ui/quantity-entry';
import type { OfferPile } from '../model/offer-draft';
import { copiesChosen } from '../model/offer-drafts-slice';
import { serverPriceWords } from '../model/new-offer-words';
import type { OfferedItem } from '../model/offered-item';
import styles from './offered-row.module.css';
import { BeforeMark } from './before-mark';
import { PriceEntry } from './price-entry';

interface OfferedRowProps {
  item: OfferedItem;
  pile: OfferPile;
  /** Copies in the terms that are answered; null in a new offer. */
  before: number | null;
}

/** A printing in the offer: copies, price, subtotal and error. */
export function OfferedRow({ item, pile, before }: OfferedRowProps) {
  const dispatch = useAppDispatch();
  const id = useId();
  const money = useMoney();
  const { row, quantity, priceInCents, quantityProblem, priceProblem, serverPrice } = item;
  const { card, printing } = row;
  const { variantId, cardId, available } = row.item;
  const label = printingLabel(card, printing);
  const problem = [quantityProblem, priceProblem].filter(Boolean).join(' ');
  const choose = (copies: number) =>
    void dispatch(copiesChosen({ pile, pick: { variantId, cardId, quantity: copies } }));
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    neighbour(currentTarget)?.focus();
    choose(0);
  };
  return (
    <li className={styles.row} data-wrong={problem !== '' || serverPrice !== null}>
      <div className={styles.card}>
        <CardThumbnail image={printing.images.front ?? card.images.front} aspects={card.aspects} />
        <span className={styles.words}>
          <FullName card={card} className={styles.name} />
          <span className={styles.about} translate="no">
            {printingNumberText(card, printing)}
          </span>
          <BeforeMark before={before} quantity={quantity} />
        </span>
        <Button
          variant="quiet"
          icon="delete"
          data-removes={variantId}
          aria-label={`Take ${label} out of the offer`}
          onClick={remove}
        />
      </div>
      <div className={styles.terms}>
        <QuantityEntry
          label={`${label} in the offer`}
          value={quantity}
          least={1}
          most={Math.max(available, 1)}
          describedBy={quantityProblem ? id : undefined}
          onChange={choose}
        />
        <PriceEntry item={item} label={label} describedBy={priceProblem ? id : undefined} />
        <span className={styles.sum}>
          {priceInCents === null ? '–' : sumInDollars(quantity * priceInCents, money)}
        </span>
      </div>
      {problem && (
        <p id={id} className={styles.problem}>
          <Icon name="alert" />
          <span>{problem}</span>
        </p>
      )}
      {serverPrice && (
        <p className={styles.changed}>
          <Icon name="alert" />
          <span>{serverPriceWords(serverPrice, money)}</span>
        </p>
      )}
    </li>
  );
}

/**
 * The focus moves to the same button of the next row, or of the previous one, or to the note, so it isn't lost with the
 * row.
 */
function neighbour(button: HTMLElement): HTMLElement | undefined {
  const section = button.closest('section');
  const all = [...(section?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])];
  const at = all.indexOf(button);
  return all[at + 1] ?? all[at - 1] ?? section?.querySelector('textarea') ?? undefined;
}
