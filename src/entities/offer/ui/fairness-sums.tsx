import type { Fairness, ItemValue, SideValue } from '@domain/fairness';
import { countedCopies } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { Disclosure } from '@/shared/ui/disclosure';
import { doubtfulNames, doubtsByText, gainTexts, rangeText } from '../model/fairness-words';
import styles from './fairness-sums.module.css';

interface FairnessSumsProps {
  fairness: Fairness;
  /** The other player's name in the middle of a sentence. */
  otherName: string;
  /** The name of a printing. */
  nameOf: (variantId: string) => string;
}

/** What stands behind the sums of both sides: gains, prices of 30 days, and which are doubtful (rules/fairness). */
export function FairnessSums({ fairness: { gives, gets }, otherName, nameOf }: FairnessSumsProps) {
  const items = [...gives.items, ...gets.items];
  const doubts = doubtsByText(items);
  return (
    <>
      <div className={styles.sides}>
        <SideSums title="You give" side={gives} whose={`${otherName}’s`} />
        <SideSums title="You get" side={gets} whose="your" />
      </div>
      {doubts.size > 0 && (
        <>
          <h3 className={styles.heading}>Doubtful prices</h3>
          <ul className={styles.doubts}>
            {[...doubts].map(([text, doubtful]) => (
              <li key={text}>
                <strong>{doubtfulNames(doubtful, items, nameOf)}</strong>
                <span>{`: ${text}`}</span>
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

/** What a side's cards were worth in 30 days, and what they do for the player who gets them. */
function SideSums({ title, side, whose }: SideSumsProps) {
  const money = useMoney();
  const { items, cards } = side;
  return (
    <section aria-label={title} className={styles.side}>
      <h3 className={styles.heading}>{title}</h3>
      <p>{items.length > 0 ? `Within 30 days: ${rangeText(cards, money)}` : 'No cards'}</p>
      {gainTexts(side, { whose }).map((text) => (
        <p key={text} className={styles.gain}>
          {text}
        </p>
      ))}
    </section>
  );
}

/** What a printing's copies were worth in 30 days. */
function ItemSums({ item: { quantity, value }, name }: { item: ItemValue; name: string }) {
  const money = useMoney();
  return (
    <li className={styles.item}>
      <span>
        <span translate="no">{name}</span>{' '}
        <span className={styles.copies}>{countedCopies(quantity)}</span>
      </span>
      <span className={styles.worth}>
        {value === null ? 'No market price' : rangeText(value, money)}
      </span>
    </li>
  );
}
