import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { VARIANT_TYPE_NAMES, type VariantType } from '@domain/card';
import { cardPath } from '@domain/page';
import { countedCopies } from '@/shared/lib/format';
import styles from './mover-list.module.css';

export interface ListedMover {
  variantId: string;
  cardId: string;
  cardName: string;
  cardSetCode: string;
  number: string;
  variantType: VariantType;
  /** Null where it isn't about copies. */
  copies: number | null;
  isUp: boolean;
  /** What it did, in words. */
  effect: string;
  /** Below that. */
  detail?: string;
}

interface MoverListProps {
  title: string;
  movers: readonly ListedMover[];
  /** Shown without any. */
  none: string;
}

/** Printings whose prices moved, each with a link to its card. */
export const MoverList = ({ title, movers, none }: MoverListProps) => (
  <section>
    <h3 className={styles.title}>{title}</h3>
    {movers.length === 0 ? (
      <p className={styles.notes}>{none}</p>
    ) : (
      <ol className={styles.list} aria-label={title}>
        {movers.map((mover) => (
          <li key={mover.variantId} className={styles.mover}>
            <span className={styles.words}>
              <Link to={cardPath(mover.cardId)} className={styles.name}>
                {mover.cardName}
              </Link>{' '}
              <span className={styles.notes}>{notesOf(mover)}</span>
            </span>{' '}
            <span className={styles.figures}>
              <b className={clsx(mover.isUp ? styles.up : styles.down)}>{mover.effect}</b>
              {mover.detail && <span className={styles.notes}> {mover.detail}</span>}
            </span>
          </li>
        ))}
      </ol>
    )}
  </section>
);

const notesOf = ({ cardSetCode, number, variantType, copies }: ListedMover): string =>
  [
    `${cardSetCode} ${number}`,
    VARIANT_TYPE_NAMES[variantType],
    ...(copies === null ? [] : [countedCopies(copies)]),
  ].join(' · ');
