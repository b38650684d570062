import type { Fairness, ItemValue, SideValue } from '@domain/fairness';
import { sumInDollars } from '@domain/pricing';
import { countedCopies } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { Disclosure } from '@/shared/ui/disclosure';
import { Muted } from '@/shared/ui/muted';
import {
  comparisonText,
  doubtText,
  gainTexts,
  partsText,
  rangeText,
} from '../model/fairness-words';
import styles from './fairness-sums.module.css';

interface FairnessSumsProps {
  fairness: Fairness;
  /** The other player's name in the middle of a sentence. */
  otherName: string;
  /** The name of a printing. */
  nameOf: (variantId: string) => string;
  /** How both sides compare; by default, who is ahead by how much. */
  comparison?: string | undefined;
}

/** What the viewer and another player give each other: sums, gains, and which prices are doubtful (rules/fairness). */
export function FairnessSums({ fairness, otherName, nameOf, comparison }: FairnessSumsProps) {
  const money = useMoney();
  const { gives, gets } = fairness;
  const items = [...gives.items, ...gets.items];
  const doubtful = items.filter(({ doubts }) => doubts.length > 0);
  return (
    <>
      <div className={styles.sides}>
        <SideSums title="You give" side={gives} whose={`${otherName}’s`} />
        <SideSums title="You get" side={gets} whose="your" />
      </div>
      <p className={styles.even}>{comparison ?? comparisonText(fairness, otherName, money)}</p>
      {doubtful.length > 0 && (
        <>
          <h3 className={styles.heading}>Doubtful prices</h3>
          <ul className={styles.doubts}>
            {doubtful.map((item) => (
              <li key={item.variantId}>
                <strong>{nameOf(item.variantId)}</strong>
                <span>{`: ${doubtText(item)}`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {items.length > 0 && (
        <Disclosure title="Each printing" headingLevel={3}>
          <ul className={styles.items}>
            {items.map((item) => (
              <ItemSums key={item.variantId} item={item} name={nameOf(item.variantId)} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

interface SideSumsProps {
  title: string;
  side: SideValue;
  /** Of the player who gets these cards. */
  whose: string;
}

/** A side's total, what it consists of, and what its cards do for the player who gets them. */
function SideSums({ title, side, whose }: SideSumsProps) {
  const money = useMoney();
  const { items, cards, moneyInCents, totalInCents } = side;
  return (
    <section aria-label={title} className={styles.side}>
      <h3 className={styles.heading}>{title}</h3>
      <p className={styles.total}>
        {moneyInCents > 0 ? sumInDollars(totalInCents, money) : money.sum(totalInCents)}
      </p>
      <Muted as="p">{partsText(side, money)}</Muted>
      {items.length > 0 && (
        <Muted as="p">{`Cards within 30 days: ${rangeText(cards, money)}`}</Muted>
      )}
      {gainTexts(side, { whose }).map((text) => (
        <p key={text} className={styles.gain}>
          {text}
        </p>
      ))}
    </section>
  );
}

/** A printing's copies at market prices. */
function ItemSums({ item: { quantity, value }, name }: { item: ItemValue; name: string }) {
  const money = useMoney();
  return (
    <li className={styles.item}>
      <span>
        <span translate="no">{name}</span>{' '}
        <span className={styles.copies}>{countedCopies(quantity)}</span>
      </span>
      <span className={styles.worth}>
        <span>{value === null ? 'No market price' : money.sum(value.todayInCents)}</span>
        {value !== null && <span className={styles.range}>{rangeText(value, money)}</span>}
      </span>
    </li>
  );
}
