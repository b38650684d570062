import { availableCopies, type ListOfferType, type Commitment } from '@domain/offer';
import { Dotted } from '@/shared/ui/dotted';
import styles from './commitment-note.module.css';

/** Copies on a sale list (BUY) are free; copies on a want list (SELL) are wanted. */
const WORDS: Record<ListOfferType, { free: string; left: string; asked: string }> = {
  BUY: { free: 'free', left: 'free', asked: 'in open offers' },
  SELL: { free: 'wanted', left: 'still wanted', asked: 'offered' },
};

/**
 * What is left of a printing on a list, and its commitments (rules/offers#available): `1 of 3 free · 2 in open offers`,
 * `3 free`.
 *
 * @param listed how many copies the list names
 * @param offerType of the offers that are made on the list
 */
export function commitmentWords(
  listed: number,
  commitment: Commitment,
  offerType: ListOfferType,
): string {
  const parts = partsOf(listed, commitment, offerType);
  const isWhole = commitment.committed === 0;
  return [...(isWhole ? [`${listed} ${WORDS[offerType].free}`] : []), ...parts].join(' · ');
}

function partsOf(
  listed: number,
  { committed, pending }: Commitment,
  offerType: ListOfferType,
): string[] {
  const words = WORDS[offerType];
  return [
    committed > 0 && `${availableCopies(listed, { committed })} of ${listed} ${words.left}`,
    pending > 0 && `${pending} ${words.asked}`,
  ].filter((part) => part !== false);
}

interface CommitmentNoteProps {
  listed: number;
  /** Undefined if no open offer contains the printing. */
  commitment: Commitment | undefined;
  offerType: ListOfferType;
}

/** A printing's commitments, in a row that shows the number of copies. */
export function CommitmentNote({ listed, commitment, offerType }: CommitmentNoteProps) {
  const parts = commitment ? partsOf(listed, commitment, offerType) : [];
  if (parts.length === 0) return null;
  return (
    <span className={styles.note}>
      <Dotted>{parts}</Dotted>
    </span>
  );
}
