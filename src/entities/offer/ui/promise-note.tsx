import { availableCopies, type OfferType, type Promised } from '@domain/offer';
import styles from './promise-note.module.css';

/** Of a sale list (BUY), copies are free; of a want list (SELL), they are still wanted. */
const WORDS: Record<OfferType, { free: string; asked: string }> = {
  BUY: { free: 'free', asked: 'asked for' },
  SELL: { free: 'still wanted', asked: 'offered' },
};

/**
 * What offers ask of a printing on a list (product 9): `1 of 3 free · 2 asked for`; null where none does.
 *
 * @param listed how many copies the list names
 * @param offerType of the offers that are made on the list
 */
export function promiseWords(
  listed: number,
  { promised, asked }: Promised,
  offerType: OfferType,
): string | null {
  const words = WORDS[offerType];
  const parts = [
    promised > 0 && `${availableCopies(listed, { promised })} of ${listed} ${words.free}`,
    asked > 0 && `${asked} ${words.asked}`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(' · ') : null;
}

interface PromiseNoteProps {
  listed: number;
  /** Undefined where no open offer asks for the printing. */
  promised: Promised | undefined;
  offerType: OfferType;
}

/** The same in a list's row. */
export function PromiseNote({ listed, promised, offerType }: PromiseNoteProps) {
  const words = promised ? promiseWords(listed, promised, offerType) : null;
  return words === null ? null : <span className={styles.note}>{words}</span>;
}
